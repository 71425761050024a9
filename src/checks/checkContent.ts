import { articles } from './articles.ts';
import { circuits } from './circuits.ts';
import { type Content, productsIn } from './content.ts';
import { type Fault, type Finding, findingOf } from './finding.ts';
import { impulseShapes } from './impulseShapes.ts';
import { instrumentFigures } from './instrumentFigures.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { offers } from './offers.ts';
import { pictures } from './pictures.ts';
import { promises } from './promises.ts';
import { readEntries } from './readContent.ts';
import { relations } from './relations.ts';
import { specified } from './specified.ts';
import { standardNames } from './standardNames.ts';
import { waveFigures } from './waveFigures.ts';
import { words } from './words.ts';

/** The files of src/content with their texts, and the names of those of src/assets. */
export interface Sources {
  texts: ReadonlyMap<string, string>;
  assets: ReadonlySet<string>;
}

type Check = (content: Content) => Iterable<Fault>;

const checks: readonly Check[] = [
  ...[names, links, relations, standardNames],
  ...[instrumentFigures, waveFigures, circuits, impulseShapes, promises],
  ...[words, pictures, articles, offers],
];

/** Only what can be read and has its form is compared. */
function faultsIn({ texts, assets }: Sources, chosen: readonly Check[]) {
  const { faults, ...read } = readEntries(texts);
  if (faults.length > 0) return { faults, ...read };
  const { products, faults: missing } = productsIn(read.entries);
  if (missing.length > 0) return { faults: missing, ...read };
  const content = { ...read, products, assets };
  return { faults: chosen.flatMap((check) => [...check(content)]), ...read };
}

function findings(sources: Sources, chosen: readonly Check[]): Finding[] {
  const { faults, written } = faultsIn(sources, chosen);
  return faults.map((fault) => findingOf(fault, written.get(fault.file)?.data));
}

/** What is wrong with content. None of it may be published. */
export const checkContent = (sources: Sources) => findings(sources, checks);

/** What the specification fixes otherwise. It may be published. */
export const compareWithSpecification = (sources: Sources) => findings(sources, [specified]);
