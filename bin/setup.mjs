// Runs before the npm scripts that need something installed, on whatever Node the machine has (>= 20.19), so it is
// plain JavaScript without dependencies. Everything after it runs on the pinned Node of node_modules.
import {
  ensureBrowser,
  ensureDependencies,
  ensureEngines,
  ensureLighthouse,
  ensureNode,
  ensureObservatory,
  ensureStryker,
  ensureTestBrowsers,
} from '../tools/setup.mjs';

ensureNode();
ensureDependencies();
if (process.argv.includes('--tests')) {
  ensureTestBrowsers();
  ensureObservatory();
}
if (process.argv.includes('--bench')) {
  ensureBrowser();
  ensureLighthouse();
}
if (process.argv.includes('--mutants')) ensureStryker();
if (process.argv.includes('--engines')) ensureEngines();
