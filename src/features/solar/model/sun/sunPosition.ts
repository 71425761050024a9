import { getPosition } from 'suncalc';

export interface Site {
  readonly latitude: number;
  readonly longitude: number;
  /** Height above the sea, m. */
  readonly height: number;
}

/** Where the sun stands, as seen through the air, in degrees. */
export interface Sun {
  readonly zenith: number;
  /** Clockwise from north. */
  readonly azimuth: number;
}

export function sunPosition(time: number, { latitude, longitude }: Site): Sun {
  const { altitude, azimuth } = getPosition(new Date(time), latitude, longitude);
  return { zenith: 90 - altitude, azimuth };
}
