import type { Form } from '../../forms/form.ts';

export type Draft = Readonly<Record<string, string>>;

/** In milliseconds. Whoever comes back later has another question. */
const lifetime = 7 * 24 * 60 * 60 * 1000;
const keyOf = (form: Pick<Form, 'name'>) => `draft:${form.name}`;

/** What the visitor typed and did not send, kept on this device. Storage may be blocked or full. */
export function readDraft(form: Pick<Form, 'name'>): Draft {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}');
    return Date.now() - at < lifetime ? values : {};
  } catch {
    return {};
  }
}

export function saveDraft(form: Pick<Form, 'name'>, values: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // The form works without it.
  }
}
