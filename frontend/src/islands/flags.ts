import { readAsked } from '../contact/asked.ts';
import { askedFlag, askedKey, callFlag, callId } from './signals.ts';

/**
 * An inline script in the head of every page: flags on `<html>` for what an address or the browser's storage asks to
 * see on the contact page, so that nothing that is seen gives way to it.
 */
const { hash, search } = location;
const root = document.documentElement;
root.toggleAttribute(askedFlag, search.includes(`${askedKey}=`) || readAsked() !== '');
root.toggleAttribute(callFlag, hash === `#${callId}`);
