import { renderIcons } from '../frontend/build/icons.ts';

console.log((await renderIcons()).join(', '));
