import { useEffect } from 'react';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { query } from '../../forms/query.ts';
import { useQueryToasts } from './useQueryToasts.ts';

interface Props {
  submitLabel: string;
  idPrefix?: string;
  /** The category to begin with. */
  category?: string;
  /** The toast area, where it is not the page's. */
  toasterId?: string;
}

/** Sending takes at least as long as a reader needs to see that it happens. */
const minDuration = 1200;
const inPairs = ['firstName', 'lastName', 'companyName', 'companyId', 'phone', 'product'] as const;

export function QueryForm({ submitLabel, idPrefix = 'query', category, toasterId }: Props) {
  const toasts = useQueryToasts(toasterId);
  const { state, sending, setValue, formProps, field } = useSubmission(query, {
    ...toasts,
    minDuration,
    idPrefix,
  });

  useEffect(() => {
    if (category) setValue('category', category);
  }, [category, setValue]);

  return (
    <form {...formProps} className="relative flex flex-col gap-5">
      <HiddenFields />
      <div className="grid gap-5 sm:grid-cols-2">
        {inPairs.map((name) => (
          <FormField key={name} {...field(name)} />
        ))}
      </div>
      <FormField {...field('category')} />
      <FormField {...field('query')} />
      <SubmitButton label={submitLabel} sending={sending} className="self-start" />
      <FormStatus state={state} next={query.next} />
    </form>
  );
}
