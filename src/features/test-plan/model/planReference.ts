import { portNames } from '../../../content/schemas/standards/requirements.ts';
import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { PlanQuestion } from './planQuestion.ts';
import { planSupplies } from './planSummary.ts';

/** A plan in a few lines, as it goes with a request: standards, ports, supply and where it stands. */
export function planReference(
  { standards, ports, eut }: Pick<PlanQuestion, 'standards' | 'ports' | 'eut'>,
  address: string,
  words: TestPlanWords['result']['reference'],
): string {
  const named = standards.map(({ choice: { id, environments }, environment }) => {
    const name = environments.find((one) => one.id === environment)?.name;
    return name ? `${id} (${name})` : id;
  });
  const supplies = Object.entries(planSupplies(eut)).flatMap(([port, supply]) =>
    supply ? [`${port} ${supply}`] : [],
  );
  return [
    `${words.standards}: ${named.join('; ')}`,
    `${words.ports}: ${ports.map((port) => portNames[port]).join(', ')}`,
    ...(supplies.length > 0 ? [`${words.supply}: ${supplies.join('; ')}`] : []),
    `${words.plan}: ${address}`,
  ].join('\n');
}
