import type { Standard } from '../../../../content/schemas/standard.ts';
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

/** What the plan must know of the basic standards. */
export type BasicStandard = Pick<Standard, 'id' | 'above'>;

/** IEC 61000-4-11 ends at 16 A per phase; from there on IEC 61000-4-34 applies with the same dips. */
function forCurrent(
  row: Requirement,
  { ac }: Eut,
  standards: readonly BasicStandard[],
): Requirement {
  const above = standards.find(({ id }) => id === row.basic)?.above;
  return above && ac && ac.amperes > above.amperes ? { ...row, basic: above.standard } : row;
}

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
  standards: readonly BasicStandard[],
): Requirement[] {
  const vehicle = vehicleOf(eut);
  return rows
    .filter(
      (row) =>
        ports.includes(row.port) &&
        (row.environments?.includes(environment) ?? true) &&
        (row.vehicle === undefined || vehicle === undefined || row.vehicle === vehicle),
    )
    .map((row) => forCurrent(row, eut, standards));
}
