import { TableHead } from '../../../components/ui/TableHead.tsx';

interface Props {
  table: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** What is said when there are no rows. */
  empty?: string;
}

/** A table of names and numbers whose numbers are also bars. */
export function StatisticsBars({ table, empty }: Props) {
  const most = Math.max(1, ...table.rows.map(([, count]) => Number(count)));
  return (
    <section className="inbox-card">
      {table.rows.length === 0 ? (
        <>
          <h2>{table.title}</h2>
          <p className="text-muted">{empty}</p>
        </>
      ) : (
        <table className="inbox-bars">
          <caption>{table.title}</caption>
          <TableHead columns={table.columns} />
          <tbody>
            {table.rows.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * Number(count)) / most} height="4" rx="1" />
                  </svg>
                </th>
                <td className="figures">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
