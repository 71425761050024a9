import { isWaveformKey } from '../components/waveforms/waveforms.ts';
import type { TutorialStep } from '../content/schemas/tutorial.ts';
import type { CheckedProduct, Content } from './content.ts';
import { type Fault, fault, type Path, type Placed, unknownIn } from './finding.ts';
import type { Entry } from './readContent.ts';

interface Drawn {
  blocks: readonly { name: string }[];
  wires: readonly { from: string; to: string }[];
}

function* wiring(entry: Placed, at: Path, { blocks, wires }: Drawn): Iterable<Fault> {
  for (const [index, wire] of wires.entries())
    for (const end of ['from', 'to'] as const)
      if (!blocks.some(({ name }) => name === wire[end]))
        yield fault(entry, [...at, 'wires', index, end], 'The drawing has no block of this name.');
}

function* step(entry: Placed, index: number, { picture }: TutorialStep): Iterable<Fault> {
  const at = ['steps', index, 'picture'];
  if (picture.kind === 'setup') yield* wiring(entry, at, picture);
  if (picture.kind === 'waveform' && !isWaveformKey(picture.wave))
    yield fault(entry, [...at, 'wave'], 'No curve has this name.');
}

/** A tutorial is an article with a picture for each of its parts. */
function* tutorials({ entries }: Content): Iterable<Fault> {
  const drawn = new Map(entries.tutorials.map((entry) => [entry.id, entry]));
  for (const article of entries.help) {
    if (article.data.kind !== 'tutorial') continue;
    const { steps } = drawn.get(article.id)?.data ?? {};
    const parts = article.text.match(/^## /gm)?.length ?? 0;
    if (!steps)
      yield fault(article, ['kind'], `A tutorial needs pictures in tutorials/${article.id}.yaml.`);
    else if (steps.length !== parts) {
      const reason = `The tutorial has ${parts} parts and ${steps.length} pictures; each part needs one.`;
      yield fault(article, [], reason);
    }
  }
  for (const entry of drawn.values()) {
    const article = entries.help.find(({ id }) => id === entry.id);
    if (article?.data.kind !== 'tutorial')
      yield fault(entry, [], `There is no tutorial help/${entry.id}.md.`);
    for (const [index, one] of entry.data.steps.entries()) yield* step(entry, index, one);
  }
  for (const entry of entries.setups) yield* wiring(entry, [], entry.data);
  for (const entry of entries.helpCenter)
    yield* unknownIn(
      entry,
      ['asked', 'articles'],
      entry.data.asked.articles,
      new Set(entries.help.map(({ id }) => id)),
      'There is no help article of this name.',
    );
}

type Manual = Entry<'manuals'>;

/** What a manual's panels show are models that it covers, with rows of their specification. */
function* panels(entry: Manual, products: readonly CheckedProduct[]): Iterable<Fault> {
  const { models, panels } = entry.data;
  for (const [index, key] of models.entries())
    if (!products.some(({ category }) => category === key))
      yield fault(entry, ['models', index], 'The catalogue has no category of this name.');
  for (const [index, panel] of panels.entries()) {
    const product = products.find(({ slug }) => slug === panel.model);
    if (!product || !models.includes(product.category)) {
      yield fault(entry, ['panels', index, 'model'], 'The manual covers no such model.');
      continue;
    }
    const labels = product.specification.flatMap(({ rows }) => rows.map(([label]) => label));
    for (const side of ['front', 'rear'] as const)
      for (const [at, { label, text, row = label }] of panel[side].entries())
        if (text === undefined && !labels.includes(row)) {
          const reason = `${product.name} has no row “${row}” that would say what it is for.`;
          yield fault(entry, ['panels', index, side, at], reason);
        }
  }
}

const calls = /^@(\w+) ?(.*)$/gm;

/** What the text of a manual calls for with @. */
function* called(text: Entry<'manualTexts'>, manual: Manual | undefined, { entries }: Content) {
  const chapters = new Set([...entries.manualTexts, ...entries.help].map(({ id }) => id));
  const panels = manual?.data.panels.map(({ model }) => model);
  for (const [call, name = '', value = ''] of text.text.matchAll(calls)) {
    const isThere =
      (name === 'include' && chapters.has(value)) ||
      (name === 'panel' && (panels?.includes(value) ?? true)) ||
      (name === 'waveforms' && value.split(' ').every(isWaveformKey)) ||
      ['models', 'discharge', 'data'].includes(name);
    if (!isThere) yield fault(text, [], `There is nothing that “${call}” could stand for.`);
  }
}

function* manuals(content: Content): Iterable<Fault> {
  const { entries, products } = content;
  for (const entry of entries.manuals) {
    yield* panels(entry, products);
    if (!entries.manualTexts.some(({ id }) => id === entry.id))
      yield fault(entry, [], `Its text is missing: src/content/manuals/${entry.id}.md.`);
  }
  for (const text of entries.manualTexts) {
    const manual = entries.manuals.find(({ id }) => id === text.id);
    yield* called(text, manual, content);
  }
}

/** Help articles, their tutorials, and manuals are whole. */
export function* articles(content: Content): Iterable<Fault> {
  yield* tutorials(content);
  yield* manuals(content);
}
