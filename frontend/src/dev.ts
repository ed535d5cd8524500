/* What the development server's pages load: every style, and the script of a built page. */
import './styles/site.css';
import './page-styles.ts';
import './site.ts';
