/** What those read who have to wait. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
