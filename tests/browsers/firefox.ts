import { launch as launchFirefox } from 'puppeteer-core';
import { type Browser, height } from './browser.ts';

const executablePath = '/usr/bin/firefox-esr';

/** Debian's Firefox ESR, driven over WebDriver BiDi. */
export const firefox = { title: 'Firefox ESR', needs: [executablePath], launch };

async function launch(): Promise<Browser> {
  const options = { browser: 'firefox', executablePath, acceptInsecureCerts: true } as const;
  const program = await launchFirefox(options);
  const page = await program.newPage();
  const element = async (find: string) => {
    const found = (await page.evaluateHandle(find)).asElement();
    if (found === null) throw new Error(`There is no ${find}.`);
    return found;
  };
  return {
    name: await program.version(),
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: async (find) => (await element(find)).click(),
    type: async (find, text) => (await element(find)).type(text),
    screenshot: () => page.screenshot(),
    close: () => program.close(),
  };
}
