import { home } from './content.ts';
import { Head } from '../document/Head.tsx';
import { PageStyles } from '../document/PageStyles.tsx';
import { Newsletter } from '../sections/Newsletter.island.tsx';
import { pages } from '../pages.ts';
import { Blogs } from './Blogs.tsx';
import { PartnersCarousel, ProductsCarousel } from './Carousels.tsx';
import { AboutTeaser, Subsidiaries } from './Company.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { HomeCards, HomeServices, Solutions } from './Offers.tsx';
import { RoomDimmer } from './RoomDimmer.island.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';

export function Page() {
  return (
    <>
      <Head {...home.head} />
      <HeroCarousel />
      <PageStyles />
      <AboutTeaser />
      <ProductsCarousel />
      <RoomDimmer />
      <Subsidiaries />
      <HomeServices />
      <HomeCards />
      <Solutions />
      <PartnersCarousel />
      <Blogs />
      <WhyChooseUs />
      <Newsletter page={pages.home.path} />
    </>
  );
}
