import { company } from './company.ts';

const { name, phone, email, address } = company;
const contact = `${phone.text} · ${email}`;
const place = `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`;
const quoted = (text: string) => JSON.stringify(text);

/** The style sheet that repeats name, phone and address on every printed page. */
export const letterhead = `@page{@top-left{content:${quoted(name)};font:600 11pt sans-serif}@top-right{content:${quoted(`${contact}\n${place}`).replace('\\n', '\\a ')};white-space:pre;text-align:right;font:8pt/1.4 sans-serif}@bottom-right{content:counter(page)" / "counter(pages);font:8pt sans-serif}}`;
