import { formatNumber } from '../../../components/charts/formatNumber.ts';
import type { DriveResult, RoadFound, SimulationResult, Unreachable } from './simulationResult.ts';

export interface ResultText {
  readonly heading: string;
  readonly text: string;
}

/** For example "45 min" or "3 h 20 min". */
export function hoursText(hours: number): string {
  if (hours >= 24) return `${formatNumber(hours)} h`;
  const minutes = Math.round(hours * 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function unreachableText(result: Unreachable, motorKw: number): ResultText {
  const { wantedKmh, where, topSpeedKmh, neededMotorKw } = result;
  const motor = `the motor gives ${formatNumber(motorKw)} kW and this takes ${formatNumber(neededMotorKw, 1)} kW`;
  const top = `The highest speed it holds on this road is ${formatNumber(topSpeedKmh)} km/h.`;
  return {
    heading: 'Speed not reachable',
    text:
      where === null
        ? `The car cannot hold ${formatNumber(wantedKmh)} km/h: ${motor}. ${top}`
        : `The car cannot follow the drive. ${where.replace(/^./, (first) => first.toUpperCase())}, at ${formatNumber(wantedKmh)} km/h, ${motor}. ${top}`,
  };
}

/** Climb and descent, the charge where they end, and what a full battery could not take. */
function roadText({ lengthKm, upM, downM, arrivalPercent, refusedKwh }: RoadFound): string {
  const road = `The road climbs ${formatNumber(upM)} m and falls ${formatNumber(downM)} m in ${formatNumber(lengthKm, 1)} km`;
  const arrival =
    arrivalPercent === null
      ? `${road}, and the battery does not last to its end.`
      : `${road}; there the charge is ${formatNumber(arrivalPercent)} %, and a level road follows.`;
  return refusedKwh < 0.005
    ? arrival
    : `${arrival} The battery was full on the way: ${formatNumber(refusedKwh, 2)} kWh went into the brakes.`;
}

function driveText(result: DriveResult, motorKw: number): ResultText {
  switch (result.kind) {
    case 'range':
      return {
        heading: `Range ${formatNumber(result.rangeKm)} km`,
        text: [
          `The car takes ${formatNumber(result.whPerKm)} Wh/km and drives for ${hoursText(result.hours)} until its battery is empty.`,
          ...(result.road ? [roadText(result.road)] : []),
        ].join(' '),
      };
    case 'standing':
      return {
        heading: 'No range: the car stands still',
        text: `Its loads take ${formatNumber(result.loadKw, 2)} kW, so the battery lasts for ${hoursText(result.hours)}.`,
      };
    case 'unreachable':
      return unreachableText(result, motorKw);
  }
}

/** The result in words. */
export function describeResult(result: SimulationResult, motorKw: number): ResultText {
  if (result.kind !== 'invalid') return driveText(result, motorKw);
  return {
    heading: 'These inputs cannot be simulated',
    text: 'Correct what is listed here, then the answer returns.',
  };
}
