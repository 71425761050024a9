import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type FormName, findForm } from '../../src/forms/forms.ts';
import { company } from '../../src/site/company.ts';
import { paths, submissionPath } from '../../src/site/paths.ts';
import { resume } from './careers.ts';

interface VisitorForm {
  path: string;
  /** What the visitor enters, by field. */
  values: Readonly<Record<string, string | true>>;
  /** The link that opens the form. */
  opener?: string;
}

const person = {
  name: 'Asha Rao',
  /** Another for each form: only a few acknowledgements an hour go to one address. */
  get email() {
    return `asha.${randomUUID()}@example.com`;
  },
};
const message = 'How soon can you deliver?';

/** Every form as a visitor meets and fills it in. */
export const visitorForms: Readonly<Record<FormName, VisitorForm>> = {
  contact: { path: paths.contact, values: { ...person, message } },
  query: {
    path: paths.helpCenter,
    values: {
      ...{ firstName: 'Asha', lastName: 'Rao', companyName: 'Meridhan', phone: '+91 20 5550 1234' },
      ...{ product: 'CDN 5416', category: 'radar', query: message },
    },
  },
  join: {
    path: paths.join,
    values: {
      ...{ ...person, interest: 'Surge testing', phone: '02055501234' },
      ...{ product: 'product2', terms: true },
    },
  },
  application: { path: '/careers/hr-intern', values: { ...person } },
  solar: { path: paths.solarEnergySystem, values: { ...person, message } },
  quote: { path: paths.quote, values: { ...person, message } },
  demo: {
    path: paths.vodichron,
    opener: 'Schedule Demo',
    values: { ...person, company: 'Meridhan Motors' },
  },
  feedback: { path: paths.feedback, values: { topic: 'product', message } },
  support: {
    path: paths.technicalSupport,
    values: { ...person, product: 'PG 10-10000', urgency: 'question', message },
  },
  care: {
    path: paths.care,
    values: { ...person, wanted: 'repair', product: 'CWG 6-3', serial: '2019-0412', message },
  },
};

/** The form on its page, not the same one in a dialog that is closed. */
export const visibleForm = (page: Page, name: FormName) =>
  page
    .locator(`form[action="${submissionPath(name)}"]`)
    .filter({ visible: true })
    .first();

/** Fills in a form as fast as the browser lets us. */
export async function fillInForm(page: Page, name: FormName): Promise<void> {
  const form = visibleForm(page, name);
  const info = findForm(name);
  for (const [field, value] of Object.entries(visitorForms[name].values)) {
    const control = form.locator(`[name="${field}"]`);
    if (field === 'email') await control.fill(person.email);
    else if (value === true) await control.check();
    else if (info?.fields[field]?.control === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
  if (info?.attachment?.required)
    await form.locator(`[name="${info.attachment.field}"]`).setInputFiles(resume());
}

/** Waits for the reference that the visitor is given, on this page or on the next. */
export async function givenReference(page: Page): Promise<string> {
  const shape = new RegExp(`\\b${company.referencePrefix}-\\w{4}-\\w{2}\\b`);
  const shown = page.getByText(shape).first();
  await expect(shown).toBeVisible();
  return shape.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}
