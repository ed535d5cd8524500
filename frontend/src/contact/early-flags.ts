import { askedFlag, askedProductsKey, callFlag, callId } from '../islands/signals.ts';
import { readAsked } from './asked.ts';

/**
 * An inline script in the head of the contact page. It sets flags on `<html>` for what the URL or the storage asks
 * for, so that the page paints it at once and nothing shifts.
 */
const { hash, search } = location;
const root = document.documentElement;
root.toggleAttribute(askedFlag, search.includes(`${askedProductsKey}=`) || readAsked() !== '');
root.toggleAttribute(callFlag, hash === `#${callId}`);
