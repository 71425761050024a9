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
  /** What the length in the form is. */
  readonly edgeLabel: string;
  /** The flat reflectors: σ = factor·a⁴/λ². The sphere: σ = factor·a², whatever the wavelength. */
  readonly factor: number;
  /** Power of the edge in σ. */
  readonly power: 2 | 4;
  /** Widest extent seen by the radar, in edges. */
  readonly aperture: number;
  readonly formula: string;
}

/** Square faces for dihedral and plate, so that one edge describes each of them. */
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
