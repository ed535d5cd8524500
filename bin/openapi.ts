import { writeFileSync } from 'node:fs';
import { openapi } from '#contract/openapi.ts';

writeFileSync('docs/openapi.json', `${JSON.stringify(openapi(), null, 2)}\n`);
