import type { ConsoleRole } from '../../../../content/schemas/solar/solarConsole.ts';

/** What needs a role, each with the least one that has it. */
const least = {
  handleAlarms: 'operator',
  takeOutOfService: 'engineer',
  configure: 'engineer',
  seeChecks: 'engineer',
  managePeople: 'administrator',
  clearAll: 'administrator',
} as const satisfies Readonly<Record<string, ConsoleRole>>;

const order: readonly ConsoleRole[] = ['viewer', 'operator', 'engineer', 'administrator'];

/** Whether a role has a function; each has those of the roles before it. */
export const may = (role: ConsoleRole, what: keyof typeof least) =>
  order.indexOf(role) >= order.indexOf(least[what]);
