// Runs before `npm start`, `npm test` and `npm run dev` on whatever Node the machine has (>= 20.19), so it
// is plain JavaScript without dependencies. Everything after it runs on the pinned Node of node_modules.
import { ensureBrowser, ensureDependencies, ensureNode } from '../build/setup.mjs';

ensureNode();
ensureDependencies();
if (process.argv.includes('--browser')) ensureBrowser();
