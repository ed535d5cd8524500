import { Link } from 'react-router-dom';
import { shell } from '../content.ts';
import { pages } from '../pages.ts';
import styles from './PageMessage.module.css';

/** For unknown staff paths. On a full load, the server responds with the site's own error page. */
export function NotFound() {
  const { documentTitle, title, text, link } = shell.notFound;
  return (
    <section className={`frame ${styles.message}`}>
      <title>{documentTitle}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Link to={pages.adminDashboard}>{link}</Link>
    </section>
  );
}
