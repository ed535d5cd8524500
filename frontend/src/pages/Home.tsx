import { home } from '../content/home.ts';
import { Head } from '../routing/Head.tsx';
import { page } from '../routing/page.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { still } from '../routing/still.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from '../sections/WhyChooseUs.tsx';
import { HomeSlides } from './HomeSlides.tsx';
import { PartnersRow, ProductsRow } from './HomeRows.tsx';
import { RoomDimmer } from './RoomDimmer.tsx';

const importStill = () => import('./HomeStill.tsx');
const About = still(page('HomeAbout', importStill));
const Offers = still(page('HomeOffers', importStill));
const Reading = still(page('HomeReading', importStill));

export function Home() {
  return (
    <>
      <Head {...home.head} />
      <HomeSlides />
      <PageStyles />
      <About />
      <ProductsRow />
      <RoomDimmer />
      <Offers />
      <PartnersRow />
      <Reading />
      <WhyChooseUs />
      <Newsletter />
    </>
  );
}
