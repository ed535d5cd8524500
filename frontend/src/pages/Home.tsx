import { home } from '../content/home.ts';
import { Head } from '../routing/Head.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from '../sections/WhyChooseUs.tsx';
import { Blogs } from './HomeBlogs.tsx';
import { AboutTeaser, Subsidiaries } from './HomeCompany.tsx';
import { HomeSlides } from './HomeSlides.tsx';
import { HomeCards, HomeServices, Solutions } from './HomeOffers.tsx';
import { PartnersRow, ProductsRow } from './HomeRows.tsx';
import { RoomDimmer } from './RoomDimmer.tsx';

export function Home() {
  return (
    <>
      <Head {...home.head} />
      <HomeSlides />
      <PageStyles />
      <AboutTeaser />
      <ProductsRow />
      <RoomDimmer />
      <Subsidiaries />
      <HomeServices />
      <HomeCards />
      <Solutions />
      <PartnersRow />
      <Blogs />
      <WhyChooseUs />
      <Newsletter />
    </>
  );
}
