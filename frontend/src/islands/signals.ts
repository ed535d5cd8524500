/*
 * The names by which independent parts of a page communicate. Style sheets cannot import them: search for the literal
 * before you rename one.
 */

/** Local storage key of the products to ask about, in the form of `contract/contact/about.ts`. */
export const askedProductsKey = 'about';
/** The event on `window` when those change: browsers send it for other tabs, `contact/asked.ts` for this one. */
export const askedEvent = 'storage';
/**
 * On `<html>` if the storage or the URL names products: `contact/ContactForm.module.css` then waits for them before
 * it shows the form.
 */
export const askedFlag = 'data-asked';
/** The id of the checkbox that requests a call, and the URL fragment that ticks it. */
export const callId = 'call-me';
/** On `<html>` if the URL has that fragment. `contact/CallMe.module.css` reads it until the box is ticked. */
export const callFlag = 'data-call';
/** On the element that shows their number. */
export const askedCountFlag = 'data-asked-count';

/** On the link of the site's style sheet, where the critical CSS ends. */
export const styleFlag = 'data-style';

/** On the link that the key / activates. */
export const searchFlag = 'data-search';

/** The id of the film's dialog, and the URL fragment that opens it. */
export const filmId = 'film-dialog';
