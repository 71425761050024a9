export const reflectorKinds = [
  'triangularTrihedral',
  'squareTrihedral',
  'dihedral',
  'plate',
  'sphere',
] as const;

export type ReflectorKind = (typeof reflectorKinds)[number];

interface ReflectorFacts {
  readonly label: string;
  /** The label of the length in the form. */
  readonly edgeLabel: string;
  /** Flat faces: σ = factor·a⁴/λ². Sphere: σ = factor·a², at any wavelength. */
  readonly factor: number;
  /** Power of the edge in σ. */
  readonly power: 2 | 4;
  /** Largest extent as seen by the radar, in edges. */
  readonly aperture: number;
  readonly formula: string;
}

/** Dihedral and plate have square faces, so one edge describes each. */
export const reflectors: Readonly<Record<ReflectorKind, ReflectorFacts>> = {
  triangularTrihedral: {
    label: 'Triangular trihedral',
    edgeLabel: 'Inner edge',
    factor: (4 * Math.PI) / 3,
    power: 4,
    aperture: Math.SQRT2,
    formula: 'σ = 4·π·a⁴ / (3·λ²)',
  },
  squareTrihedral: {
    label: 'Square trihedral',
    edgeLabel: 'Inner edge',
    factor: 12 * Math.PI,
    power: 4,
    aperture: 2 * Math.sqrt(2 / 3),
    formula: 'σ = 12·π·a⁴ / λ²',
  },
  dihedral: {
    label: 'Dihedral, square faces',
    edgeLabel: 'Edge of a face',
    factor: 8 * Math.PI,
    power: 4,
    aperture: Math.sqrt(3),
    formula: 'σ = 8·π·a⁴ / λ²',
  },
  plate: {
    label: 'Flat square plate',
    edgeLabel: 'Edge',
    factor: 4 * Math.PI,
    power: 4,
    aperture: Math.SQRT2,
    formula: 'σ = 4·π·a⁴ / λ²',
  },
  sphere: {
    label: 'Sphere',
    edgeLabel: 'Radius',
    factor: Math.PI,
    power: 2,
    aperture: 2,
    formula: 'σ = π·r²',
  },
};

/** The inner edges we make, in mm. Others are made to order. */
export const orderSizes = [50, 75, 100, 150, 200, 300, 500, 1000] as const;
