/**
 * In ascending order: a reader can look, an agent can also change and answer, an admin can do
 * everything.
 */
export const staffRoles = ['reader', 'agent', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (value: unknown): value is StaffRole =>
  staffRoles.some((role) => role === value);

/** Whether the role `own` includes the role `needed`. */
export const hasRole = (own: StaffRole, needed: StaffRole) =>
  staffRoles.indexOf(own) >= staffRoles.indexOf(needed);
