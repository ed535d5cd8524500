import { Blogs } from './Blogs.tsx';
import { AboutTeaser, Subsidiaries } from './Company.tsx';
import { HomeCards, HomeServices, Solutions } from './Offers.tsx';

/** What stands between the home page's carousels, and never changes: see `routing/still.tsx`. */
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
