import { useRef } from 'react';
import { toast } from 'sonner';

/** What the query form says while it is sent; one toast turns into the next. */
export function useQueryToasts(toasterId: string | undefined) {
  const current = useRef<string | number>(undefined);
  const where = () => ({
    ...(toasterId ? { toasterId } : {}),
    ...(current.current === undefined ? {} : { id: current.current }),
  });

  /** The toast of a sending that has ended is left to fade. */
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
