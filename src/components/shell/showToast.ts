import type { ExternalToast } from 'sonner';

/**
 * Shows a toast and returns its id. The toast area fetches sonner when the page is first used, so it is
 * there before a form is sent.
 */
export async function showToast(
  kind: 'success' | 'error' | 'loading',
  title: string,
  options?: ExternalToast,
): Promise<string | number> {
  const { toast } = await import('sonner');
  return toast[kind](title, options);
}
