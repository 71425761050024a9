import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CareForm } from '../../src/features/care/CareForm.tsx';
import { ApplicationForm } from '../../src/features/careers/ApplicationForm.tsx';
import { ContactForm } from '../../src/features/contact/ContactForm.tsx';
import { FeedbackForm } from '../../src/features/feedback/FeedbackForm.tsx';
import { QueryForm } from '../../src/features/help/QueryForm.tsx';
import { JoinForm } from '../../src/features/join/JoinForm.tsx';
import { askedList } from '../../src/features/quote/askedList.ts';
import { ProductPicker } from '../../src/features/quote/ProductPicker.tsx';
import { QuoteForm } from '../../src/features/quote/QuoteForm.tsx';
import { SolarForm } from '../../src/features/solar/SolarForm.tsx';
import { SupportForm } from '../../src/features/support/SupportForm.tsx';
import { RequestDialog } from '../../src/features/vodichron/RequestDialog.tsx';
import { type FormName, findForm, formNames } from '../../src/forms/forms.ts';
import { orderCatalogue as catalogue } from '../support/orderCatalogue.ts';

const section = { heading: '', body: [], cards: [], steps: [], points: [] };
const quoteForm = {
  known: catalogue,
  asked: askedList(catalogue, new URLSearchParams('product=multi-ce7')),
  ...{ typed: {}, typedQuantities: [], refused: {}, idempotencyKey: 'key' },
  words: { empty: section, next: section },
  children: createElement(ProductPicker, { products: catalogue.products }),
};

/** Each form as rendered on its page. */
const shown: Record<FormName, ReactElement> = {
  contact: createElement(ContactForm),
  query: createElement(QueryForm, { submitLabel: 'Send' }),
  join: createElement(JoinForm),
  application: createElement(ApplicationForm, {
    job: 'HR Intern',
    words: { hints: [], unreachable: '' },
  }),
  solar: createElement(SolarForm),
  quote: createElement(QuoteForm, quoteForm),
  demo: createElement(RequestDialog),
  feedback: createElement(FeedbackForm),
  support: createElement(SupportForm),
  care: createElement(CareForm),
};

/** What the schema reads, also where nothing describes it. */
function fieldsOf(name: FormName): string[] {
  const form = findForm(name);
  const read = form?.schema && 'shape' in form.schema ? form.schema.shape : undefined;
  const all = [...Object.keys(read ?? {}), ...Object.keys(form?.fields ?? {})];
  return [...new Set(form?.attachment ? [...all, form.attachment.field] : all)];
}

test.each(formNames)('the %s form describes and shows every field of its schema', (name) => {
  const form = findForm(name);
  const html = renderToStaticMarkup(shown[name]);
  const described = { ...form?.fields, [form?.attachment?.field ?? '']: form?.attachment };
  const missing = fieldsOf(name).flatMap((field) => [
    ...(described[field] ? [] : [`${name}.${field} has no description in src/forms/${name}.ts`]),
    ...(new RegExp(`name="${field}[".]`).test(html)
      ? []
      : [`${name}.${field} has no control in the form on ${form?.page}`]),
  ]);
  expect(missing).toEqual([]);
});
