import { type Port, portNames } from '../../../content/schemas/standards/requirements.ts';
import { parseQuantity } from '../../../site/typedNumbers.ts';
import { vehicleOf } from './matching/askedTests.ts';
import { planSets } from './matching/chooseSetups.ts';
import type { Supply } from './matching/eut.ts';
import {
  type Choice,
  type Field,
  type NumberField,
  numberFields,
  type PlanQuestion,
} from './planQuestion.ts';

/** Longer values are no answers to these questions. */
const longest = 60;
const most = 20;

const isPort = (port: string): port is Port => Object.hasOwn(portNames, port);
const quoted = (values: readonly string[]) => values.map((value) => `“${value}”`).join(', ');
const supplyOf = (volts?: number, amperes?: number): Supply | undefined =>
  volts && amperes ? { volts, amperes } : undefined;

/** The number in a field, or what is wrong with it; neither where an empty field is in order. */
function readNumber(
  field: NumberField,
  typed: string,
  isNeeded: boolean,
): { value?: number; problem?: string } {
  const { name, unit, example, highest } = numberFields[field];
  const text = typed.trim();
  if (text === '') return isNeeded ? { problem: `State the ${name}, for example ${example}.` } : {};
  const value = parseQuantity(text, unit);
  if (value === undefined) return { problem: `“${text}” is no ${name}. Write it like ${example}.` };
  if (value <= 0 || value > highest)
    return { problem: `The ${name} must be above 0 and at most ${highest} ${unit}.` };
  return { value };
}

/** The plan that an address asks for, and what is wrong with it. */
export function readPlanQuery(query: URLSearchParams, choices: readonly Choice[]): PlanQuestion {
  const problems = new Map<Field, string>();
  const text = (name: string) => query.get(name)?.slice(0, longest) ?? '';
  const list = (name: string) => {
    const values = query.getAll(name).map((value) => value.trim().slice(0, longest));
    return [...new Set(values.filter(Boolean))].slice(0, most);
  };

  const asked = list('standard');
  const chosen = asked.flatMap((slug) => choices.find((choice) => choice.slug === slug) ?? []);
  const unknown = asked.filter((slug) => !chosen.some((choice) => choice.slug === slug));
  if (unknown.length > 0)
    problems.set('standard', `We have no table for ${quoted(unknown)}. Choose from the list.`);

  const environments = list('environment');
  const known = new Set(chosen.flatMap((choice) => choice.environments.map(({ id }) => id)));
  const foreign = environments.filter((id) => !known.has(id));
  if (chosen.length > 0 && foreign.length > 0)
    problems.set(
      'environment',
      `The chosen standards do not know ${quoted(foreign)}, but ${quoted([...known])}.`,
    );
  const standards = chosen.map((choice) => {
    const own = environments.find((one) => choice.environments.some(({ id }) => id === one));
    return { choice, environment: own ?? choice.environments[0]?.id ?? '' };
  });

  const rows = chosen.flatMap((choice) => choice.rows);
  const namedPorts = list('port');
  const wrong = namedPorts.filter((port) => !isPort(port));
  if (wrong.length > 0)
    problems.set(
      'port',
      `There is no port ${quoted(wrong)}. Ports are ${Object.keys(portNames).join(', ')}.`,
    );
  const named = namedPorts.filter(isPort);
  const offered = (Object.keys(portNames) as Port[]).filter((port) =>
    rows.some((row) => row.port === port),
  );
  const ports = named.length > 0 ? named : offered;
  const needs = (port: Port) => ports.includes(port) && offered.includes(port);

  const typedPhases = text('phases').trim();
  const [, digit] = /^([13])\s*(?:~|ph|phases?)?$/i.exec(typedPhases) ?? [];
  if (typedPhases !== '' && !digit)
    problems.set('phases', `“${typedPhases}” is no number of phases. Choose 1 or 3.`);
  else if (!digit && needs('ac')) problems.set('phases', 'Choose one or three phases.');

  function number(field: NumberField, isNeeded: boolean): number | undefined {
    const { value, problem } = readNumber(field, text(field), isNeeded);
    if (problem) problems.set(field, problem);
    return value;
  }
  const inVehicles = rows.some(({ port, vehicle }) => vehicle && ports.includes(port));
  // Who states only a DC supply, in its own fields, need not state it again.
  const hasOwn = text('dc-voltage') + text('dc-current') !== '';
  const isOnlyDc = hasOwn && !needs('ac') && text('voltage') + text('current') === '';
  const needsSupply = (needs('ac') || needs('dc')) && !isOnlyDc;
  const volts = number('voltage', needsSupply || (inVehicles && !isOnlyDc));
  const supply = supplyOf(volts, number('current', needsSupply));
  const ownVolts = hasOwn ? number('dc-voltage', true) : undefined;
  const ownDc = hasOwn ? supplyOf(ownVolts, number('dc-current', needs('dc'))) : undefined;
  const eut = {
    phases: digit === undefined ? undefined : digit === '3' ? (3 as const) : (1 as const),
    ac: supply,
    dc: hasOwn ? ownDc : supply,
    dcVolts: hasOwn ? ownVolts : volts,
  };
  if (inVehicles && vehicleOf(eut) === 'other')
    problems.set(
      needs('ac') ? 'dc-voltage' : 'voltage',
      'Vehicles have 12 V or 24 V systems. State one of them as the DC voltage.',
    );

  return {
    standards,
    environments: environments.filter((id) => known.has(id)),
    ports,
    allPorts: named.length === 0,
    eut,
    set: planSets.find((one) => one === query.get('set')) ?? 'fewest',
    dcAsAc: needs('ac') && needs('dc') && !hasOwn,
    typed: {
      phases: typedPhases,
      voltage: text('voltage'),
      current: text('current'),
      'dc-voltage': text('dc-voltage'),
      'dc-current': text('dc-current'),
    },
    problems,
  };
}
