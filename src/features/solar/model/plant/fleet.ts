import type { Plane, Site } from '../sun/sunPosition.ts';

export interface Plant {
  /** Its part of the address. */
  readonly id: string;
  readonly name: string;
  /** Chooses the plant's weather, faults and mismatch. */
  readonly seed: number;
  readonly site: Site;
  readonly plane: Plane;
  /** DC rating in kWp, of all modules. */
  readonly dcKwp: number;
  /** Equal inverters with equal numbers of strings. */
  readonly inverters: number;
  readonly stringsEach: number;
  /** AC rating of one inverter, kW. */
  readonly inverterKw: number;
  /** Share of light lost to shading over the year. */
  readonly shading: number;
  /** Loss per dry day as a share. */
  readonly dustPerDay: number;
  /** Days between two washings. */
  readonly washEvery: number;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [latitude: number, longitude: number, height: number];
  readonly plane: readonly [tilt: number, azimuth: number];
  readonly dcKwp: number;
  readonly inverters: readonly [count: number, kw: number, strings: number];
  readonly losses: readonly [shading: number, dustPerDay: number, washEvery: number];
}

const rows: readonly Row[] = [
  {
    id: 'satara',
    name: 'Satara Cold Store',
    at: [17.69, 74.0, 740],
    plane: [15, 178],
    dcKwp: 125,
    inverters: [5, 22, 4],
    losses: [0.012, 0.0018, 21],
  },
  {
    id: 'baramati',
    name: 'Baramati Dairy',
    at: [18.15, 74.58, 540],
    plane: [12, 170],
    dcKwp: 250,
    inverters: [4, 50, 10],
    losses: [0.01, 0.0019, 18],
  },
  {
    id: 'nashik',
    name: 'Nashik Winery',
    at: [20.0, 73.79, 585],
    plane: [15, 190],
    dcKwp: 180,
    inverters: [3, 50, 10],
    losses: [0.015, 0.0015, 24],
  },
  {
    id: 'kolhapur',
    name: 'Kolhapur Foundry',
    at: [16.7, 74.24, 570],
    plane: [12, 185],
    dcKwp: 150,
    inverters: [6, 22, 4],
    losses: [0.012, 0.0027, 15],
  },
  {
    id: 'solapur',
    name: 'Solapur Textiles',
    at: [17.66, 75.91, 457],
    plane: [14, 180],
    dcKwp: 320,
    inverters: [5, 50, 10],
    losses: [0.008, 0.0024, 20],
  },
  {
    id: 'sangli',
    name: 'Sangli Warehouse',
    at: [16.85, 74.58, 549],
    plane: [10, 165],
    dcKwp: 90,
    inverters: [3, 25, 5],
    losses: [0.01, 0.0019, 24],
  },
  {
    id: 'latur',
    name: 'Latur School',
    at: [18.4, 76.58, 630],
    plane: [15, 195],
    dcKwp: 60,
    inverters: [2, 25, 5],
    losses: [0.018, 0.0021, 28],
  },
  {
    id: 'bidar',
    name: 'Bidar Ground Mount',
    at: [17.91, 77.52, 660],
    plane: [18, 180],
    dcKwp: 205,
    inverters: [3, 55, 11],
    losses: [0.006, 0.0022, 22],
  },
  {
    id: 'pune',
    name: 'Pune Assembly Hall',
    at: [18.52, 73.86, 560],
    plane: [12, 172],
    dcKwp: 110,
    inverters: [4, 22, 4],
    losses: [0.012, 0.0019, 21],
  },
  {
    id: 'belagavi',
    name: 'Belagavi Workshop',
    at: [15.85, 74.5, 755],
    plane: [12, 188],
    dcKwp: 140,
    inverters: [5, 25, 5],
    losses: [0.012, 0.0016, 24],
  },
  {
    id: 'nanded',
    name: 'Nanded Hospital',
    at: [19.16, 77.31, 362],
    plane: [14, 176],
    dcKwp: 75,
    inverters: [3, 22, 4],
    losses: [0.016, 0.0019, 20],
  },
  {
    id: 'kalaburagi',
    name: 'Kalaburagi Cement Store',
    at: [17.33, 76.83, 454],
    plane: [12, 180],
    dcKwp: 150,
    inverters: [5, 25, 5],
    losses: [0.008, 0.0039, 15],
  },
];

/** The twelve plants of the simulation. They are invented; their towns are not. */
export const fleet: readonly Plant[] = rows.map((row, index) => {
  const [latitude, longitude, height] = row.at;
  const [tilt, azimuth] = row.plane;
  const [inverters, inverterKw, stringsEach] = row.inverters;
  const [shading, dustPerDay, washEvery] = row.losses;
  return {
    id: row.id,
    name: row.name,
    seed: 1009 + 7919 * index,
    site: { latitude, longitude, height },
    plane: { tilt, azimuth },
    dcKwp: row.dcKwp,
    inverters,
    stringsEach,
    inverterKw,
    shading,
    dustPerDay,
    washEvery,
  };
});

export const acKw = ({ inverters, inverterKw }: Plant) => inverters * inverterKw;
export const inverterKwp = ({ dcKwp, inverters }: Plant) => dcKwp / inverters;
export const plantOf = (id: string) => fleet.find((plant) => plant.id === id);

const number = (index: number) => String(index + 1).padStart(2, '0');

/** INV-01 is an inverter's name, inv-01 its part of the address. */
export const inverterName = (index: number) => `INV-${number(index)}`;
export const inverterId = (index: number) => `inv-${number(index)}`;
