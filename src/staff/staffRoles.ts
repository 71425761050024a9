/** What staff may do, least first: a reader sees, an agent also changes and answers, an admin runs. */
export const staffRoles = ['reader', 'agent', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (value: unknown): value is StaffRole =>
  staffRoles.some((role) => role === value);

/** Whether someone with the role `own` may do what needs the role `needed`. */
export const hasRole = (own: StaffRole, needed: StaffRole) =>
  staffRoles.indexOf(own) >= staffRoles.indexOf(needed);
