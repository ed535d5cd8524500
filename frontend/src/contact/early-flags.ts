import { askedFlag, askedProductsKey, callFlag, callId } from '../islands/signals.ts';
import { readAsked } from './asked.ts';

/**
 * An inline script in the head of the contact page: flags on `<html>` for what the address or the browser's storage asks
 * it to show, so that nothing that is seen gives way to it.
 */
const { hash, search } = location;
const root = document.documentElement;
root.toggleAttribute(askedFlag, search.includes(`${askedProductsKey}=`) || readAsked() !== '');
root.toggleAttribute(callFlag, hash === `#${callId}`);
