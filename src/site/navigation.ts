import { paths } from './paths.ts';

export interface MenuItem {
  title: string;
  href: string;
  description: string;
}

export interface Menu extends MenuItem {
  items: readonly MenuItem[];
}

const item = (title: string, href: string): MenuItem => ({ title, href, description: '' });
const menu = (title: string, href: string, items: readonly MenuItem[] = []): Menu => ({
  ...item(title, href),
  items,
});

export const mainMenu: readonly Menu[] = [
  menu('Home', paths.home),
  menu('Instrument', paths.instruments, [
    item('Transient Generators', paths.transientGenerators),
    item('ESD Generators', paths.esdGenerators),
    item('Automotive EMC Test', paths.automotiveEmcTest),
  ]),
  menu('Products', paths.products, [
    item('Logo Detection', paths.logoDetection),
    item('Electric Vehicle Equipment', paths.evEquipment),
    item('Electric Vehicle Simulator', paths.evSimulator),
    item('Solar Energy System', paths.solarEnergySystem),
    item('Reflector Antenna', paths.reflector),
    item('IoT Solutions', paths.iotSolutions),
  ]),
  menu('Services', paths.services, [
    item('Help Center', paths.helpCenter),
    item('Vodichron HR', paths.vodichron),
    item('Hardware Design & Development', paths.hardwareDesign),
    item('Firmware & Software Development', paths.firmware),
    item('Automotive', paths.automotive),
    item('Salesforce', paths.salesforce),
    item('Industry 4.0', paths.industry4),
    item('Consultancy', paths.consultancy),
    item('Staff Augmentation', paths.staffAugmentation),
  ]),
  menu('Careers', paths.careers),
  menu('About', paths.about),
];

export const sheetMenu: readonly MenuItem[] = [
  item('Home', paths.home),
  item('Instruments', paths.instruments),
  item('Products', paths.products),
  item('Services', paths.services),
  item('Careers', paths.careers),
  item('Contact', paths.contact),
  item('About', paths.about),
];

export const footerQuickLinks: readonly MenuItem[] = [
  item('About Us', paths.about),
  item('Terms & Conditions', paths.terms),
  item('Privacy Policy', paths.privacyPolicy),
  item('Careers', paths.careers),
  item('Contact Us', paths.contact),
];

export const footerServices: readonly MenuItem[] = [
  item('Help Center', paths.helpCenter),
  item('Hardware Design & Development', paths.hardwareDesign),
  item('Firmware & Software Development', paths.firmware),
  item('Automotive', paths.automotive),
  item('Salesforce', paths.salesforce),
  item('Industry 4.0', paths.industry4),
  item('Staff Augmentation', paths.staffAugmentation),
];
