import { reportSizes } from '#tools/size/report.ts';

if (!reportSizes('.')) process.exit(1);
