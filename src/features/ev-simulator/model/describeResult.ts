import { formatNumber } from '../../../components/charts/formatNumber.ts';
import type { DriveResult, SimulationResult, Unreachable } from './simulationResult.ts';

export interface ResultText {
  readonly heading: string;
  readonly text: string;
}

/** Hours as a driver says them. */
export function hoursText(hours: number): string {
  if (hours >= 24) return `${formatNumber(hours)} h`;
  const minutes = Math.round(hours * 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function unreachableText(result: Unreachable, motorKw: number): ResultText {
  const { wantedKmh, atSecond, topSpeedKmh, neededMotorKw } = result;
  const motor = `the motor gives ${formatNumber(motorKw)} kW and this takes ${formatNumber(neededMotorKw, 1)} kW`;
  const top = `The highest speed it holds on this road is ${formatNumber(topSpeedKmh)} km/h.`;
  return {
    heading: 'Speed not reachable',
    text:
      atSecond === null
        ? `The car cannot hold ${formatNumber(wantedKmh)} km/h: ${motor}. ${top}`
        : `The car cannot follow the drive. In second ${atSecond}, at ${formatNumber(wantedKmh)} km/h, ${motor}. ${top}`,
  };
}

function driveText(result: DriveResult, motorKw: number): ResultText {
  switch (result.kind) {
    case 'range':
      return {
        heading: `Range ${formatNumber(result.rangeKm)} km`,
        text: `The car takes ${formatNumber(result.whPerKm)} Wh/km and drives for ${hoursText(result.hours)} until its battery is empty.`,
      };
    case 'standing':
      return {
        heading: 'No range: the car stands still',
        text: `Its loads take ${formatNumber(result.loadKw, 2)} kW, so the battery lasts for ${hoursText(result.hours)}.`,
      };
    case 'gaining':
      return {
        heading: 'No range: the battery gains energy',
        text: `On this descent more comes back than goes out: ${formatNumber(result.gainKw, 1)} kW flow into the battery until it is full.`,
      };
    case 'unreachable':
      return unreachableText(result, motorKw);
  }
}

/** The answer in words; every kind of result has its own. */
export function describeResult(result: SimulationResult, motorKw: number): ResultText {
  if (result.kind !== 'invalid') return driveText(result, motorKw);
  return {
    heading: 'These inputs cannot be simulated',
    text: 'Correct what is listed here, then the answer returns.',
  };
}
