import { join } from 'node:path';
import { makeFilm } from '../film/compose.ts';

await makeFilm(join(import.meta.dirname, '../../../frontend/src/film'));
