import { captureLogs } from './logs.ts';

captureLogs();
