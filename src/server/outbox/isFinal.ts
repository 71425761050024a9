/** Whether the server has refused this mail for good, rather than for now. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && responseCode !== undefined && responseCode >= 500;
}
