import { useEffect, useRef } from 'react';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { query } from '../../forms/query.ts';

interface Props {
  submitLabel: string;
  idPrefix?: string;
  /** The preselected category. */
  category?: string;
  /** The toast area to use instead of the page's. */
  toasterId?: string;
}

/** In milliseconds: long enough to notice that the form is being sent. */
const minDuration = 1200;
const inPairs = ['firstName', 'lastName', 'companyName', 'companyId', 'phone', 'product'] as const;

/** Toasts for the query form; each replaces the previous one. */
function useQueryToasts(toasterId: string | undefined) {
  const sending = useRef<ReturnType<typeof showToast>>(undefined);

  async function show(kind: 'success' | 'error' | 'loading', title: string, description?: string) {
    const id = await sending.current;
    return showToast(kind, title, {
      ...(toasterId ? { toasterId } : {}),
      ...(id === undefined ? {} : { id }),
      ...(description ? { description } : {}),
    });
  }

  /** Drops the id, so the final toast fades and is not reused. */
  function end(kind: 'success' | 'error', title: string, description: string): void {
    show(kind, title, description);
    sending.current = undefined;
  }

  return {
    onInvalid: () => end('error', 'Please check the form', 'Some fields are missing or invalid.'),
    onSending: () => {
      sending.current = show('loading', 'Submitting your query...');
    },
    onSent: () =>
      end('success', 'Form submitted!', "Thank you for reaching out. We'll get back to you soon."),
    onFailed: () =>
      end('error', 'Submission failed', 'Something went wrong. Please try again later.'),
  };
}

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
