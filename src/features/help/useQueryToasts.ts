import { useRef } from 'react';
import { toast } from 'sonner';

/** Toasts for the query form; each replaces the previous one. */
export function useQueryToasts(toasterId: string | undefined) {
  const current = useRef<string | number>(undefined);
  const where = () => ({
    ...(toasterId ? { toasterId } : {}),
    ...(current.current === undefined ? {} : { id: current.current }),
  });

  /** Drops the id, so the final toast fades and is not reused. */
  function end(show: typeof toast.error, title: string, description: string): void {
    show(title, { ...where(), description });
    current.current = undefined;
  }

  return {
    onInvalid: () =>
      end(toast.error, 'Please check the form', 'Some fields are missing or invalid.'),
    onSending: () => {
      current.current = toast.loading('Submitting your query...', where());
    },
    onSent: () =>
      end(
        toast.success,
        'Form submitted!',
        "Thank you for reaching out. We'll get back to you soon.",
      ),
    onFailed: () =>
      end(toast.error, 'Submission failed', 'Something went wrong. Please try again later.'),
  };
}
