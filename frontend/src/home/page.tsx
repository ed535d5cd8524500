import { home } from './content.ts';
import { Head } from '../routing/Head.tsx';
import { lazyPage } from '../routing/lazy-page.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { still } from '../routing/still.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import { HomeSlides } from './Slides.tsx';
import { PartnersRow, ProductsRow } from './Rows.tsx';
import { RoomDimmer } from './RoomDimmer.tsx';

const importStill = () => import('./Still.tsx');
const About = still(lazyPage('home', async () => (await importStill()).HomeAbout));
const Offers = still(lazyPage('home', async () => (await importStill()).HomeOffers));
const Reading = still(lazyPage('home', async () => (await importStill()).HomeReading));

export function Page() {
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
