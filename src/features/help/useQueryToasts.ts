import { useRef } from 'react';
import { showToast } from '../../components/shell/showToast.ts';

/** Toasts for the query form; each replaces the previous one. */
export function useQueryToasts(toasterId: string | undefined) {
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
