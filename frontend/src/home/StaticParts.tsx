import { Blogs } from './Blogs.tsx';
import { AboutTeaser, Subsidiaries } from './Company.tsx';
import { HomeCards, HomeServices, Solutions } from './Offers.tsx';

/** What is between the home page's carousels: see `routing/static-part.tsx`. */
export function HomeAbout() {
  return <AboutTeaser />;
}

export function HomeOffers() {
  return (
    <>
      <Subsidiaries />
      <HomeServices />
      <HomeCards />
      <Solutions />
    </>
  );
}

export function HomeReading() {
  return <Blogs />;
}
