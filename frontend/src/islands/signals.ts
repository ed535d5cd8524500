/*
 * By what parts of a page that know nothing of each other tell each other something. Style sheets cannot import names:
 * search for the literal before a rename.
 */

/** In local storage: the products to ask about, as `contract/contact/about.ts` writes them. */
export const askedProductsKey = 'about';
/** On `window` when they change: what browsers send of another tab's change, and `contact/asked.ts` of this one's. */
export const askedEvent = 'storage';
/** On `<html>` where that or the URL names products: `contact/ContactForm.module.css` shows the form once it has them. */
export const askedFlag = 'data-asked';
/** The id of the box that asks for a call, and the fragment of a link that ticks it. */
export const callId = 'call-me';
/** On `<html>` where the address has that fragment: until the box is ticked, `contact/CallMe.module.css` reads it. */
export const callFlag = 'data-call';
/** On the element that shows how many they are. */
export const askedCountFlag = 'data-asked-count';

/** On what links the site's style sheet: the first view ends there. */
export const styleFlag = 'data-style';

/** On the link that the key / presses. */
export const searchFlag = 'data-search';

/** The id of the film's dialog, and the fragment of a link whose page opens it. */
export const filmId = 'film-dialog';
