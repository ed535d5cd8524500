import { reportSizes } from '#build/size/report.ts';

if (!reportSizes('.')) process.exit(1);
