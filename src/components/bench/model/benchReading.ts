import { crossing, frontAndTail } from '../../waveforms/shapes/impulses.ts';
import type { TimeFunction } from '../../waveforms/waveform.ts';
import {
  type BenchKey,
  type BenchSetting,
  type BenchSource,
  benchSources,
} from './benchSources.ts';
import { engineering } from './figureTexts.ts';

const samples = 4000;
const pulsesOfBurst = 75;

function peakOf(f: TimeFunction, end: number): { time: number; value: number } {
  let highest = { time: 0, value: f(0) };
  for (let i = 1; i <= samples; i++) {
    const time = (end * i) / samples;
    const value = f(time);
    if (value > highest.value) highest = { time, value };
  }
  return highest;
}

function integral(f: TimeFunction, end: number): number {
  let sum = 0;
  for (let i = 0; i < samples; i++) sum += f(((i + 0.5) * end) / samples);
  return (sum * end) / samples;
}

/** The figures a scope would show, as text. Front and tail are read as the standards define them. */
export function benchReading(key: BenchKey, { kilovolts, network, load }: BenchSetting) {
  const source: BenchSource = benchSources[key];
  const parts = source.networks[network] ?? source.networks[0];
  if (!parts) throw new Error(`${key} has no network`);
  const { volts, amperes } = source.output(parts, load);
  const end = source.window[1];
  const second = source.timeUnit === 'µs' ? 1e-6 : 1e-9;
  const setting = 1000 * kilovolts;
  const asVoltage = source.takesLoad && load > parts.ohms;
  const shape = asVoltage ? volts : amperes;
  const highest = { volts: peakOf(volts, end), amperes: peakOf(amperes, end) };
  const top = asVoltage ? highest.volts : highest.amperes;
  const unit = (time: number) => shape(time) / top.value;
  const time = (value: number) => engineering(value * second, 's');
  const current = (at = 0) => `${engineering(setting * amperes(at), 'A')} at ${at} ns`;
  const rise = () => time(crossing(unit, 0.9, 0, top.time) - crossing(unit, 0.1, 0, top.time));
  const energy = () => setting ** 2 * second * integral((t) => volts(t) * amperes(t), 5 * end);
  const peaks = {
    volts: engineering(setting * highest.volts.value, 'V'),
    amperes: engineering(setting * highest.amperes.value, 'A'),
  };

  switch (key) {
    case 'surge': {
      const { front, tail } = frontAndTail(
        unit,
        top.time,
        // The first fall: after it a short circuit swings below zero and back.
        asVoltage ? 2 * end : top.time + 25,
        asVoltage ? 'voltage' : 'current',
      );
      return { ...peaks, front: time(front), tail: time(tail), energy: engineering(energy(), 'J') };
    }
    case 'burst': {
      const width = crossing(unit, 0.5, top.time, end) - crossing(unit, 0.5, 0, top.time);
      const joules = pulsesOfBurst * energy();
      return { ...peaks, rise: rise(), width: time(width), energy: engineering(joules, 'J') };
    }
    case 'ring': {
      // A quarter of a period after its peak it falls through zero, a whole one later again.
      const falls = [2.5, 12.5].map((middle) => crossing(unit, 0, middle - 2, middle + 2));
      const period = ((falls[1] ?? 0) - (falls[0] ?? 0)) * second;
      const rings = engineering(1 / period, 'Hz');
      return { ...peaks, rise: rise(), rings, energy: engineering(energy(), 'J') };
    }
    case 'esd': {
      const charge = 1e-12 * (parts.picofarads ?? 0);
      const energyStored = engineering((charge * setting ** 2) / 2, 'J');
      const [first = '', second = ''] = (parts.readAt ?? []).map(current);
      return { amperes: peaks.amperes, rise: rise(), first, second, energy: energyStored };
    }
  }
}
