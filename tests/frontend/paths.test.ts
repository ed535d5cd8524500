import { expect, test } from 'vitest';
import { blogFeed } from '#frontend/content/articles.ts';
import { pageNames, pages, rowOf } from '#frontend/pages.ts';
import * as paths from '#frontend/paths.ts';
import { pages as staffPages, paths as staff } from '#frontend/staff/pages.ts';
import { signInPathFor } from '#frontend/staff/signin/after-sign-in.ts';
import { contactPath, viewPath } from '#frontend/staff/contact-parts/view.ts';

test('Every URL of the site is what it was when it was published', () => {
  const { product, productsIn, callMe, compare, contactAbout, image, stay, searchFor } = paths;
  const newsletter = { pathname: staffPages.adminDashboard, search: '?tab=newsletter' };
  const urls = [
    ...pageNames.map((name) => [name, pages[name].path]),
    ...Object.entries(staffPages),
    ['productThree', product(3)],
    ['productsIn', productsIn('sensing')],
    ['productsChosen', productsIn('sensing', 'name', [1, 4])],
    ['callMe', callMe],
    ['compare', compare([1, 4])],
    ['contactAbout', contactAbout(['smart-lock', 'gateway'])],
    ['image', image('logo')],
    ['stay', stay],
    ['searchFor', searchFor('door & window')],
    ['adminSigninForNewsletter', signInPathFor(newsletter)],
    ['adminSigninForContact', staff.signinFor('7K3M-QX9R')],
    ['adminSigninForCampaign', staff.signinForCampaign('7K3M-QX9R')],
    ['oneCampaign', staff.campaign('7K3M-QX9R')],
    ['oneContact', staff.contact('7K3M-QX9R')],
    ['oneContactInView', contactPath('7K3M-QX9R', { status: 'open', assignee: 'none' })],
    ['blogFeed', blogFeed],
    ['newsletterInView', viewPath({ status: 'open' }, { tab: 'newsletter' })],
  ];
  expect(Object.fromEntries(urls)).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "accessibility": "/accessibility",
      "adminAccount": "/admin/account",
      "adminAudit": "/admin/audit",
      "adminCampaigns": "/admin/campaigns",
      "adminDashboard": "/admin/dashboard",
      "adminFigures": "/admin/figures",
      "adminImport": "/admin/import",
      "adminNotifications": "/admin/notifications",
      "adminPerson": "/admin/person",
      "adminReplyTemplates": "/admin/reply-templates",
      "adminSearch": "/admin/search",
      "adminSignin": "/admin/signin",
      "adminSigninForCampaign": "/admin/signin?campaign=7K3M-QX9R",
      "adminSigninForContact": "/admin/signin?contact=7K3M-QX9R",
      "adminSigninForNewsletter": "/admin/signin?tab=newsletter",
      "adminTags": "/admin/tags",
      "adminTeam": "/admin/team",
      "aiot": "/aiot",
      "blog": "/blog",
      "blogFeed": "/blog/feed.xml",
      "blogFiveHours": "/blog/five-hours-without-the-grid",
      "blogHumidity": "/blog/humidity-in-winter",
      "blogSwitches": "/blog/240-switches",
      "callMe": "/contact#call-me",
      "compare": "/products?compare=1,4",
      "consultingServices": "/consulting-services",
      "contact": "/contact",
      "contactAbout": "/contact?about=smart-lock,gateway",
      "delivery": "/delivery",
      "developers": "/developers",
      "edgeGateway": "/edge-gateway",
      "existingSolutions": "/existing-solutions",
      "expertise": "/expertise",
      "generalFeatures": "/general-features",
      "home": "/",
      "image": "/image/logo",
      "imageViewer": "/image/:name",
      "iotDataAndAnalytics": "/iot-data-and-analytics",
      "iotDevelopmentServices": "/iot-development-services",
      "iotMachineLearningServices": "/iot-machine-learning-services",
      "iotManagedServices": "/iot-managed-services",
      "iotProductDevelopmentStep": "/iot-product-development-step",
      "iotServices": "/iot-services",
      "iotUseCases": "/iot-use-cases",
      "newsletter": "/newsletter",
      "newsletterConfirm": "/newsletter/confirm",
      "newsletterInView": "/admin/dashboard?tab=newsletter&status=open",
      "newsletterIssue": "/newsletter/{{slug}}",
      "newsletterLeave": "/newsletter/leave",
      "nfc": "/nfc",
      "notFound": "/404",
      "oneCampaign": "/admin/campaigns/7K3M-QX9R",
      "oneContact": "/admin/contacts/7K3M-QX9R",
      "oneContactInView": "/admin/contacts/7K3M-QX9R?status=open&assignee=none",
      "operatingSystemDevelopment": "/operating-system-development",
      "partners": "/partners",
      "petsIot": "/pets-iot",
      "privacyPolicy": "/privacy-policy",
      "product": "/product/:id",
      "productNotFound": "/product/unknown",
      "productThree": "/product/3",
      "products": "/products",
      "productsChosen": "/products?category=sensing&sort=name&chosen=1,4",
      "productsIn": "/products?category=sensing",
      "search": "/search",
      "searchFor": "/search?q=door+%26+window",
      "services": "/services",
      "smart": "/smart",
      "stay": "/?region=stay",
      "technologiesTools": "/technologies-tools",
      "unsubscribe": "/unsubscribe",
    }
  `);
});

test('Every page stands below a page, below Solutions or directly below home', () => {
  const parents = pageNames.flatMap((name) => rowOf(name).parent ?? []);
  expect(parents.filter((parent) => parent !== 'solutions' && !(parent in pages))).toEqual([]);
});
