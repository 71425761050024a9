import type {
  Port,
  Requirement,
  Requirements,
} from '../../../../content/schemas/standards/requirements.ts';
import type { Eut } from './eut.ts';

export interface Question {
  environment: string;
  ports: readonly Port[];
  eut: Eut;
}

/** IEC 61000-4-11 ends at 16 A per phase; from there on IEC 61000-4-34 applies with the same dips. */
const dipsLimit = 16;
const forCurrent = (row: Requirement, { ac }: Eut): Requirement =>
  row.basic === 'IEC 61000-4-11' && ac && ac.amperes > dipsLimit
    ? { ...row, basic: 'IEC 61000-4-34' }
    : row;

/** Vehicles are 12 V or 24 V systems, whatever their battery has just now. */
export function vehicleOf({ dc, dcVolts = dc?.volts }: Eut): 12 | 24 | 'other' | undefined {
  if (dcVolts === undefined) return undefined;
  if (dcVolts > 36) return 'other';
  return dcVolts <= 18 ? 12 : 24;
}

/** What a standard asks for at the given ports. */
export function askedTests(
  { rows }: Pick<Requirements, 'rows'>,
  { environment, ports, eut }: Question,
): Requirement[] {
  const vehicle = vehicleOf(eut);
  return rows
    .filter(
      (row) =>
        ports.includes(row.port) &&
        (row.environments?.includes(environment) ?? true) &&
        (row.vehicle === undefined || vehicle === undefined || row.vehicle === vehicle),
    )
    .map((row) => forCurrent(row, eut));
}
