/**
 * What each role includes. A reader can look at submissions, an agent can also change and answer
 * them and write content; a writer only writes content, a reviewer also approves what somebody else
 * wants to publish, a publisher publishes; an admin can do everything.
 */
const included = {
  reader: ['reader'],
  agent: ['reader', 'agent', 'writer'],
  writer: ['writer'],
  reviewer: ['writer', 'reviewer'],
  publisher: ['writer', 'reviewer', 'publisher'],
  admin: ['reader', 'agent', 'writer', 'reviewer', 'publisher', 'admin'],
} as const;

export type StaffRole = keyof typeof included;

export const staffRoles = Object.keys(included) as StaffRole[];

export const isStaffRole = (value: unknown): value is StaffRole =>
  typeof value === 'string' && Object.hasOwn(included, value);

/** Whether the role `own` includes the role `needed`. */
export const hasRole = (own: StaffRole, needed: StaffRole) =>
  included[own].some((role) => role === needed);
