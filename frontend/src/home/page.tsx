import { home } from './content.ts';
import { Head } from '../routing/Head.tsx';
import { lazyPage } from '../routing/lazy-page.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { staticPart } from '../routing/static-part.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { PartnersCarousel, ProductsCarousel } from './Carousels.tsx';
import { RoomDimmer } from './RoomDimmer.tsx';

const importStaticParts = () => import('./StaticParts.tsx');
const About = staticPart(lazyPage('home', async () => (await importStaticParts()).HomeAbout));
const Offers = staticPart(lazyPage('home', async () => (await importStaticParts()).HomeOffers));
const Reading = staticPart(lazyPage('home', async () => (await importStaticParts()).HomeReading));

export function Page() {
  return (
    <>
      <Head {...home.head} />
      <HeroCarousel />
      <PageStyles />
      <About />
      <ProductsCarousel />
      <RoomDimmer />
      <Offers />
      <PartnersCarousel />
      <Reading />
      <WhyChooseUs />
      <Newsletter />
    </>
  );
}
