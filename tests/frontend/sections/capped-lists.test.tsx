import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { industries } from '#frontend/company/expertise/content.ts';
import { Page as Expertise } from '#frontend/company/expertise/page.tsx';
import { articles } from '#frontend/content/articles.ts';
import { products } from '#frontend/content/products.ts';
import { services } from '#frontend/content/services.ts';
import { Blogs } from '#frontend/home/Blogs.tsx';
import { ProductsCarousel } from '#frontend/home/Carousels.tsx';
import { HomeServices } from '#frontend/home/Offers.tsx';
import { capabilities } from '#frontend/services/aiot/content.ts';
import { Page as Aiot } from '#frontend/services/aiot/page.tsx';
import { machineLearningCards } from '#frontend/services/iot-machine-learning-services/content.ts';
import { Page as MachineLearning } from '#frontend/services/iot-machine-learning-services/page.tsx';
import { managedServices } from '#frontend/services/iot-managed-services/content.ts';
import { Page as ManagedServices } from '#frontend/services/iot-managed-services/page.tsx';
import { iotUseCases } from '#frontend/services/iot-use-cases/content.ts';
import { Page as UseCases } from '#frontend/services/iot-use-cases/page.tsx';
import {
  connectedObjects,
  realTimeOperations,
} from '#frontend/solutions/general-features/content.ts';
import { Page as GeneralFeatures } from '#frontend/solutions/general-features/page.tsx';
import { developmentServices } from '#frontend/solutions/iot-development-services/content.ts';
import { Page as DevelopmentServices } from '#frontend/solutions/iot-development-services/page.tsx';
import { nfcCards } from '#frontend/solutions/nfc/content.ts';
import { Page as Nfc } from '#frontend/solutions/nfc/page.tsx';
import {
  embeddedLinuxItems,
  rtosItems,
} from '#frontend/solutions/operating-system-development/content.ts';
import { Page as OperatingSystems } from '#frontend/solutions/operating-system-development/page.tsx';
import { petAccessories } from '#frontend/solutions/pets-iot/content.ts';
import { Page as Pets } from '#frontend/solutions/pets-iot/page.tsx';
import { all, textOf } from '../built-site.ts';
import { render } from '../render.tsx';

/** The specification's constants, section 9. */
const caps: readonly (readonly [
  what: string,
  cap: number,
  list: readonly object[],
  name: 'heading' | 'name' | 'title',
  Part: ComponentType,
])[] = [
  ['Connected Objects', 4, connectedObjects, 'heading', GeneralFeatures],
  ['Real Time Operations', 3, realTimeOperations, 'heading', GeneralFeatures],
  ['use cases', 6, iotUseCases, 'name', UseCases],
  ['development services', 6, developmentServices, 'heading', DevelopmentServices],
  ['Embedded Linux', 6, embeddedLinuxItems, 'heading', OperatingSystems],
  ['RTOS', 3, rtosItems, 'heading', OperatingSystems],
  ['pet accessories', 6, petAccessories, 'heading', Pets],
  ['NFC', 8, nfcCards, 'heading', Nfc],
  ['AIoT', 8, capabilities, 'heading', Aiot],
  ['machine learning', 8, machineLearningCards, 'heading', MachineLearning],
  ['managed services', 6, managedServices, 'heading', ManagedServices],
  ['industries', 9, industries, 'heading', Expertise],
  ['services of the home page', 6, services, 'title', HomeServices],
  ['blogs of the home page', 3, articles, 'title', Blogs],
  ['products of the home page', 5, products, 'name', ProductsCarousel],
];

test.each(caps)('Of %s the page shows %i, however many there are', (_, cap, list, name, Part) => {
  const extra = 'One too many';
  // Other files share these modules: what is appended is taken away again.
  Array.prototype.push.call(list, { ...list[0], [name]: extra });
  const html = render(<Part />);
  Array.prototype.pop.call(list);

  const names = list.map((item) => Reflect.get(item, name));
  const headings = all(html, /<h[23][^>]*>([^]*?)<\/h[23]>/g).map(textOf);
  expect(headings.filter((heading) => names.includes(heading))).toEqual(names.slice(0, cap));
  expect(html).not.toContain(extra);
});

/** An icon, the heading after it, and its text. */
const card =
  /<svg[^>]* stroke-linecap="round"(?:(?!<svg)[^])*?<\/svg>(?:<\/span>)?<h[23][^>]*>([^]*?)<\/h[23]><p[^>]*>([^]*?)<\/p>/g;

test.each(caps.filter(([, , , name]) => name === 'heading'))(
  'Each of %s has its icon, its heading and its text, in this order',
  (_, cap, list, name, Part) => {
    const shown = [...render(<Part />).matchAll(card)].map((found) => found.slice(1).map(textOf));
    const wanted = list
      .slice(0, cap)
      .map((item) => [Reflect.get(item, name), Reflect.get(item, 'content')]);
    const headings = new Set(wanted.map(([heading]) => heading));
    expect(shown.filter(([heading]) => headings.has(heading))).toEqual(wanted);
  },
);
