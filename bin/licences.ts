import { writeLicences } from '#tools/licences.ts';

writeLicences();
