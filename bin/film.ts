import { join } from 'node:path';
import { makeFilm } from '../studio/film/compose.ts';

await makeFilm(join(import.meta.dirname, '../frontend/src/film'));
