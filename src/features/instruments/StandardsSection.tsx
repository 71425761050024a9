import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ListedStandard,
  type StandardsGroup,
  standardAnchor,
  standardId,
} from '../../catalogue/standards.ts';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { TableHead } from '../../components/ui/TableHead.tsx';
import './instruments.css';

interface Props {
  heading: string;
  lead: string;
  groups: readonly StandardsGroup[];
}

interface StandardsTableProps {
  standards: readonly ListedStandard[];
}

/** Standards and the instruments for each: rows on wide screens, blocks on narrow ones. */
function StandardsTable({ standards }: StandardsTableProps) {
  return (
    <table className="standards-table">
      <TableHead columns={['Standard', 'What a test to it shows', 'Instruments']} />
      <tbody>
        {standards.map(({ id, summary, calls, elsewhere, products }) => (
          <tr key={id} id={standardId(id)}>
            <th scope="row">
              <a href={standardAnchor(id)}>{id}</a>
            </th>
            <td>
              {noBreak(summary)}
              {elsewhere.length > 0 && (
                <span className="mt-1 block text-muted">
                  {`It also calls ${elsewhere.join(' and ')}, for which we make nothing.`}
                </span>
              )}
            </td>
            <td>
              {calls.length > 0 && <span className="mr-4">Those for the tests it calls:</span>}
              {calls.length > 0
                ? calls.map((called) => (
                    <a key={called} href={standardAnchor(called)}>
                      {called}
                    </a>
                  ))
                : products.map(({ name, path }) => (
                    <a key={path} href={path}>
                      {name}
                    </a>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The standards in collapsible groups; a link to a standard opens its group. */
export function StandardsSection({ heading, lead, groups }: Props) {
  return (
    <section id="standards" className="border-t border-line bg-raised section-space">
      <div className="page-width">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{lead}</p>
        <div className="mt-8 border-t border-line">
          {groups.map(({ title, standards }, index) => (
            <details key={title} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent">
                <h3 className="text-lg">{title}</h3>
                <span className="flex items-center gap-3">
                  <span className="figures text-sm text-muted">{standards.length}</span>
                  <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
                </span>
              </summary>
              <StandardsTable standards={standards} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
