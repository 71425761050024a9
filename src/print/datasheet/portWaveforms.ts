import { quantity } from '../../catalogue/quantity.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';

/** The shape at the EUT port of a coupling network for supply lines, by its rated current. */
export function portWaveforms(
  { role, eut, waves }: Product,
  { paths }: PrintWords['couplingNetworks'],
): string[][] {
  const rated = eut?.maxAmperes;
  if (role !== 'coupling-network' || !eut || eut.phases === 0 || rated === undefined) return [];
  return paths.flatMap(({ name, wave, ohms, voltage, current, tolerances }) => {
    const volts = waves.find((one) => one.wave === wave)?.maxVolts;
    const [, tolerance] = tolerances.find(([amperes]) => rated <= amperes) ?? [];
    if (volts === undefined || (tolerances.length > 0 && !tolerance)) return [];
    return [
      [
        name,
        ohms ? `${quantity(volts, 'V')}, ${voltage} ${tolerance}` : `Set voltage, ${voltage}`,
        ohms && current
          ? `${quantity(Number((volts / ohms).toPrecision(3)), 'A')}, ${current}`
          : '–',
      ],
    ];
  });
}
