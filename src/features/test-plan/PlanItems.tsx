import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import type { PlanItem } from './model/planItems.ts';

interface Props {
  items: readonly PlanItem[];
  words: TestPlanWords['result']['items'];
}

/** Everything the plan needs, each once, with its order code. */
export function PlanItems({ items, words }: Props) {
  return (
    <>
      <h3 className="mt-12 text-heading">{words.heading}</h3>
      <table className="plan-items">
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
          {items.map(({ slug, name, path, order, tests }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={path} className="plan-link">
                  {name}
                </a>
              </th>
              <td className="figures">{order}</td>
              <td>{tests.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
