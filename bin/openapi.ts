import { writeFileSync } from 'node:fs';
import { openapi, publicApi } from '#contract/openapi.ts';

const write = (file: string, document: object) =>
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);

write('docs/openapi.json', openapi());
write('frontend/src/company/developers/api.json', publicApi());
