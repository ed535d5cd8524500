import { reportSizes } from '#tools/size.ts';

if (!reportSizes('.')) process.exit(1);
