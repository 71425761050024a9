/** What those read who have to wait, unless a link that was mailed to them lets them in. */
export function tooManyAttempts(seconds: number, isMailed = false): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = `wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  return isMailed
    ? `Strangers have tried too many passwords for this account. If it is yours, open the link we have mailed to you, or ${wait}.`
    : `Too many attempts. Please ${wait}.`;
}
