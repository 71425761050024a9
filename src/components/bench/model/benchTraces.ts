import { pathData } from '../../waveforms/pathData.ts';
import { tracePoints } from '../../waveforms/tracePoints.ts';
import type { TimeFunction } from '../../waveforms/waveform.ts';
import {
  type BenchKey,
  type BenchSetting,
  type BenchSource,
  benchSources,
} from './benchSources.ts';
import { engineering } from './figureTexts.ts';

/** Ten divisions by eight, 25 units each: small numbers keep the drawing short. */
const screen = { x: 0, y: 0, width: 250, height: 200 };

/** The finest step of a scope's 1-2-5 row with which a peak fits into so many divisions. */
function perDivision(peak: number, divisions: number): number {
  const wanted = peak / divisions;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * decade >= wanted * (1 - 1e-9)) ?? 10;
  return step * decade;
}

/** Paths of both traces on the screen, within the tolerance in its units, and its scales as text. */
export function benchTraces(
  key: BenchKey,
  { kilovolts, network, load }: BenchSetting,
  tolerance = 0.1,
) {
  const source: BenchSource = benchSources[key];
  const parts = source.networks[network] ?? source.networks[0];
  if (!parts) throw new Error(`${key} has no network`);
  const { below, timeUnit, takesLoad } = source;
  const window = parts.window ?? source.window;
  const { volts, amperes } = source.output(parts, load);
  const setting = 1000 * kilovolts;
  const room = 8 - below - 0.4;
  const highestCurrent = takesLoad ? setting / parts.ohms : 3.8 * kilovolts;

  const trace = (f: TimeFunction, step: number) => {
    const range = [-below * step, (8 - below) * step] as const;
    const at = (time: number) => setting * f(time);
    return pathData(tracePoints({ at, window, range, corners: [0] }, screen, tolerance));
  };
  const steps = {
    volts: perDivision(setting, room),
    amperes: perDivision(highestCurrent, room),
    time: (window[1] - window[0]) / 10,
  };
  return {
    volts: takesLoad ? trace(volts, steps.volts) : '',
    amperes: trace(amperes, steps.amperes),
    scales: {
      volts: `${engineering(steps.volts, 'V', 1)}/div`,
      amperes: `${engineering(steps.amperes, 'A', 1)}/div`,
      time: `${steps.time} ${timeUnit}/div`,
    },
  };
}
