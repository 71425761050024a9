export interface ReflectorInputs {
  readonly edgeMm: number;
  readonly frequencyGhz: number;
  readonly wantedDbsm: number;
}

export const reflectorFields = {
  edgeMm: { param: 'edge', label: 'Edge', unit: 'mm', min: 1, max: 10_000 },
  frequencyGhz: { param: 'frequency', label: 'Frequency', unit: 'GHz', min: 0.1, max: 300 },
  wantedDbsm: { param: 'target', label: 'Target cross-section', unit: 'dBsm', min: -40, max: 80 },
} as const;

export const defaultReflector: ReflectorInputs = {
  edgeMm: 100,
  frequencyGhz: 77,
  wantedDbsm: 10,
};

export interface ReflectorProblem {
  readonly field: keyof ReflectorInputs;
  readonly message: string;
}

const fieldNames = Object.keys(reflectorFields) as (keyof ReflectorInputs)[];

/** Input errors; empty if the result can be computed. */
export function reflectorProblems(inputs: ReflectorInputs): ReflectorProblem[] {
  return fieldNames.flatMap((field) => {
    const { label, unit, min, max } = reflectorFields[field];
    // Comparisons with NaN are false, so empty fields are reported as well.
    if (inputs[field] >= min && inputs[field] <= max) return [];
    return [{ field, message: `${label} must be a number from ${min} to ${max} ${unit}.` }];
  });
}
