// A separate package, because only `npm run engines` needs it.
export { default as puppeteer } from 'puppeteer-core';
