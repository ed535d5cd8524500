import { Outlet } from 'react-router-dom';
import { Header } from './Header.tsx';

/** The frame of every page that visitors see. */
export function PublicLayout() {
  return (
    <>
      <Header />
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
