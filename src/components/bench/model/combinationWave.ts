import type { TimeFunction } from '../../waveforms/waveform.ts';

/**
 * The circuit of a combination wave generator (IEC 61000-4-5, figure 2): a charged capacitor with a
 * resistor across it, then a resistor and an inductor in series, and a resistor across the output.
 * In µF, Ω and µH, so that times are in µs. The values put 1.2/50 µs, 8/20 µs and 2 Ω in the middle of
 * their tolerances.
 */
const storage = 6.28;
const acrossStorage = 18.6;
const matching = 0.884;
const rise = 10.6;
const acrossOutput = 25.3;

/** The inductor's current with `ohms` behind it, for a charge of 1 V: two exponentials or a damped sine. */
function inductorCurrent(ohms: number): TimeFunction {
  const inSeries = matching + ohms;
  const damping = (inSeries / rise + 1 / (acrossStorage * storage)) / 2;
  const square = damping ** 2 - (1 + inSeries / acrossStorage) / (rise * storage);
  const root = Math.sqrt(Math.abs(square));
  return (time) => {
    if (time <= 0) return 0;
    if (square < 0) return (Math.exp(-damping * time) * Math.sin(root * time)) / (root * rise);
    const [slow, fast] = [Math.exp((root - damping) * time), Math.exp(-(root + damping) * time)];
    return (slow - fast) / (2 * root * rise);
  };
}

const openCircuit = inductorCurrent(acrossOutput);
const openPeak = Math.max(
  ...Array.from({ length: 1000 }, (_, i) => acrossOutput * openCircuit(i / 100)),
);

export interface LoadedOutput {
  volts: TimeFunction;
  amperes: TimeFunction;
}

/** Both quantities at a resistive load behind a series resistor, per volt of open-circuit peak; time in µs. */
export function combinationWave(load: number, series = 0): LoadedOutput {
  const branch = series + load;
  const share = acrossOutput / (acrossOutput + branch);
  const open = branch === Infinity;
  const current = inductorCurrent(open ? acrossOutput : share * branch);
  const perVolt = 1 / openPeak;
  return {
    volts: (time) => perVolt * current(time) * (open ? acrossOutput : share * load),
    amperes: (time) => perVolt * current(time) * share,
  };
}
