import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const debianChromium = '/usr/bin/chromium';
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** Exits with an error if this Node is too old to run `npm ci`, which installs the pinned Node. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
}

/** Runs `npm ci` if node_modules is missing or belongs to another lock file. */
export function ensureDependencies() {
  // Through a link, `npm ci` would delete another clone's packages.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const stampFile = 'node_modules/.installed-lock';
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('Installing dependencies (npm ci) ...');
  // Run npm on the machine's own Node, because `npm ci` deletes the pinned one.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  // Some packages ask for Node 22. They run on the pinned Node 24, so the warning misleads.
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm ? [node, [npm, ...options]] : ['npm', options];
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(`"npm ${options.join(' ')}" failed: see above.`);
  writeFileSync(stampFile, lock);
}

/** Debian's other browsers, for `npm run browsers` only. */
export function ensureOtherBrowsers() {
  const files = {
    'firefox-esr': 'firefox-esr',
    'webkit2gtk-driver': 'WebKitWebDriver',
    xvfb: 'xvfb-run',
    xauth: 'xauth',
  };
  const missing = Object.entries(files)
    .filter(([, file]) => !existsSync(`/usr/bin/${file}`))
    .map(([name]) => name);
  if (missing.length === 0) return;
  if (isDebianRoot() && aptInstall(missing)) return;
  console.log(`For the browsers that are missing, install Debian's ${missing.join(', ')}.`);
}

/**
 * Installs the browsers of the end-to-end tests: Debian's Chromium with its headless shell, in which a test takes half the
 * CPU time, or else Playwright's Chromium, which includes one.
 */
export function ensureTestBrowsers() {
  const missing = [debianChromium, debianHeadlessShell].filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  if (isDebianRoot() && aptInstall(missing.map((file) => basename(file)))) return;
  ensureBrowser();
}

/** Installs a Chromium: Debian's, or else Playwright's. */
export function ensureBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  if (existsSync(debianChromium) || existsSync(chromium.executablePath())) return;
  if (isDebianRoot() && aptInstall(['chromium'])) return;
  console.log('Installing Chromium (playwright install) ...');
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) stop('"playwright install chromium" failed: see above.');
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * @param {string[]} packages
 * @returns {boolean} whether they are installed now
 */
function aptInstall(packages) {
  console.log(`Installing ${packages.join(', ')} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return [['update', '-qq'], options].every(
    (args) => spawnSync('/usr/bin/apt-get', args, { stdio: 'inherit', env }).status === 0,
  );
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
