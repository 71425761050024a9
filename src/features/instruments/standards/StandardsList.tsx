import { type StandardsGroup, standardAnchor } from '../../../catalogue/standards.ts';
import { noBreak } from '../../../components/ui/noBreak.tsx';

interface Props {
  groups: readonly StandardsGroup[];
}

/** All standards under their groups, each with what a test to it shows. */
export function StandardsList({ groups }: Props) {
  return (
    <div className="page-width divide-y divide-line">
      {groups.map(({ title, text, standards }) => (
        <section key={title} className="grid gap-x-10 py-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div>
            <h2 className="text-heading">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </div>
          <ul className="divide-y divide-line max-lg:mt-4">
            {standards.map(({ id, summary }) => (
              <li key={id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
                <a href={standardAnchor(id)} className="figures text-accent hover:underline">
                  {id}
                </a>
                <p className="text-muted">{noBreak(summary)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
