import type { ExternalToast } from 'sonner';

/**
 * Shows a toast and returns its id. The toast area fetches sonner when the page is first used, so it is
 * there before a form is sent.
 */
export async function showToast(
  kind: 'success' | 'error' | 'loading',
  title: string,
  options?: ExternalToast,
): Promise<string | number | undefined> {
  // If the line is down, the form still says what happened.
  const sonner = await import('sonner').catch(() => undefined);
  return sonner?.toast[kind](title, options);
}
