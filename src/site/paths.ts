/**
 * Every page of the site, once. Navigation, sitemap, redirects and tests read this list;
 * nothing else spells an address.
 */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  search: '/search',
  quote: '/quote',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',

  instruments: '/instruments',
  transientGenerators: '/instruments/transient-generators',
  esdGenerators: '/instruments/esd-generators',
  automotiveEmcTest: '/instruments/automotive-ecm-test',

  products: '/products',
  logoDetection: '/products/logo-detection',
  evEquipment: '/products/ev-equipment',
  evSimulator: '/products/ev-simluator',
  solarEnergySystem: '/products/solar-energy-system',
  reflector: '/products/reflector',
  iotSolutions: '/products/iot-solutions',

  services: '/services',
  helpCenter: '/services/help-center',
  vodichron: '/services/vodichron',
  hardwareDesign: '/services/hardware-design-dev',
  firmware: '/services/firmware-software-development',
  automotive: '/services/automotive',
  salesforce: '/services/salesforces',
  industry4: '/services/industry4',
  consultancy: '/services/consultancy',
  staffAugmentation: '/services/staff-augmentation',
  technicalSupport: '/services/technical-support',
  feedback: '/services/feedback',
  join: '/services/joinc',
  terms: '/services/tandc',
} as const;

/** The eleven categories of transient generators, in the order of the index page. */
export const transientCategories = [
  'telecom',
  'surge-combination-wave',
  'surge-hybrid',
  'ring-wave',
  'power-failure',
  'multifunction',
  'high-voltage-divider',
  'coupling-network',
  'ac-dc-test-equipment',
  'impulse-current',
  'impulse-voltage',
] as const;

export const categoryPath = (category: string) => `${paths.transientGenerators}/${category}`;

/** Where a form is sent to, with and without JavaScript. */
export const submissionPath = (form: string) => `/api/submissions/${form}`;

/** The form on a page of its own: what a visitor without JavaScript is led back to. */
export const formPath = (form: string) => `/forms/${form}`;

/** What people type who expect the usual spelling; each answers 301 to the page's address. */
export const otherSpellings: Readonly<Record<string, string>> = {
  '/products/ev-simulator': paths.evSimulator,
  '/instruments/automotive-emc-test': paths.automotiveEmcTest,
  '/services/salesforce': paths.salesforce,
  '/services/industry-4': paths.industry4,
  '/services/join': paths.join,
  '/services/join-the-community': paths.join,
  '/services/terms': paths.terms,
  '/services/terms-and-conditions': paths.terms,
  '/terms': paths.terms,
  '/privacy': paths.privacyPolicy,
  '/index.html': paths.home,
};

/** Every page a search engine may list, without the product and job pages that content adds. */
export const pagePaths: readonly string[] = [
  ...Object.values(paths),
  ...transientCategories.map(categoryPath),
];
