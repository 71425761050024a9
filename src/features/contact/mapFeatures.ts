import { company } from '../../site/company.ts';

/** North latitude and east longitude, in degrees. */
export type Position = readonly [latitude: number, longitude: number];

/** The map is of this city, and its roads and places are that city's. */
export const drawnCity = 'Pune';

const { label, latitude, longitude } = company.address;
export const mapTitle = `Map of ${drawnCity}: the ${label} on Satara Road, south of Swargate`;
export const centre: Position = [latitude, longitude];

const swargate: Position = [18.5005, 73.8585];
const junction: Position = [18.5285, 73.874];
const shivajinagar: Position = [18.532, 73.847];
const confluence: Position = [18.531, 73.861];

/** The main roads, simplified. */
export const roads: readonly (readonly Position[])[] = [
  // The highway from Mumbai around the west of the city towards Bengaluru.
  [
    [18.602, 73.76],
    [18.575, 73.77],
    [18.545, 73.777],
    [18.507, 73.779],
    [18.481, 73.797],
    [18.461, 73.825],
    [18.449, 73.841],
    [18.428, 73.853],
  ],
  // Satara Road.
  [swargate, [18.483, 73.857], [18.467, 73.8585], [18.453, 73.859], [18.428, 73.858]],
  // North through the city towards Pimpri.
  [swargate, [18.5195, 73.8553], shivajinagar, [18.562, 73.842], [18.602, 73.818]],
  // Solapur Road.
  [swargate, [18.506, 73.878], [18.503, 73.926], [18.498, 73.955]],
  // From the airport by Pune Junction.
  [[18.5795, 73.909], [18.552, 73.885], junction, [18.513, 73.866], swargate],
  // Sinhagad Road.
  [swargate, [18.503, 73.846], [18.485, 73.827], [18.461, 73.825]],
];

export const railway: readonly Position[] = [
  [18.602, 73.815],
  [18.563, 73.841],
  shivajinagar,
  junction,
  [18.516, 73.927],
  [18.512, 73.955],
];

/** The Mutha, the Mula and their common course. */
export const rivers: readonly (readonly Position[])[] = [
  [
    [18.428, 73.765],
    [18.455, 73.785],
    [18.478, 73.803],
    [18.4885, 73.828],
    [18.513, 73.844],
    confluence,
  ],
  [[18.572, 73.745], [18.57, 73.785], [18.562, 73.81], [18.556, 73.835], confluence],
  [confluence, [18.541, 73.883], [18.544, 73.902], [18.54, 73.93], [18.535, 73.955]],
];

export interface Landmark {
  name: string;
  at: Position;
  /** The side of the point where the name fits. */
  side: 'left' | 'right';
}

export const landmarks: readonly Landmark[] = [
  { name: 'Pune Airport', at: [18.5795, 73.909], side: 'left' },
  { name: 'Pune Junction', at: junction, side: 'right' },
  { name: 'Shivajinagar', at: shivajinagar, side: 'left' },
  { name: 'Swargate', at: swargate, side: 'left' },
  { name: 'Katraj', at: [18.453, 73.859], side: 'right' },
  { name: 'Navale Bridge', at: [18.461, 73.825], side: 'left' },
];

const west = 73.755;
const north = 18.596;
/** At 18.5° a degree of longitude is this much shorter than one of latitude. */
const narrowing = Math.cos((18.5 * Math.PI) / 180);
const scale = 3400;
const kilometresPerDegree = 111.2;

export const mapSize = { width: 600, height: 560 };
export const pixelsPerKilometre = scale / kilometresPerDegree;

/** A position in drawing coordinates. */
export const project = ([latitude, longitude]: Position): [x: number, y: number] => [
  Math.round((longitude - west) * narrowing * scale),
  Math.round((north - latitude) * scale),
];

/** A path through the positions, with rounded corners. */
export function linePath(positions: readonly Position[]): string {
  const points = positions.map(project);
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map(([x, y], index) => {
    const after = rest[index + 1];
    return after ? `Q${x} ${y} ${(x + after[0]) / 2} ${(y + after[1]) / 2}` : `L${x} ${y}`;
  });
  return `M${first.join(' ')}${curves.join('')}`;
}
