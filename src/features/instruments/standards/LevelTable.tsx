import { levelTexts } from '../../../catalogue/quantity.ts';
import { Badge } from '../../../components/ui/Badge.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { TableHead } from '../../../components/ui/TableHead.tsx';
import {
  isToConfirm,
  phenomenonNames,
  type Requirement,
  type Requirements,
} from '../../../content/schemas/standards/requirements.ts';
import type { StandardPageWords } from '../../../content/schemas/standards/standardPage.ts';
import { requirementPlace } from './levelsByTest.ts';

interface Props {
  environments: Requirements['environments'];
  /** For each test, its rows in the order of the environments. */
  tests: readonly (readonly Requirement[])[];
  words: StandardPageWords;
}

const cell = 'py-2.5 pr-6 max-sm:block max-sm:p-0';

/** A row for each test, a column for each level. */
export function LevelTable({ environments, tests, words }: Props) {
  const isOpen = tests.flat().some(isToConfirm);
  return (
    <>
      {isOpen && (
        <p className="mt-6">
          <Badge variant="caution">{`* ${words.toConfirm}`}</Badge>
        </p>
      )}
      <table className="mt-3 w-full text-left max-sm:block">
        <TableHead
          columns={[...words.columns.slice(0, 2), ...environments.map(({ name }) => name)]}
          className="max-sm:sr-only"
          row="border-b-2 border-accent align-bottom"
          cell="py-2.5 pr-6"
        />
        <tbody className="divide-y divide-line border-b border-line max-sm:block">
          {tests.map(([first, ...others]) =>
            first ? (
              <tr
                key={`${requirementPlace(first)} ${first.phenomenon}`}
                className="align-top max-sm:block max-sm:py-3"
              >
                <td className={cell}>{noBreak(requirementPlace(first))}</td>
                <th scope="row" className={cell}>
                  {phenomenonNames[first.phenomenon]}
                </th>
                {[first, ...others].map((row, index) => (
                  <td key={environments[index]?.id} className={cell}>
                    <span className="text-muted sm:hidden">{`${environments[index]?.name} `}</span>
                    {noBreak(levelTexts(row).join('; '))}
                    {isToConfirm(row) && <span className="text-caution">*</span>}
                  </td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </>
  );
}
