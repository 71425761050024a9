import type { Waveform } from '../components/waveforms/waveform.ts';
import { isWaveformKey, type WaveformKey, waveforms } from '../components/waveforms/waveforms.ts';
import type { Product } from '../content/schemas/product.ts';
import type { Standard } from '../content/schemas/standard.ts';
import type { Wave } from '../content/schemas/wave.ts';
import { quantity } from './quantity.ts';

const slugs: Readonly<Record<string, Wave['wave']>> = {
  'eft-pulse': '5-50',
  'eft-burst': '5-50',
  'ac-50hz': 'ac',
  'esd-330pf': 'esd',
  'esd-2k': 'esd',
  '1.2/50-40': '1-2-50',
};

/** The slug of the wave that a curve shows: "1.2/50" is 1-2-50. */
export const waveOfCurve = (key: string): string => slugs[key] ?? key.replaceAll(/[./]/g, '-');

const figuresOf = (key: WaveformKey, waves: readonly Wave[]) =>
  waves.find(({ wave }) => wave === waveOfCurve(key));

/** Draws a curve in kilovolts at the product's highest voltage, on divisions of 1, 2 or 5. */
function scaled(
  curve: Waveform,
  { kilovolts, caption }: NonNullable<Waveform['shownAt']>,
  maxVolts: number,
): Waveform {
  const factor = maxVolts / 1000 / kilovolts;
  const division = [0.5, 1, 2, 5].find((size) => 4 * size > (1.05 * maxVolts) / 1000) ?? 10;
  return {
    ...curve,
    caption: caption(quantity(maxVolts, 'V')),
    range: [-4 * division, 4 * division],
    at: (time) => factor * curve.at(time),
    markers:
      curve.markers?.map((marker) => ({ ...marker, amplitude: factor * marker.amplitude })) ?? [],
  };
}

function reach(name: string, { maxVolts, maxAmperes }: Wave): string {
  const figures = [maxVolts && quantity(maxVolts, 'V'), maxAmperes && quantity(maxAmperes, 'A')];
  const shown = figures.filter(Boolean).join(' and ');
  return shown && ` Up to ${shown} with the ${name}.`;
}

function ownWaveform(name: string, key: WaveformKey, wave: Wave | undefined): Waveform {
  const curve = waveforms[key];
  if (!wave) return curve;
  if (curve.shownAt && wave.maxVolts) return scaled(curve, curve.shownAt, wave.maxVolts);
  const { front = '', tail = '', definedBy } = wave;
  if (!curve.shape) return { ...curve, caption: curve.caption + reach(name, wave) };
  const source = definedBy ? ` (${definedBy})` : '';
  return withTolerances(curve, { front, tail }, `${source}.${reach(name, wave)}`);
}

/** A curve with other tolerances than those of the standard it is known from. */
function withTolerances(
  curve: Waveform,
  own: { front: string; tail: string },
  further: string,
): Waveform {
  return {
    ...curve,
    caption: `${curve.shape?.(own.front, own.tail)}${further}`,
    markers:
      curve.markers?.map((marker) =>
        marker.defines ? { ...marker, tolerance: own[marker.defines] } : marker,
      ) ?? [],
  };
}

type OfStandard = Pick<Standard, 'id' | 'sameAs' | 'calls' | 'waveforms' | 'tolerances'>;

/**
 * A standard's curves with its own tolerances. A curve that is known from another standard, which
 * this one does not call, is shown without any.
 */
export const standardWaveforms = ({ id, sameAs, calls, waveforms: keys, tolerances }: OfStandard) =>
  keys.filter(isWaveformKey).map((key) => {
    const curve = waveforms[key];
    const { front = '', tail = '', further } = tolerances[key] ?? {};
    const isDefined = [id, sameAs, ...calls].some((one) => one && curve.caption.includes(one));
    if (!curve.shape || (!tolerances[key] && isDefined)) return { key, ...curve };
    const text = further ?? (front || tail ? '' : `tolerances as ${id} gives them`);
    return { key, ...withTolerances(curve, { front, tail }, `${text && `; ${text}`} (${id}).`) };
  });

/** A product's curves, with the tolerances and the amplitude of its own figures. */
export const productWaveforms = ({ name, waveforms: keys, waves }: Product) =>
  keys
    .filter(isWaveformKey)
    .map((key) => ({ key, ...ownWaveform(name, key, figuresOf(key, waves)) }));
