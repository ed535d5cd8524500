import { aboutPage } from '../content/about.ts';
import { developmentServicesPage } from '../content/development-services.ts';
import { developmentStepsTrail } from '../content/development-steps.ts';
import { edgeGatewayPage } from '../content/edge-gateway.ts';
import { existingSolutionsPage } from '../content/existing-solutions.ts';
import { expertisePage } from '../content/expertise.ts';
import { generalFeaturesPage } from '../content/general-features.ts';
import { contactAction } from '../content/navigation.ts';
import { nfcPage } from '../content/nfc.ts';
import { operatingSystemsPage } from '../content/operating-systems.ts';
import { partnersPage } from '../content/partnersPage.ts';
import { petsPage } from '../content/pets-iot.ts';
import { privacy } from '../content/privacy.ts';
import { products } from '../content/products.ts';
import { productsPage } from '../content/productsPage.ts';
import { services, servicesPage, serviceTrail } from '../content/services.ts';
import { smartPage } from '../content/smart.ts';
import { technologiesPage } from '../content/technologies.ts';
import type { Trail } from '../content/trail.ts';
import { paths } from '../paths.ts';

/** How each page below the home page is reached, the page itself last. */
export const trails: readonly Trail[] = [
  [contactAction],
  [{ label: privacy.title, path: paths.privacyPolicy() }],
  [{ label: servicesPage.heading, path: paths.services() }],
  ...services.map(({ link }) => serviceTrail(link)),
  [{ label: edgeGatewayPage.heading, path: paths.edgeGateway() }],
  [{ label: expertisePage.heading, path: paths.expertise() }],
  [{ label: technologiesPage.heading, path: paths.technologiesTools() }],
  [{ label: generalFeaturesPage.heading, path: paths.generalFeatures() }],
  [{ label: existingSolutionsPage.heading, path: paths.existingSolutions() }],
  [{ label: developmentServicesPage.heading, path: paths.iotDevelopmentServices() }],
  developmentStepsTrail,
  [{ label: operatingSystemsPage.heading, path: paths.operatingSystemDevelopment() }],
  [{ label: petsPage.heading, path: paths.petsIot() }],
  [{ label: nfcPage.heading, path: paths.nfc() }],
  [{ label: productsPage.heading, path: paths.products() }],
  ...products.map(({ id, name }) => [
    { label: productsPage.heading, path: paths.products() },
    { label: name, path: paths.product(id) },
  ]),
  [{ label: aboutPage.heading, path: paths.about() }],
  [{ label: partnersPage.heading, path: paths.partners() }],
  [{ label: smartPage.heading, path: paths.smart() }],
];
