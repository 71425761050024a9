import { expect, test } from 'vitest';
import { standards } from '../../tests/support/catalogue.ts';
import { allProducts } from '../../tests/support/instruments.ts';
import { scopeReading } from '../../tests/support/scopeReading.ts';
import type { Waveform } from '../components/waveforms/waveform.ts';
import { waveforms } from '../components/waveforms/waveforms.ts';
import { productWaveforms, standardWaveforms } from './productWaveforms.ts';

const shown: (Waveform & { key: string })[] = [
  ...Object.entries(waveforms).map(([key, wave]) => ({ key, ...wave })),
  ...allProducts.flatMap(productWaveforms),
  ...standards.flatMap(standardWaveforms),
];
/** How far a product goes does not change the shape. */
const withoutReach = ({ caption }: Waveform) => caption.replace(/ Up to .* with the .*/, '');
const curves = [...new Map(shown.map((wave) => [wave.key + withoutReach(wave), wave])).values()];

const seconds = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, MHz: 1 };
const number = '([\\d.]+)';
const time = `${number} (ns|µs|ms|s)\\b`;
const tolerance = '(?:,? \\(?((?:±|[+−][\\d.]+/[+−]) ?[\\d.]+ (?:%|µs|ms))\\)?)?';

/** The least and the most that "1.2 with ± 30 %", "+0/−30 %" or "+0.3/−0.1 µs" allow; 5 % where nothing is said. */
function limits(nominal: number, text = '± 5 %'): [number, number] {
  const size = text.endsWith('%') ? nominal / 100 : 1;
  const signed = [...text.matchAll(/([±+−]) ?([\d.]+)/g)].flatMap(([, sign, figure]) => {
    const value = Number(figure) * size;
    return sign === '±' ? [-value, value] : [sign === '−' ? -value : value];
  });
  return [nominal + Math.min(...signed), nominal + Math.max(...signed)];
}

/** What a curve's words promise, with what a scope reads on the curve, in the curve's own units. */
function promises({
  caption,
  at,
  timeUnit,
  window,
  quantity,
  amplitudeUnit,
  title,
  key,
}: Waveform & { key: string }) {
  const found = (pattern: string) => [...caption.matchAll(new RegExp(pattern, 'g'))];
  const own = (figure = '', unit = '') =>
    (Number(figure) * (seconds[unit as keyof typeof seconds] ?? 1)) / seconds[timeUnit];
  // Past the screen where the tail is longer than it. Pulses stand on the battery, and may point down.
  const halves = found(`half value ${time}`).map(([, figure, unit]) => 4 * own(figure, unit));
  const end = Math.max(window[1], ...halves);
  const rest = amplitudeUnit === 'V' ? at(window[1]) : 0;
  const whole = scopeReading((t) => at(t) - rest, 0, end, 2000);
  const sign = -whole.trough > whole.peak ? -1 : 1;
  const upright = (t: number) => sign * (at(t) - rest);
  const { peak, peakTime, fall } = scopeReading(upright, 0, end);
  const { rise } = scopeReading(upright, 0, Math.min(end, 1.2 * peakTime));
  const foot = quantity === 'Voltage' ? 0.3 : 0.1;
  const front = (rise(0.9 * peak) - rise(foot * peak)) / (0.9 - foot);
  const origin = rise(foot * peak) - foot * front;
  const times: [string, number][] = [
    [`Front time ${time}${tolerance}`, front],
    [`Time to peak ${time}${tolerance}`, peakTime],
    [
      `time to half value ${time}${tolerance}`,
      fall(0.5 * peak) - (caption.startsWith('Time to peak') ? 0 : origin),
    ],
    [
      `(?:rise time(?: of)?|Rise time|rises in) ${time}${tolerance}`,
      rise(0.9 * peak) - rise(0.1 * peak),
    ],
    [`width ${time}${tolerance}`, fall(0.5 * peak) - rise(0.5 * peak)],
    [`${time} front`, front],
    [`${time} duration`, 1.18 * (fall(0.5 * peak) - rise(0.5 * peak))],
    [`, duration ${time}${tolerance}(?! to)`, fall(0.1 * peak) - rise(0.1 * peak)],
  ];
  return [
    ...times.flatMap(([pattern, value]) =>
      found(pattern).map(([said, figure, unit, within]) => ({
        what: `${key}, ${title}: ${said}`,
        value,
        range: limits(own(figure, unit), within),
      })),
    ),
    ...found(`First peak ${number} A${tolerance}`).map(([said, figure, within]) => ({
      what: `${key}: ${said}`,
      value: peak,
      range: limits(Number(figure), within),
    })),
    ...found(`${number} A${tolerance} at ${number} ns`).map(([said, figure, within, instant]) => ({
      what: `${key}: ${said}`,
      value: at(Number(instant)),
      range: limits(Number(figure), within ?? '± 30 %'),
    })),
    ...found(`[−+]?${number} V at level IV`).map(([said, figure]) => ({
      what: `${key}: ${said}`,
      value: peak,
      range: limits(Number(figure)),
    })),
  ];
}

/** They show a supply, or a pulse beside others, whose times their own tests read. */
const without = ['pulse-2b', 'eft-burst', 'rectangular-2ms', 'cranking', 'ripple', 'impedance'];
const supplies = /^(?:ac|dc)|dip|interruption|drop$/;

test.each(curves.map((wave) => [`${wave.key}: ${wave.caption}`, wave] as const))(
  'what is plotted keeps what is said: %s',
  (_, wave) => {
    if (without.includes(wave.key) || supplies.test(wave.key)) return;
    const kept = promises(wave);
    expect(kept).not.toEqual([]);
    const broken = kept.filter(
      ({ value, range: [least, most] }) => !(value >= 0.995 * least && value <= 1.005 * most),
    );
    expect(broken).toEqual([]);
  },
);

/** A generator's peak current is that of its network at its highest contact voltage. */
test('discharge generators promise the peaks of the curves that their networks make', () => {
  for (const { slug, waves, specification } of allProducts) {
    const [wave] = waves.filter((one) => one.wave === 'esd' && one.networks);
    if (!wave) continue;
    const rows = JSON.stringify(specification);
    for (const network of wave.networks ?? []) {
      const [, ohms] = network.split('/');
      const key = network === '330/330' ? 'esd-330pf' : ohms === '2000' ? 'esd-2k' : 'esd';
      const { peak } = scopeReading(waveforms[key].at, 0, 20);
      const kilovolts = (wave.maxAmperes ?? 0) / 3.75;
      const promised = ohms === '2000' ? [1, 1.3] : [0.9, 1.1];
      const share = ((peak / 8) * kilovolts) / (wave.maxAmperes ?? 1);
      expect(share, `${slug} ${network}`).toBeGreaterThanOrEqual(promised[0] ?? 0);
      expect(share, `${slug} ${network}`).toBeLessThanOrEqual(promised[1] ?? 0);
      if (ohms === '2000') expect(rows).toContain('+30/−0 %');
    }
  }
});
