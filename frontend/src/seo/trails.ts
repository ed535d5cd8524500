import { aboutPage } from '../company/about/content.ts';
import { developmentServicesPage } from '../solutions/iot-development-services/content.ts';
import { developmentStepsTrail } from '../solutions/iot-product-development-step/content.ts';
import { edgeGatewayPage } from '../solutions/edge-gateway/content.ts';
import { existingSolutionsPage } from '../solutions/existing-solutions/content.ts';
import { expertisePage } from '../company/expertise/content.ts';
import { generalFeaturesPage } from '../solutions/general-features/content.ts';
import { contactAction } from '../content/navigation.ts';
import { nfcPage } from '../solutions/nfc/content.ts';
import { operatingSystemsPage } from '../solutions/operating-system-development/content.ts';
import { partnersPage } from '../company/partners/content.ts';
import { petsPage } from '../solutions/pets-iot/content.ts';
import { privacy } from '../company/privacy-policy/content.ts';
import { products } from '../content/products.ts';
import { productsPage } from '../catalogue/products/content.ts';
import { services, servicesPage, serviceTrail } from '../content/services.ts';
import { smartPage } from '../solutions/smart/content.ts';
import { technologiesPage } from '../company/technologies-tools/content.ts';
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
