import { paths } from './paths.ts';

export interface MenuItem {
  title: string;
  href: string;
  description: string;
}

export interface Menu extends MenuItem {
  items: readonly MenuItem[];
}

interface Entry extends Menu {
  /** For entries that the specification names differently in the sheet. */
  sheetTitle?: string;
  /** The bar has a separate button for it. */
  sheetOnly?: true;
}

const item = (title: string, href: string): MenuItem => ({ title, href, description: '' });
const menu = (title: string, href: string, items: readonly MenuItem[] = []): Menu => ({
  ...item(title, href),
  items,
});

const services: readonly MenuItem[] = [
  item('Help Center', paths.helpCenter),
  item('Vodichron HR', paths.vodichron),
  item('Hardware Design & Development', paths.hardwareDesign),
  item('Firmware & Software Development', paths.firmware),
  item('Automotive', paths.automotive),
  item('Salesforce', paths.salesforce),
  item('Industry 4.0', paths.industry4),
  item('Consultancy', paths.consultancy),
  item('Staff Augmentation', paths.staffAugmentation),
];

/** The site's menu, for both the bar with its dropdowns and the sheet. */
const entries: readonly Entry[] = [
  menu('Home', paths.home),
  {
    ...menu('Instrument', paths.instruments, [
      item('Transient Generators', paths.transientGenerators),
      item('ESD Generators', paths.esdGenerators),
      item('Automotive EMC Test', paths.automotiveEmcTest),
      item('Standards', paths.standards),
      item('Test Plan', paths.testPlan),
      item('Instrument Finder', paths.finder),
    ]),
    sheetTitle: 'Instruments',
  },
  menu('Products', paths.products, [
    item('Logo Detection', paths.logoDetection),
    item('Electric Vehicle Equipment', paths.evEquipment),
    item('Electric Vehicle Simulator', paths.evSimulator),
    item('Solar Energy System', paths.solarEnergySystem),
    item('Reflector Antenna', paths.reflector),
    item('IoT Solutions', paths.iotSolutions),
  ]),
  menu('Services', paths.services, services),
  menu('Careers', paths.careers),
  { ...menu('Contact', paths.contact), sheetOnly: true },
  menu('About', paths.about),
];

export const mainMenu: readonly Menu[] = entries.filter(({ sheetOnly }) => !sheetOnly);

export const sheetMenu: readonly MenuItem[] = entries.map(({ title, sheetTitle, href }) =>
  item(sheetTitle ?? title, href),
);

export const footerQuickLinks: readonly MenuItem[] = [
  item('About Us', paths.about),
  item('Terms & Conditions', paths.terms),
  item('Privacy Policy', paths.privacyPolicy),
  item('Careers', paths.careers),
  item('Contact Us', paths.contact),
];

/** The specification leaves these two out of the footer. */
const notInFooter: readonly string[] = [paths.vodichron, paths.consultancy];

export const footerServices = services.filter(({ href }) => !notInFooter.includes(href));

/** The pages above an address, as the menu names them. */
export function breadcrumbs(path: string): { label: string; href: string }[] {
  const parents = entries
    .flatMap(({ sheetTitle, ...menu }) => [
      { ...menu, title: sheetTitle ?? menu.title },
      ...menu.items,
    ])
    .filter(({ href }) => path.startsWith(`${href}/`) || href === '/')
    .map(({ title, href }) => ({ label: title, href }));
  return parents.toSorted((a, b) => a.href.length - b.href.length);
}
