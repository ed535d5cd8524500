import * as brand from '../../content/brand.ts';
import { promisedYears } from '../../content/buyer-facts.ts';
import { days, delivery, shipping } from '../../content/delivery.ts';
import type { PageHead } from '../../content/head.ts';
import type { NextStep, Term } from '../../content/page.ts';
import { productStatus } from '../../content/product-card.ts';
import type { Figure } from '../../content/product.ts';
import { pages } from '../../pages.ts';

const { to, dollars } = delivery;
const freeFrom = dollars(shipping.freeFrom);

interface Group {
  readonly id: string;
  readonly heading: string;
  readonly terms: readonly Term[];
}

export const deliveryPage = {
  head: {
    title: `Delivery and Returns | ${brand.name}`,
    description: `When your devices ship, what delivery costs in Canada and the USA, how to return them within ${days.toReturn} days, and what the two-year warranty covers.`,
  } satisfies PageHead,
  heading: 'Delivery and returns',
  lead: `There’s no cart. Ask about a device, and we send you a quote within ${brand.replyWithin}. You order by accepting it.`,
  example: `Example terms. ${brand.legalName} confirms the final ones before it sells anything here.`,
  figures: 'In short',
} as const;

export const deliveryFigures: readonly Figure[] = [
  {
    value: `${days.toLeave}`,
    unit: 'working days',
    label: `until it leaves ${brand.address.city}`,
  },
  {
    value: `$${shipping.canada}`,
    unit: brand.currency,
    label: `in Canada, free from ${freeFrom}`,
  },
  { value: `${days.toReturn}`, unit: 'days', label: 'to return it' },
  { value: `${promisedYears.warranty}`, unit: 'years', label: 'of warranty' },
];

export const deliveryGroups: readonly Group[] = [
  {
    id: 'availability',
    heading: 'Availability',
    terms: [
      {
        term: productStatus.series,
        text: `In stock. It leaves ${brand.address.city} within ${days.toLeave} working days of your order.`,
      },
      {
        term: productStatus.certification,
        text: 'You can reserve one now. No payment, and you can cancel until it ships. Expected:',
      },
    ],
  },
  {
    id: 'shipping',
    heading: 'Shipping',
    terms: [
      {
        term: 'Canada',
        text: `${to(days.canada)}. ${dollars(shipping.canada)}, free from ${freeFrom}.`,
      },
      {
        term: 'USA',
        text: `${to(days.usa)}. ${dollars(shipping.usa)}, free from ${freeFrom}. Duties are included.`,
      },
      { term: 'Elsewhere', text: 'Ask us first. We only ship where a device’s radio is approved.' },
      { term: 'Taxes', text: 'Prices are in Canadian dollars, before GST, HST or PST.' },
      { term: 'Tracking', text: 'You get a tracking number when the parcel leaves.' },
    ],
  },
  {
    id: 'returns',
    heading: 'Returns',
    terms: [
      {
        term: 'Time',
        text: `${days.toReturn} days from delivery, for any reason, used or not.`,
      },
      {
        term: 'How',
        text: `Write to ${brand.email} with your order number. We send a prepaid label for Canada and the USA.`,
      },
      {
        term: 'Refund',
        text: `The price and the original shipping, within ${days.refund} working days of receiving the parcel.`,
      },
      {
        term: 'Before you send it',
        text: 'Erase the Gateway, take the card out of the camera, and delete people from the Attendance System.',
      },
    ],
  },
  {
    id: 'warranty',
    heading: 'Warranty',
    terms: [
      {
        term: 'Covers',
        text: `Defects in materials and workmanship, for ${promisedYears.warranty} years from delivery. We repair or replace the device.`,
      },
      {
        term: 'Doesn’t cover',
        text: 'Water damage beyond the rating, incorrect voltage, worn-out batteries.',
      },
      {
        term: 'After that',
        text: `Spare parts for ${promisedYears.spareParts} years, security updates for ${promisedYears.securityUpdates} years.`,
      },
    ],
  },
];

export const deliveryNext = {
  heading: 'Choose your devices.',
  text: `Put them on one list, add quantities, and ask. A quote follows within ${brand.replyWithin}.`,
  label: 'See all products',
  path: pages.products.path,
} as const satisfies NextStep;
