// Grades URLs of one host as MDN's HTTP Observatory does: `node scan.mjs <origin> <path> ...` prints JSON.
// Its `scan()` supports neither ports nor a 404, so this calls its parts.
import { ALGORITHM_VERSION, ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const [origin = '', ...paths] = process.argv.slice(2);
const { hostname, port } = new URL(origin);

/** @param {number[]} modifiers */
function sum(modifiers) {
  return modifiers.reduce((total, modifier) => total + modifier, 100);
}

const reports = [];
for (const path of paths) {
  const found = await retrieve(hostname, { httpPort: port, httpsPort: port, path });
  const tests = ALL_TESTS.map((test) => test(found)).map(({ result, pass }) => ({
    result,
    pass,
    modifier: getScoreModifier(result),
  }));
  const modifiers = tests.map(({ modifier }) => modifier);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  reports.push({
    path,
    status: found.responses.auto?.status,
    verified: found.responses.auto?.verified,
    algorithm: ALGORITHM_VERSION,
    score: withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit,
    tests,
  });
}
process.stdout.write(JSON.stringify(reports));
