import { levelTexts } from '../../../catalogue/quantity.ts';
import { standardAnchor } from '../../../catalogue/standards.ts';
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
import { ModelLink } from '../ModelLink.tsx';
import { LevelTable } from './LevelTable.tsx';
import { levelsByTest, requirementPlace } from './levelsByTest.ts';

interface Props {
  requirements: Requirements;
  words: StandardPageWords;
}

const cell = 'py-2.5 pr-6 max-sm:block max-sm:p-0';

/** Rows of one environment, or of all. */
function Rows({ rows, words }: { rows: readonly Requirement[]; words: StandardPageWords }) {
  const allOpen = rows.every(isToConfirm);
  return (
    <>
      {allOpen && (
        <p className="mt-3">
          <Badge variant="caution">{words.toConfirm}</Badge>
        </p>
      )}
      <table className="mt-3 w-full text-left max-sm:block">
        <TableHead
          columns={words.columns}
          className="max-sm:sr-only"
          row="border-b-2 border-accent"
          cell="py-2.5 pr-6"
        />
        <tbody className="divide-y divide-line border-b border-line max-sm:block">
          {rows.map((row) => (
            <tr
              key={`${requirementPlace(row)} ${row.phenomenon}`}
              className="align-top max-sm:block max-sm:py-3"
            >
              <th scope="row" className={`${cell} font-normal max-sm:font-semibold`}>
                {noBreak(requirementPlace(row))}
              </th>
              <td className={cell}>
                {phenomenonNames[row.phenomenon]}
                {isToConfirm(row) && !allOpen && (
                  <small className="block text-caution">{words.toConfirm}</small>
                )}
              </td>
              <td className={cell}>
                <ModelLink href={standardAnchor(row.basic)}>{row.basic}</ModelLink>
              </td>
              <td className={cell}>
                {levelTexts(row).map((level) => (
                  <span key={level} className="block">
                    {noBreak(level)}
                  </span>
                ))}
              </td>
              <td className={cell}>
                {row.criterion ? (
                  <>
                    <span className="text-muted sm:hidden">{`${words.columns[4]} `}</span>
                    {noBreak(row.criterion)}
                  </>
                ) : (
                  <span className="max-sm:hidden">–</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What a standard asks for at each port, by environment where it knows several. */
export function CalledTests({ requirements, words }: Props) {
  const { environments, rows, notes = [] } = requirements;
  const tests = levelsByTest(requirements);
  const always = { name: words.allEnvironments, rows: rows.filter((row) => !row.environments) };
  const each = environments.map(({ id, name }) => ({
    name,
    rows: rows.filter((row) => row.environments?.includes(id)),
  }));
  const groups = (tests ? [always] : [always, ...each]).filter((group) => group.rows.length > 0);
  return (
    <>
      {tests && <LevelTable environments={environments} tests={tests} words={words} />}
      {groups.map((group) => (
        <div key={group.name} className="mt-8">
          {(tests || groups.length > 1) && <h3 className="font-semibold">{group.name}</h3>}
          <Rows rows={group.rows} words={words} />
        </div>
      ))}
      {notes.map(({ text }) => (
        <p key={text} className="mt-4 max-w-[68ch] text-muted">
          {text}
        </p>
      ))}
    </>
  );
}
