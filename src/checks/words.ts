import { highestFigure } from '../catalogue/quantity.ts';
import { fleet } from '../features/solar/model/plant/fleet.ts';
import { facts } from '../site/fillFacts.ts';
import { type CheckedProduct, type Content, rowOf } from './content.ts';
import { type Fault, fault } from './finding.ts';

/** "India" and "2019" also occur in laws, standards and job descriptions. */
const { country, founded, ...spelt } = facts;

/** The company's facts that a text spells out instead of naming them. */
export const speltFacts = (text: string): readonly [name: string, value: string][] => {
  const line = text.replace(/\s+/g, ' ');
  return Object.entries(spelt).filter(([, value]) => value && line.includes(value));
};

const numbers = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
const rightCounts = [numbers[fleet.length - 10], String(fleet.length)];
const plantCount =
  /\b(\d+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?= (?:(?:invented|simulated|solar|active) )*plants\b)/gi;

/** How many plants a text gives the solar console, where that is wrong. */
export const wrongPlantCounts = (text: string): string[] =>
  [...text.replace(/\s+/g, ' ').matchAll(plantCount)]
    .map(([number]) => number)
    .filter((number) => !rightCounts.includes(number.toLowerCase()));

function* company({ written }: Content): Iterable<Fault> {
  for (const [file, { texts, source }] of written) {
    if (speltFacts(source).length + wrongPlantCounts(source).length === 0) continue;
    for (const said of texts) {
      for (const [name] of speltFacts(said.text)) {
        const reason = `The company's own figures and names are written as {${name}}, so that they change everywhere.`;
        yield { file, path: said.path, reason };
      }
      for (const number of wrongPlantCounts(said.text)) {
        const reason = `It says ${number} plants; the solar console has ${fleet.length}.`;
        yield { file, path: said.path, reason };
      }
    }
  }
}

const spelling = [
  [/certified/i, 'Nothing of ours is certified by others; say what it is designed for.'],
  [
    /\d(?:[kmµnp]?[VAFJΩ]|[kM]?Hz|[mµn]s|k?VA|kg|%)(?![\w-])/,
    'There must be a space between a number and its unit.',
  ],
  [
    /(?<![\w-])\d[\d.]*-\d[\d.]* (?:[kmµn]?[VAsΩ]\b|%)/,
    'A range is written with a dash (–), not with a hyphen.',
  ],
  [/[\u2126\u03bc]/, 'Type Ω as the Greek capital Omega and µ as the micro sign.'],
] as const;

/** Keys, not words. */
const noWords = ['waveforms', 'waves', 'polarity'];

function* typography({ written }: Content): Iterable<Fault> {
  for (const [file, { texts }] of written)
    for (const { text, path } of file.startsWith('instruments/') ? texts : []) {
      if (path.some((key) => noWords.includes(String(key)))) continue;
      for (const [pattern, reason] of spelling)
        if (pattern.test(text)) yield { file, path, reason };
    }
}

const safetyWords = [
  [/trained/i, 'that people are trained'],
  [/interlock/i, 'the interlock'],
  [/earthing stick/i, 'the earthing stick'],
  [/wait|after \d/i, 'how long to wait'],
  [/pacemaker/i, 'people with pacemakers'],
] as const;

const waits = /(?:wait|after|least|plus)(?: [a-z]+)? (\d+) (s|min)\b/gi;

function* safety(product: CheckedProduct): Iterable<Fault> {
  const { dischargeSeconds, name } = product;
  const text = product.safety.flat().join('\n');
  if (highestFigure(product, 'V') >= 1000)
    for (const [pattern, what] of safetyWords)
      if (!pattern.test(text))
        yield fault(product, ['safety'], `From 1 kV upwards it must name ${what}.`);
  const row = rowOf(product, 'Before touching');
  const printed = [...(row?.text.matchAll(waits) ?? [])].map(
    ([, value, unit]) => Number(value) * (unit === 'min' ? 60 : 1),
  );
  if (!row) yield fault(product, ['safety'], `${name} needs a row “Before touching”.`);
  else if (Math.max(...printed) !== dischargeSeconds) {
    const reason = `It must say to wait for ${dischargeSeconds} s, the discharge time in the figures.`;
    yield fault(product, row.path, reason);
  }
}

const ownWait = /wait (?:\d+|two|five|ten|thirty|sixty) (?:s\b|seconds|minutes)[^.]*/i;

/** No article or manual names a discharge time of its own: it depends on the model. */
function* dischargeTimes({ written }: Content): Iterable<Fault> {
  for (const [file, { texts }] of written) {
    if (!/^(?:help|manuals|tutorials)\//.test(file)) continue;
    // Chargers and inverters have their own times, in their own documents.
    if (!texts.some((said) => said.text.replaceAll(/\s+/g, ' ').includes('earthing stick')))
      continue;
    for (const said of texts) {
      const [own] = ownWait.exec(said.text.replaceAll(/\s+/g, ' ')) ?? [];
      const reason = `The time to wait depends on the model, so that a text must not say “${own}”.`;
      if (own) yield { file, path: said.path, reason };
    }
  }
}

/** How things are said: facts, figures, warnings. */
export function* words(content: Content): Iterable<Fault> {
  yield* company(content);
  yield* typography(content);
  for (const product of content.products) yield* safety(product);
  yield* dischargeTimes(content);
}
