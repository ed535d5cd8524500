import { home } from './content.ts';
import { Head } from '../routing/Head.tsx';
import { page } from '../routing/page.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { still } from '../routing/still.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import { HomeSlides } from './Slides.tsx';
import { PartnersRow, ProductsRow } from './Rows.tsx';
import { RoomDimmer } from './RoomDimmer.tsx';

const importStill = () => import('./Still.tsx');
const About = still(page('HomeAbout', 'home', importStill));
const Offers = still(page('HomeOffers', 'home', importStill));
const Reading = still(page('HomeReading', 'home', importStill));

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
