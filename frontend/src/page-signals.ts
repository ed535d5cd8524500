/**
 * Names by which the inline loader, the app, its pages and the style sheets tell each other a page's state. Style
 * sheets cannot import them: search for the literal before a rename.
 */

/** On `<html>` once every handler is attached; browsers prefetch documents only until then. */
export const liveFlag = 'data-live';
/** On `window` at the same moment: the loader repeats earlier clicks. */
export const liveEvent = 'live';
/** From a form that can send: the loader repeats an earlier submission. */
export const formReadyEvent = 'formready';
/** On `window` when a navigation has drawn its page. */
export const routeChangeEvent = 'routechange';

/** In local storage: the products to ask about, as `contract/contact/about.ts` writes them. */
export const askedKey = 'about';
/** On `<html>` where that or the URL names products: `contact/ContactForm.module.css` shows the form once it has them. */
export const askedFlag = 'data-asked';

/** On `<html>` while somebody is signed in: the styles of both staff pages hide the page that will redirect. */
export const staffFlag = 'data-staff';
/** In session storage: what {@link staffFlag} is set from before the first paint. */
export const signedInKey = 'isAdmin';

/** On `<html>` while a view transition starts: `catalogue/product/first-view.module.css` frees the picture's name. */
export const leavingFlag = 'data-leaving';

/** On what links the page's own styles: the first view ends there. Its value tells first views of an area apart. */
export const pageStylesFlag = 'data-page-styles';
/** Where another view of the same page begins: a navigation scrolls and focuses there. */
export const startFlag = 'data-start';
/** On a link in static HTML: the history state that it leads to, as JSON. */
export const linkStateFlag = 'data-state';

/** What the build tells the loader by attributes of the loader's own element: URLs of scripts. */
export interface LoaderData {
  readonly entry: string;
  /** What the entry imports, parted by spaces. */
  readonly preload: string;
  /** Set where the prerendered page shows and does everything until it is used. */
  readonly waits?: string | undefined;
}
export type LoaderAttributes = {
  readonly [Name in keyof LoaderData as `data-${Name}`]: LoaderData[Name];
};
