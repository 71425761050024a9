import { type RefObject, useEffect, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { FieldValues, Form } from '../../forms/form.ts';
import type { RawValues } from './formResolver.ts';

/** Controls that hold text. */
const typable = /text|email|tel|date|select/;

type Draft = Readonly<Record<string, string>>;

/** In milliseconds. Whoever comes back later has another question. */
const lifetime = 7 * 24 * 60 * 60 * 1000;
const keyOf = (form: Pick<Form, 'name'>) => `draft:${form.name}`;

/** What the visitor typed and did not send, kept on this device. Storage may be blocked or full. */
function readDraft(form: Pick<Form, 'name'>): Draft {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}');
    return Date.now() - at < lifetime ? values : {};
  } catch {
    return {};
  }
}

function saveDraft(form: Pick<Form, 'name'>, values: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // The form works without it.
  }
}

/**
 * Fills empty fields from the query, for example /contact?subject=Calibration, then from what the
 * visitor typed on an earlier visit, which is kept from here on.
 */
export function useInitialValues<Values extends FieldValues>(
  form: Form<Values>,
  element: RefObject<HTMLFormElement | null>,
  setValue: UseFormSetValue<RawValues>,
) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const fields = Object.entries(form.fields);
    const query = new URLSearchParams(location.search);
    const draft = readDraft(form);
    const typed = new FormData(node);
    let hasDraft = false;
    for (const [name, { control, maxLength }] of fields) {
      if (typed.get(name)) continue;
      const asked =
        (control === 'hidden' || typable.test(control)) && query.get(name)?.slice(0, maxLength);
      const drafted = typable.test(control) && draft[name];
      if (asked || drafted) setValue(name, asked || drafted || '');
      if (!asked && drafted) hasDraft = true;
    }
    // Said when the form is first used: at once, it would move what stands below it.
    const tell = () => setRestored(hasDraft);
    node.addEventListener('focusin', tell, { once: true });

    const save = () => {
      const present = new FormData(node);
      const kept = fields.filter(([, { control }]) => typable.test(control));
      const values: Draft = Object.fromEntries(
        kept.map(([name]) => [name, String(present.get(name) ?? '')]),
      );
      saveDraft(form, values);
    };
    node.addEventListener('input', save);
    return () => {
      node.removeEventListener('focusin', tell);
      node.removeEventListener('input', save);
    };
  }, [form, element, setValue]);

  return {
    restored,
    forgetDraft: () => {
      saveDraft(form, {});
      setRestored(false);
    },
  };
}
