import type { PlanQuestion } from './planQuestion.ts';

/** The query of a plan, always in the same order, without what means nothing. */
export function planAddress(question: PlanQuestion): string {
  const { standards, environments, ports, allPorts, typed } = question;
  const pairs: [string, string][] = [
    ...standards.map(({ choice }): [string, string] => ['standard', choice.slug]),
    ...environments.map((environment): [string, string] => ['environment', environment]),
    ...(allPorts ? [] : ports).map((port): [string, string] => ['port', port]),
    ...Object.entries(typed).filter(([, value]) => value !== ''),
  ];
  return new URLSearchParams(pairs).toString();
}
