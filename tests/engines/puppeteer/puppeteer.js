// A package of its own: only `npm run engines` has a use for it.
export { default as puppeteer } from 'puppeteer-core';
