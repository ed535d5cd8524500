import { Blogs } from './HomeBlogs.tsx';
import { AboutTeaser, Subsidiaries } from './HomeCompany.tsx';
import { HomeCards, HomeServices, Solutions } from './HomeOffers.tsx';

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
