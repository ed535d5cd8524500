// Runs before `npm start`, `test`, `run dev` and `run bench` on whatever Node the machine has (>= 20.19), so
// it is plain JavaScript without dependencies. Everything after it runs on the pinned Node of node_modules.
import {
  ensureBrowser,
  ensureDependencies,
  ensureLighthouse,
  ensureNode,
  ensureObservatory,
} from '../build/setup.mjs';

ensureNode();
ensureDependencies();
if (process.argv.includes('--tests')) {
  ensureBrowser();
  ensureObservatory();
}
if (process.argv.includes('--bench')) {
  ensureBrowser();
  ensureLighthouse();
}
