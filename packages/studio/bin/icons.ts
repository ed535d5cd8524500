import { renderIcons } from '../icons.ts';

console.log((await renderIcons()).join(', '));
