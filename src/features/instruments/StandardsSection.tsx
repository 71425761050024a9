import ChevronDown from 'lucide-react/icons/chevron-down';
import type { StandardsGroup } from '../../catalogue/standardsInGroups.ts';
import { StandardsTable } from './StandardsTable.tsx';

interface Props {
  heading: string;
  lead: string;
  groups: readonly StandardsGroup[];
}

/** The standards in collapsible groups; a link to a standard opens its group. */
export function StandardsSection({ heading, lead, groups }: Props) {
  return (
    <section id="standards" className="border-t border-line bg-raised py-14 lg:py-20">
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
