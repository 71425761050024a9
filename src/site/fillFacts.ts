import { company } from './company.ts';
import { pictureSize, uploadSize } from './uploads.ts';

const { address } = company;

/** The placeholders that content may use, as in "an answer within {replyTime}". */
export const facts = {
  company: company.name,
  city: address.locality,
  region: address.region,
  country: address.country,
  founded: String(company.founded),
  phone: company.phone.text,
  email: company.email,
  supportEmail: company.supportEmail,
  supportHours: company.supportHours,
  replyTime: company.replyTime,
  applicationReplyTime: company.applicationReplyTime,
  postalAddress: `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`,
  privacyOfficer: company.privacy.officer,
  privacyEmail: company.privacy.email,
  recipients: company.privacy.recipients,
  retentionPeriod: `${company.privacy.retentionDays} days`,
  sampleFigure: company.sampleFigure,
  uploadSize,
  pictureSize,
} as const;

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

function fillText(text: string): string {
  return text.replace(/\{([a-z]+)\}/gi, (placeholder, name: string) => {
    if (isFact(name)) return facts[name];
    const known = Object.keys(facts).map((fact) => `{${fact}}`);
    throw new Error(`No company fact is called ${placeholder}. There are ${known.join(', ')}.`);
  });
}

/** Replaces the placeholders in a string, or in all strings of a list or object. */
export function fillFacts<Value>(value: Value): Value;
export function fillFacts(value: unknown): unknown {
  if (typeof value === 'string') return fillText(value);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillFacts(entry)]));
}
