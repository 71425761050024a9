import { levelText } from '../../../catalogue/levelText.ts';
import { standardAnchor } from '../../../catalogue/standardAnchor.ts';
import { NoBreakFigures } from '../../../components/ui/NoBreakFigures.tsx';
import {
  phenomenonNames,
  portNames,
  type Requirement,
  type Requirements,
} from '../../../content/schemas/requirements.ts';
import type { StandardPageWords } from '../../../content/schemas/standardPage.ts';
import '../instruments.css';

interface Props {
  requirements: Requirements;
  words: StandardPageWords;
}

const place = ({ port, vehicle, condition }: Requirement) =>
  [portNames[port], vehicle && `${vehicle} V`, condition].filter(Boolean).join(', ');

/** Rows of one environment, or of all. */
function Rows({ rows, words }: { rows: readonly Requirement[]; words: StandardPageWords }) {
  return (
    <table className="covers-table max-w-none">
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${place(row)} ${row.phenomenon}`}>
            <th scope="row">{place(row)}</th>
            <td>
              {phenomenonNames[row.phenomenon]}
              {row.basis === 'to-confirm' && (
                <small className="block text-caution">{words.toConfirm}</small>
              )}
            </td>
            <td>
              <a href={standardAnchor(row.basic)} className="model-link">
                {row.basic}
              </a>
            </td>
            <td>
              {row.levels.map((level) => (
                <span key={level.mode} className="block">
                  <NoBreakFigures text={levelText(level)} />
                </span>
              ))}
            </td>
            <td>{row.criterion ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a standard asks for at each port, by environment where it knows several. */
export function CalledTests({ requirements: { environments, rows }, words }: Props) {
  const always = rows.filter((row) => !row.environments);
  const groups = [
    { name: words.allEnvironments, rows: always },
    ...environments.map(({ id, name }) => ({
      name,
      rows: rows.filter((row) => row.environments?.includes(id)),
    })),
  ].filter((group) => group.rows.length > 0);
  return groups.map((group) => (
    <div key={group.name} className="mt-8">
      {groups.length > 1 && <h3 className="font-semibold">{group.name}</h3>}
      <Rows rows={group.rows} words={words} />
    </div>
  ));
}
