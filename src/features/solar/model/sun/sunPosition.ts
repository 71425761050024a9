import { getPosition, getTimes } from 'suncalc';

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

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface SunTimes {
  readonly rise: number;
  readonly noon: number;
  readonly set: number;
}

/** Sunrise, true noon and sunset of the solar day that contains a time, all in ms. */
export function sunTimes(time: number, { latitude, longitude }: Site): SunTimes {
  const { sunrise, sunset, solarNoon } = getTimes(new Date(time), latitude, longitude);
  return {
    rise: sunrise?.getTime() ?? Number.NaN,
    noon: solarNoon.getTime(),
    set: sunset?.getTime() ?? Number.NaN,
  };
}

/** A module plane: tilt from the horizontal, azimuth clockwise from north, in degrees. */
export interface Plane {
  readonly tilt: number;
  readonly azimuth: number;
}

/** The cosine of the angle between the sun and a plane's normal. */
export function cosIncidence(plane: Plane, sun: Sun): number {
  const tilt = radians(plane.tilt);
  const zenith = radians(sun.zenith);
  return (
    Math.cos(tilt) * Math.cos(zenith) +
    Math.sin(tilt) * Math.sin(zenith) * Math.cos(radians(sun.azimuth - plane.azimuth))
  );
}
