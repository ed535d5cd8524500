// Runs before npm scripts that need an installation, on any Node from 20.19. It is therefore plain JavaScript without
// dependencies. The scripts themselves run on the pinned Node in node_modules.
import {
  ensureBrowser,
  ensureDependencies,
  ensureNode,
  ensureOtherBrowsers,
  ensureTestBrowsers,
} from '../tools/setup.mjs';

const asks = (/** @type {string} */ option) => process.argv.includes(option);

ensureNode();
ensureDependencies();
if (asks('--browsers')) ensureOtherBrowsers();
if (asks('--tests')) ensureTestBrowsers();
if (asks('--bench')) ensureBrowser();
