import { readFileSync } from 'node:fs';
import { pages } from '#frontend/staff/pages.ts';
import type { Site } from '../local/start-site.ts';
import { contactRequest } from '../contact.ts';
import { type Browser, waitFor } from './browser.ts';

const layout = readFileSync(new URL('../e2e/page/layout.js', import.meta.url), 'utf8');
const newPassword = 'a long enough passphrase';
/** On one line, because WebKit's driver cannot type a line feed. */
const message = contactRequest.message.replace('\n', ' ');
const contactCall = `{ method: 'POST', headers: { 'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID() }, body: ${JSON.stringify(JSON.stringify(contactRequest))} }`;
const staffPaths = [
  pages.adminSearch,
  pages.adminPerson,
  pages.adminReplyTemplates,
  pages.adminAudit,
  pages.adminFigures,
  pages.adminTeam,
  pages.adminNotifications,
  pages.adminAccount,
];
/** Whether every island is awake; points at those that are not. */
const awake = `[...document.querySelectorAll('site-island:not([data-awake])')].every((place) =>
  void place.dispatchEvent(new Event('pointerover')))`;
const phone = 390;
const desktop = 1280;

/** The first visible, enabled element of a kind whose label or text contains `name`. */
const find = (kind: string, name = '') => `[...document.querySelectorAll(${JSON.stringify(kind)})]
  .find((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]') &&
    [each.ariaLabel, ...[...(each.labels ?? [])].map((label) => label.innerText), each.innerText]
      .join('\\n').includes(${JSON.stringify(name)}))`;

/** The steps of the main journey. Each opens a new page, so that it does not depend on the others. */
export function journey(browser: Browser, { url, staff }: Pick<Site, 'url' | 'staff'>) {
  const waitUntil = (what: string, expression: string) =>
    waitFor(what, () => browser.evaluate(`Boolean(${expression})`));
  const sees = (kind: string, name?: string) =>
    waitUntil(`${kind} "${name ?? ''}"`, find(kind, name));
  const isAt = (path: string) =>
    waitUntil(`not at ${path}`, `location.href === ${JSON.stringify(url + path)}`);
  /** Waits until the element has stopped moving, because drivers click at its previous position. */
  const press = async (kind: string, name?: string) => {
    await sees(kind, name);
    await browser.evaluate(
      `${find(kind, name)}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    let before: unknown;
    await waitFor(`${kind} "${name ?? ''}" moves`, async () => {
      const last = before;
      before = await browser.evaluate(
        `JSON.stringify(${find(kind, name)}?.getBoundingClientRect())`,
      );
      return last !== undefined && last === before;
    });
    await browser.click(find(kind, name));
  };
  const fill = async (kind: string, name: string, text: string) => {
    await sees(kind, name);
    await browser.type(find(kind, name), text);
  };
  const open = async (path: string, width = desktop) => {
    // WebKit 2.50 hangs when the home page is resized from a desktop's width to a phone's.
    await browser.open('about:blank');
    await browser.resize(width);
    await browser.open(url + path);
    await isAt(path);
    // The staff area draws everything itself; a public page points at each of its islands.
    await waitUntil(
      `no script at ${path}`,
      path.startsWith('/admin') ? `document.querySelector('main[aria-busy=false] h1')` : awake,
    );
  };
  const fits = async (path: string, widths = [phone, desktop]) => {
    for (const width of widths) {
      await open(path, width);
      // The carousel arranges its slides shortly after the script has run.
      await waitFor(
        `The layout at ${width}`,
        () => browser.evaluate(layout),
        (problems) => Array.isArray(problems) && problems.length === 0,
      );
    }
  };

  return {
    'The home page fits a phone and a desktop': async () => {
      await fits('/');
    },
    'The menu on a desktop leads to a consultation': async () => {
      await open('/');
      await press('header button', 'Solutions');
      await press('#solutions a', 'Consultation');
      await isAt('/contact');
      await sees('dialog video');
    },
    'The menu on a phone leads to a consultation': async () => {
      await open('/', phone);
      await press('button', 'Open menu');
      await press('dialog summary, dialog button', 'Solutions');
      await press('dialog a', 'Consultation');
      await isAt('/contact');
      await waitUntil('the menu is still open', '!document.querySelector("#menu").open');
      await sees('dialog video');
    },
    'The carousel stops, and its buttons move it': async () => {
      await open('/');
      await sees('.swiper-initialized');
      await press('button', 'Stop the slide show');
      await press('button', 'Slide 1');
      await sees('button[aria-current=true]', 'Slide 1');
      await press('button', 'Previous slide');
      await sees('button[aria-current=true]', 'Slide 4');
      await press('button', 'Next slide');
      await sees('button[aria-current=true]', 'Slide 1');
    },
    'The products are filtered, and two of them compared': async () => {
      await fits('/products');
      await press('main a', 'Access');
      await isAt('/products?category=access');
      await press('input[type=checkbox]', 'Smart Lock');
      await press('input[type=checkbox]', 'Door Bell');
      await press('main a', 'Compare 2 products');
      await isAt('/products?compare=2,10');
      await sees('th', 'Door Bell');
      await fits('/products?compare=2,10');
    },
    'The steps of development fit a phone and a desktop': async () => {
      await fits('/iot-product-development-step');
    },
    'The film of the sister brand plays where it stands': async () => {
      await fits('/smart');
      await press('main button', 'Watch the film');
      await waitUntil(
        'the film stands still',
        `document.querySelector('main video')?.currentTime > 0.5`,
      );
    },
    'The contact form reports missing fields, and sends a message': async () => {
      await fits('/contact');
      await press('button', 'Send message');
      await sees('[role=alert] a', 'Enter your phone number');
      await fill('input', 'First name', contactRequest.firstName);
      await fill('input', 'Last name', contactRequest.lastName);
      await fill('input', 'Phone', contactRequest.phone);
      await fill('input', 'Business email', contactRequest.businessEmail);
      await fill('textarea', 'Message', message);
      await press('input[type=checkbox]', 'I consent');
      await press('button', 'Send message');
      await sees('main form [role=status]', 'reference');
    },
    'The staff sign in, read the message on the dashboard, and their pages fit a phone and a desktop':
      async () => {
        await fits('/admin/signin');
        await fill('input', 'Username', staff.username);
        await fill('input', 'Password', staff.firstPassword ?? newPassword);
        await press('button', 'Login');
        await fill('input', 'New password', newPassword);
        await press('button', 'Save and continue');
        await isAt('/admin/dashboard');
        await sees('article', message);
        const contact = await browser.evaluate('document.querySelector("article h3 a").pathname');
        // With one message the dashboard fits a phone.
        await fits('/admin/dashboard', [phone]);
        // Beside a contact, the list is as tall as the window.
        await browser.evaluate(`(() => {
          window.arrived = 0;
          for (let left = 7; left > 0; left -= 1)
            void fetch('/api/contact', ${contactCall}).then(() => (window.arrived += 1));
        })()`);
        await waitUntil('seven more messages', 'window.arrived === 7');
        for (const path of [String(contact), ...staffPaths]) await fits(path);
        await open('/admin/dashboard');
        await press('button', 'Logout');
        await isAt('/admin/signin');
      },
  };
}
