import type { MouseEvent } from 'react';
import { quantity } from '../../catalogue/quantity.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { paths } from '../../site/paths.ts';
import { type Chosen, criterionNames } from './model/chosenCriteria.ts';
import type { FinderData } from './model/finderData.ts';
import {
  type CriterionKey,
  type FinderQuery,
  numberUnits,
  queryPath,
  withoutCriterion,
} from './model/query.ts';
import type { Shortfall, WayOut } from './model/wayOut.ts';

interface Props {
  data: FinderData;
  query: FinderQuery;
  chosen: readonly Chosen[];
  wayOut: WayOut;
  go: (query: FinderQuery) => (event: MouseEvent) => void;
}

/** Nothing matches: what to give up, what comes nearest, and who can help. */
export function NoMatch({ query, chosen, wayOut: { excluding, nearest }, go }: Props) {
  const labelsOf = (key: CriterionKey) =>
    chosen
      .filter((one) => one.key === key)
      .map(({ label }) => label)
      .join(' or ');
  const lack = ({ key, has }: Shortfall) => {
    const name = criterionNames[key].replace(/^./, (initial) => initial.toLowerCase());
    if (has === undefined || !(key in numberUnits)) return `not ${labelsOf(key)}`;
    const unit = numberUnits[key as keyof typeof numberUnits].replace('k', '');
    return has > 0 ? `${name} to ${quantity(has, unit)}` : `no ${name}`;
  };
  const criteria = chosen.map(({ key, label }) =>
    key in numberUnits || key === 'q' ? label : `${criterionNames[key]}: ${label}`,
  );
  const message = `I am looking for an instrument with:\n${criteria.map((line) => `- ${line}`).join('\n')}\n\nThe finder shows none. What do you suggest?`;
  return (
    <div className="card mt-6 p-6">
      <h3 className="text-heading">No instrument has all of this</h3>
      {excluding && (
        <p className="mt-3">
          {'Most is excluded by '}
          <strong>{labelsOf(excluding.key)}</strong>
          {excluding.left > 0 ? '. ' : '.'}
          {excluding.left > 0 && (
            <a
              href={queryPath(withoutCriterion(query, excluding.key))}
              onClick={go(withoutCriterion(query, excluding.key))}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {`Without it: ${excluding.left} ${excluding.left === 1 ? 'instrument' : 'instruments'}`}
            </a>
          )}
        </p>
      )}
      {nearest && (
        <p className="mt-3">
          {'Nearest: '}
          <a
            href={nearest.instrument.path}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {nearest.instrument.name}
          </a>
          {`, ${nearest.instrument.subtitle} (${nearest.lacks.map(lack).join(', ')}).`}
        </p>
      )}
      <p className="mt-3 max-w-[62ch] text-muted">
        Many of our instruments are built to order, and some tests need two of them together. Send
        us what you have filled in, and an engineer answers.
      </p>
      <ButtonLink
        href={`${paths.quote}?${new URLSearchParams({ message })}`}
        className="mt-5"
        variant="primary"
      >
        Ask an engineer
      </ButtonLink>
    </div>
  );
}
