import { primerTests } from './primerTests.ts';

/**
 * The address of every page, written only here. Navigation, sitemap, redirects and tests all use
 * this list.
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
  accessories: '/instruments/accessories',
  standards: '/instruments/standards',
  primer: '/instruments/primer',
  testPlan: '/instruments/test-plan',
  finder: '/instruments/finder',
  compare: '/instruments/compare',

  products: '/products',
  logoDetection: '/products/logo-detection',
  evEquipment: '/products/ev-equipment',
  evSimulator: '/products/ev-simluator',
  solarEnergySystem: '/products/solar-energy-system',
  solarConsole: '/products/solar-energy-system/console',
  reflector: '/products/reflector',
  iotSolutions: '/products/iot-solutions',

  services: '/services',
  helpCenter: '/services/help-center',
  manuals: '/services/help-center/manuals',
  vodichron: '/services/vodichron',
  hardwareDesign: '/services/hardware-design-dev',
  firmware: '/services/firmware-software-development',
  automotive: '/services/automotive',
  salesforce: '/services/salesforces',
  industry4: '/services/industry4',
  consultancy: '/services/consultancy',
  staffAugmentation: '/services/staff-augmentation',
  technicalSupport: '/services/technical-support',
  care: '/services/calibration-repair-spare-parts',
  feedback: '/services/feedback',
  join: '/services/joinc',
  terms: '/services/tandc',
} as const;

/** The visitor's page about a case, with the key that opens it. */
export const trackPath = (reference: string, key?: string) =>
  `/track/${reference}${key === undefined ? '' : `?key=${key}`}`;

/** The addresses that programs call. */
export const apiPaths = {
  mail: '/api/mail',
  heroes: '/api/heroes',
  logoDetection: '/api/logo-detection',
  logoDetectionDescription: '/api/logo-detection/openapi.json',
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

export type TransientCategory = (typeof transientCategories)[number];

/** The two families that are one category each. */
export const singleFamilies = ['esd-generators', 'automotive-ecm-test'] as const;

/** Every category of the catalogue; each is a file in src/content/instruments. */
export const categoryKeys = [...transientCategories, 'surge-current', ...singleFamilies] as const;

export type CategoryKey = (typeof categoryKeys)[number];

export const isTransientCategory = (key: string | undefined): key is TransientCategory =>
  transientCategories.some((category) => category === key);

/** The index page of the transient generators with one category chosen. */
export const categoryTabPath = (category: TransientCategory) =>
  `${paths.transientGenerators}?category=${category}`;

/**
 * The address the build gives that page: files have no query, so the server maps one to the other.
 */
export const categoryTabFile = (category: TransientCategory) =>
  `${paths.transientGenerators}/tab/${category}`;

/** The page that lists a category. Surge current generators are listed on the index page only. */
export function categoryPath(category: CategoryKey): string {
  if (category === 'surge-current') return categoryTabPath('surge-combination-wave');
  return `${isTransientCategory(category) ? paths.transientGenerators : paths.instruments}/${category}`;
}

/** A product's canonical address. */
export function productPath(category: CategoryKey, slug: string): string {
  const parent = category === 'surge-current' ? 'surge-combination-wave' : category;
  return `${categoryPath(parent)}/${slug}`;
}

/** The four products whose page exists under every category. */
export const builtInSlugs = ['multi-ce5', 'multi-ce7', 'cdn-5416', 'cdn-5432'] as const;

/** An accessory in the list of all. */
export const accessoryPath = (slug: string) => `${paths.accessories}#${slug}`;

export const dataSheetPath = (slug: string) => `/datasheets/${slug}.pdf`;

/** The quote form, with the products a visitor asks about filled in. */
export const quotePath = (...products: readonly string[]) =>
  products.length === 0
    ? paths.quote
    : `${paths.quote}?${new URLSearchParams(products.map((product) => ['product', product]))}`;

/** A screen of the solar console: a plant, a device of it, alarms, reports or configuration. */
export const consolePath = (screen: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  const path = screen === '' ? paths.solarConsole : `${paths.solarConsole}/${screen}`;
  return search === '' ? path : `${path}?${search}`;
};

export const jobPath = (slug: string) => `${paths.careers}/${slug}`;

/** The page the server shows instead of a job's once the job is closed. */
export const closedJobFile = (path: string) => `${path}/closed`;

/** The kinds of help articles, each with the last segment of its list's address. */
export const helpLists = {
  installation: 'installation',
  troubleshooting: 'troubleshooting',
  documentation: 'documentation',
  tutorial: 'tutorials',
} as const;

export type HelpKind = keyof typeof helpLists;

export const helpKinds = Object.keys(helpLists) as HelpKind[];

export const helpListPath = (kind: HelpKind) => `${paths.helpCenter}/${helpLists[kind]}`;

export const helpArticlePath = (kind: HelpKind, slug: string) => `${helpListPath(kind)}/${slug}`;

/** The help centre's form, with what is known of the question filled in. */
export const queryFormPath = (known: Readonly<Record<string, string>>) =>
  `${paths.helpCenter}?${new URLSearchParams(known)}#get-in-touch`;

export const manualPath = (slug: string) => `/manuals/${slug}.pdf`;

/** The search page for a query, optionally limited to one kind of result. */
export const searchPath = (query: string, kind?: string) =>
  `${paths.search}?${new URLSearchParams({ q: query, ...(kind ? { kind } : {}) })}`;

/** Where a page reports an error of its scripts. */
export const browserErrorPath = '/api/browser-errors';

export const securityTextPath = '/.well-known/security.txt';

/** Where a form is posted, with and without JavaScript. */
export const submissionPath = (form: string) => `/api/submissions/${form}`;

/** The form on its own page, to which visitors without JavaScript are sent back. */
export const formPath = (form: string) => (form === 'quote' ? paths.quote : `/forms/${form}`);

/**
 * Every page search engines may list, except the product and job pages, which come from content.
 */
export const pagePaths: readonly string[] = [
  ...Object.values(paths),
  ...transientCategories.map(categoryPath),
  ...helpKinds.map(helpListPath),
  ...primerTests.map((test) => `${paths.primer}/${test}`),
];

/** The address of a built file: about.html is /about, index.html is /. */
export const addressOfFile = (file: string) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/';

/** Pictures staff have uploaded for the home page. */
export const uploadedPicturePath = (id: string) => `/images/uploads/${id}.webp`;

export const uploadedPictureId = (path: string) =>
  /^\/images\/uploads\/([0-9a-f-]{36})\.webp$/.exec(path)?.[1];
