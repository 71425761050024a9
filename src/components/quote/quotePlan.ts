/** Where the browser keeps the test plan that the quote list comes from. */
const key = 'quote-plan';

/** Storage may be blocked: then the plan is not kept, and the visitor may still type it. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The test plan behind the quote list of this device, in words. */
export const quotePlan = {
  read: () => attempt(() => localStorage.getItem(key)) ?? '',
  write: (plan: string) => attempt(() => localStorage.setItem(key, plan)),
  forget: () => attempt(() => localStorage.removeItem(key)),
};
