import type { Port, Requirements } from '../../../content/schemas/standards/requirements.ts';
import type { PlanSet } from './matching/chooseSetups.ts';
import type { Eut } from './matching/eut.ts';

/** A standard with a table of requirements, as the form offers it. */
export interface Choice extends Pick<Requirements, 'environments' | 'rows' | 'notes' | 'clauses'> {
  /** As in its address. */
  slug: string;
  /** As engineers write it. */
  id: string;
}

/** Fields with a number, by their name in the address. */
export const numberFields = {
  voltage: { name: 'voltage', unit: 'V', example: '400 V', highest: 1500 },
  current: { name: 'current', unit: 'A', example: '32 A', highest: 1000 },
  'dc-voltage': { name: 'DC voltage', unit: 'V', example: '24 V', highest: 1500 },
  'dc-current': { name: 'DC current', unit: 'A', example: '10 A', highest: 1000 },
} as const;

export type NumberField = keyof typeof numberFields;
export type Field = NumberField | 'standard' | 'environment' | 'port' | 'phases';

/** What an address asks for. */
export interface PlanQuestion {
  standards: readonly { choice: Choice; environment: string }[];
  /** Those asked for. A standard takes the first that it knows, or else its usual one. */
  environments: readonly string[];
  ports: readonly Port[];
  /** No port was asked for, so these are all that the standards know. */
  allPorts: boolean;
  eut: Eut;
  /** Which of the instruments that do a test are taken. */
  set: PlanSet;
  /** The DC supply has no figures of its own: it is taken to be like the AC supply. */
  dcAsAc: boolean;
  /** What was typed, to show it again. */
  typed: Readonly<Record<NumberField | 'phases', string>>;
  problems: ReadonlyMap<Field, string>;
}

/** The query of a plan, always in the same order, without what means nothing. */
export function planAddress(question: PlanQuestion, set: PlanSet = question.set): string {
  const { standards, environments, ports, allPorts, typed } = question;
  const pairs: [string, string][] = [
    ...standards.map(({ choice }): [string, string] => ['standard', choice.slug]),
    ...environments.map((environment): [string, string] => ['environment', environment]),
    ...(allPorts ? [] : ports).map((port): [string, string] => ['port', port]),
    ...Object.entries(typed).filter(([, value]) => value !== ''),
    ...(set === 'fewest' ? [] : [['set', set] as [string, string]]),
  ];
  return new URLSearchParams(pairs).toString();
}
