import { waveNames } from '../../../content/schemas/waveNames.ts';
import { plainSpelling } from '../../../search/understand/plainSpelling.ts';
import { readRatings } from '../../../search/understand/readRatings.ts';
import { readWaves } from '../../../search/understand/readWaves.ts';
import { fold } from '../../../search/words.ts';
import type { FinderQuery } from './query.ts';

const isOutput = (value: number | undefined) => value === undefined || value >= 1000;

/**
 * Waves and ratings among the words count as if they stood in their fields: "10/350 100 kA", "surge
 * three phase 32 A". What was chosen in a field goes before.
 */
export function readTyped(query: FinderQuery): FinderQuery {
  if (!/\d/.test(query.q)) return query;
  const text = plainSpelling(fold(query.q), []);
  const named = readWaves(text, (slug) => Object.hasOwn(waveNames, slug));
  const { ratings, rest } = readRatings(named.rest);
  const { volts, amperes, phases } = ratings;
  const waveform = query.waveform.length > 0 ? query.waveform : [...new Set(named.waves)];
  const words = (left: string) => left.replaceAll(/\s+/g, ' ').trim();
  // Hundreds of volts may be an output or a supply: there the words decide.
  if (!phases && !(isOutput(volts) && isOutput(amperes)))
    return { ...query, q: words(named.rest), waveform };
  const { numbers } = query;
  const typed = (value: number | undefined, wanted: boolean, unit: number) =>
    value !== undefined && wanted ? String(value / unit) : '';
  return {
    ...query,
    q: words(rest),
    waveform,
    phases: query.phases.length > 0 || !phases ? query.phases : [phases],
    numbers: {
      kv: numbers.kv || typed(volts, isOutput(volts), 1000),
      ka: numbers.ka || typed(amperes, isOutput(amperes), 1000),
      voltage: numbers.voltage || typed(volts, !isOutput(volts), 1),
      current: numbers.current || typed(amperes, !isOutput(amperes), 1),
    },
  };
}
