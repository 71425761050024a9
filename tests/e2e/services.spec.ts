import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('the index has six cards with links, and two buttons', async ({ page }) => {
  await page.goto(paths.services);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('link', { name: 'Learn More' });
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/services/vodichron',
    '/products/solar-energy-system',
    '/services/help-center',
    '/services/technical-support',
    '/contact',
    '/services/feedback',
  ]);
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('link', { name: 'Browse Help Center' })).toHaveAttribute(
    'href',
    '/services/help-center',
  );
});

const services = [
  {
    path: paths.hardwareDesign,
    heading: 'Hardware Design & Development',
    button: 'Discuss a hardware project',
    subject: 'Hardware design and development',
    words: ['PCB', 'Component selection', 'military-standard'],
  },
  {
    path: paths.firmware,
    heading: 'Firmware & Software Development',
    button: 'Discuss a software project',
    subject: 'Firmware and software development',
    words: ['Coming Soon', 'Embedded Linux'],
  },
  {
    path: paths.automotive,
    heading: 'Automotive',
    button: 'Discuss an automotive project',
    subject: 'Automotive services',
    words: [
      'ECU CANoe simulation',
      'MCAL configuration',
      'Drivers for controller, memory, communication and IO',
      'API configuration and testing',
    ],
  },
  {
    path: paths.salesforce,
    heading: 'Salesforce',
    button: 'Get Started',
    subject: 'Salesforce services',
    words: ['Development', 'Admin Consultation', 'Data and Release Management'],
  },
  {
    path: paths.industry4,
    heading: 'Industry 4.0',
    button: 'Explore Industry 4.0',
    subject: 'Industry 4.0',
    words: [
      'Real-time monitoring',
      'Integration services',
      'Conversion of products to IoT devices',
    ],
  },
  {
    path: paths.consultancy,
    heading: 'Consultancy',
    button: 'Ask for a consultation',
    subject: 'Consultancy',
    words: ['Product consultation', 'Type approval'],
  },
  {
    path: paths.staffAugmentation,
    heading: 'Staff Augmentation',
    button: 'Ask for an engineer',
    subject: 'Staff augmentation',
    words: ['Who we can send', 'Monthly review'],
  },
];

test('each page describes its service, and its button fills in the subject', async ({ page }) => {
  for (const { path, heading, button, subject, words } of services) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const main = page.getByRole('main');
    for (const word of words) await expect(main).toContainText(word);
    for (const section of ['What we need from you', 'What you get'])
      await expect(page.getByRole('heading', { name: section })).toBeVisible();
    expect(((await main.textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(150);
    await expect(main.getByRole('link', { name: button }).first()).toHaveAttribute(
      'href',
      `${paths.contact}?${new URLSearchParams({ subject })}`,
    );
  }
  await page.getByRole('main').getByRole('link', { name: 'Ask for an engineer' }).first().click();
  await expect(page.getByLabel('Subject')).toHaveValue('Staff augmentation');
});

test('the terms have six sections, each linked from the contents', async ({ page }) => {
  await page.goto(paths.terms);
  const sections = [
    'Intellectual Property',
    'User Data',
    'Accuracy of Information',
    'Limitation of Liability',
    'Links to Other Websites',
    'Changes to Terms and Conditions',
  ];
  const text = page.locator('main section[id] > h2');
  await expect(text).toHaveText(sections);
  for (const name of sections) {
    await page.getByRole('navigation', { name: 'On this page' }).getByText(name).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('policies show the date of their last change, with the month in words', async ({
  request,
}) => {
  for (const path of [paths.terms, paths.privacyPolicy, paths.accessibility])
    expect(await (await request.get(path)).text()).toMatch(
      /Last changed on (?:<[^>]+>)?\d{1,2} [A-Z][a-z]+ \d{4}</,
    );
});
