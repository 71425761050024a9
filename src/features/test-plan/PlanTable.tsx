import { TableHead } from '../../components/ui/TableHead.tsx';
import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import type { PlanLine } from './model/planLines.ts';
import { PlanRow } from './PlanRow.tsx';
import './testPlan.css';

interface Props {
  lines: readonly PlanLine[];
  words: TestPlanWords['result'];
  /** By port, what its supply is. */
  supplies: Readonly<Record<string, string>>;
}

/** The tests of a plan under their ports. On a phone each test is a card. */
export function PlanTable({ lines, words, supplies }: Props) {
  const several = new Set(lines.map(({ standard }) => standard)).size > 1;
  const columns = Object.values(words.columns);
  return (
    <table className="plan-table">
      <TableHead columns={columns} />
      {[...Map.groupBy(lines, ({ port }) => port)].map(([port, ofPort]) => (
        <tbody key={port}>
          <tr className="plan-port">
            <th scope="rowgroup" colSpan={columns.length}>
              {port}
              {supplies[port] && <span>{supplies[port]}</span>}
            </th>
          </tr>
          {ofPort.map((line) => (
            <PlanRow key={line.key} line={line} words={words} several={several} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
