// Runs before the npm scripts that need something installed, on whatever Node the machine has (>= 20.19), so it is
// plain JavaScript without dependencies. Everything after it runs on the pinned Node of node_modules.
import {
  ensureBrowser,
  ensureDependencies,
  ensureEngines,
  ensureNode,
  ensureTestBrowsers,
} from '../tools/setup.mjs';

const asks = (/** @type {string} */ option) => process.argv.includes(option);

ensureNode();
ensureDependencies();
if (asks('--engines')) ensureEngines();
if (asks('--tests')) ensureTestBrowsers();
if (asks('--bench')) ensureBrowser();
