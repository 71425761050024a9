import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { levelTexts } from '../../../catalogue/quantity.ts';
import type { Accessory } from '../../../content/schemas/accessory.ts';
import {
  isToConfirm,
  phenomenonNames,
  portNames,
  type Requirement,
} from '../../../content/schemas/standards/requirements.ts';
import { waveNames } from '../../../content/schemas/waveNames.ts';
import { accessoryPath } from '../../../site/paths.ts';
import { askedTests, type BasicStandard, vehicleOf } from './matching/askedTests.ts';
import { partsOf } from './matching/chooseSetups.ts';
import type { Eut } from './matching/eut.ts';
import type { Instrument } from './matching/instrument.ts';
import type { Match } from './matching/matchTest.ts';
import { withoutEdition } from './matching/reach.ts';
import type { Comparison } from './matching/shortfalls.ts';
import { decidingFigures, type PlanRow, testPlan } from './matching/testPlan.ts';
import type { PlanQuestion } from './planQuestion.ts';

type Source = Instrument & Pick<CatalogueProduct, 'path' | 'order'>;

/** An instrument or accessory as a line names it. */
export interface Listed {
  slug: string;
  name: string;
  path: string;
  /** Order code. */
  order: string;
}

export interface PlanLine {
  /** Unique in the plan. */
  key: string;
  standard: string;
  environment: string;
  port: string;
  condition: string | undefined;
  phenomenon: string;
  basic: string;
  waveform: string;
  levels: readonly string[];
  criterion: string | undefined;
  toConfirm: boolean;
  /** As its standard counts. */
  clause: string;
  /** Who does what we make no instrument for. */
  by: string | undefined;
  kind: Match['kind'];
  generator: Listed | undefined;
  network: Listed | undefined;
  /** Other generators that do it too. */
  others: readonly Listed[];
  /** What decides: figures that hold, or those that are missing. */
  figures: readonly Comparison[];
  /** The one that comes nearest to what is missing. */
  nearest: Listed | undefined;
  /** What couples beside a network, such as a clamp or a coil. */
  coupling: readonly Listed[];
  /** What else the test needs, and what verifies it. */
  accessories: readonly Listed[];
}

interface Parts {
  products: readonly Source[];
  accessories: readonly Accessory[];
  standards: readonly BasicStandard[];
}

const place = ({ port }: Requirement) => Object.keys(portNames).indexOf(port);
/** When the test applies; in a vehicle of which voltage, as long as that is not known. */
const conditionOf = ({ condition, vehicle }: Requirement, eut: Eut) =>
  [vehicle && vehicleOf(eut) === undefined && `${vehicle} V systems`, condition]
    .filter(Boolean)
    .join(', ') || undefined;
const listedAccessory = ({ slug, name, order }: Accessory): Listed => ({
  slug,
  name,
  path: accessoryPath(slug),
  order,
});

/** The clause of a test as its standard counts it, else its port and phenomenon. */
export const clauseOf = ({ clause, port, phenomenon }: Requirement) =>
  clause ?? `${portNames[port]}, ${phenomenonNames[phenomenon]}`;

/** What couples and verifies beside the instruments of a row. */
function rowAccessories<
  A extends Pick<Accessory, 'slug' | 'standards' | 'waves' | 'ports' | 'fits'>,
>({ requirement: { basic, port, wave }, setup }: PlanRow, accessories: readonly A[]): A[] {
  if (!setup) return [];
  const parts = partsOf(setup);
  return accessories.filter(
    ({ slug, standards, waves, ports, fits }) =>
      standards.includes(withoutEdition(basic)) &&
      (!waves || (wave !== undefined && waves.includes(wave))) &&
      (!ports || ports.includes(port)) &&
      parts.some((part) => fits.includes(part.slug) || part.worksWith.includes(slug)),
  );
}

/** The tests of a plan, line by line, with the instruments for each. */
export function planLines(
  question: PlanQuestion,
  { products, accessories, standards: known }: Parts,
): PlanLine[] {
  const { standards, ports, eut } = question;
  const asked = standards
    .flatMap(({ choice, environment }) =>
      askedTests(choice, { environment, ports, eut }, known).map((requirement) => ({
        requirement,
        standard: choice.id,
        environment: choice.environments.find(({ id }) => id === environment)?.name ?? '',
      })),
    )
    .toSorted((a, b) => place(a.requirement) - place(b.requirement));
  function listed(instrument: Instrument | undefined): Listed | undefined {
    const found = products.find(({ slug }) => slug === instrument?.slug);
    if (!found) return undefined;
    const { slug, name, path, order } = found;
    return { slug, name, path, order: order.code };
  }
  const rows = testPlan(
    asked.map(({ requirement }) => requirement),
    eut,
    products,
    question.set,
  );
  return rows.map((row, index) => {
    const { requirement, match, setup } = row;
    const { standard = '', environment = '' } = asked[index] ?? {};
    const { port, phenomenon, basic, wave, shape, criterion } = requirement;
    const needed = rowAccessories(row, accessories);
    const able = match.kind === 'served' ? match.setups.map(({ generator }) => generator) : [];
    return {
      key: `${index}`,
      standard,
      environment,
      port: portNames[port],
      condition: conditionOf(requirement, eut),
      phenomenon: phenomenonNames[phenomenon],
      basic,
      waveform: shape ?? (wave ? waveNames[wave] : '–'),
      levels: levelTexts(requirement),
      criterion,
      toConfirm: isToConfirm(requirement),
      clause: clauseOf(requirement),
      by: requirement.by,
      kind: match.kind,
      generator: listed(setup?.generator),
      network: listed(setup?.network),
      others: [...new Set(able)]
        .filter(({ slug }) => slug !== setup?.generator.slug)
        .flatMap((one) => listed(one) ?? []),
      figures: match.kind === 'short' ? match.shortfalls : decidingFigures(row, eut),
      nearest: match.kind === 'short' ? listed(match.nearest) : undefined,
      coupling: needed.filter(({ couples }) => couples).map(listedAccessory),
      accessories: needed.filter(({ couples }) => !couples).map(listedAccessory),
    };
  });
}
