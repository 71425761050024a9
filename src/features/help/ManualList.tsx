import FileText from 'lucide-react/icons/file-text';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { Manual } from '../../content/schemas/manual.ts';

interface Props {
  manuals: readonly (Manual & { href: string; contents: readonly string[] })[];
  /** The button's label. */
  action: string;
  contents: string;
  /** The label of their kind. */
  kind: string;
}

const printedDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The manuals, each with its chapters. `data-search-entry` indexes each one separately. */
export function ManualList({ manuals, action, contents, kind }: Props) {
  return (
    <ul className="page-width grid gap-6 section-space lg:grid-cols-2">
      {manuals.map((manual) => (
        <li key={manual.href} data-search-entry={manual.href} className="flex flex-col card p-6">
          <div className="flex gap-4">
            <FileText aria-hidden="true" className="size-8 shrink-0 text-accent" />
            <div>
              <h2 className="text-lg font-semibold">{manual.title}</h2>
              <p className="mt-1 text-muted">{noBreak(manual.description)}</p>
            </div>
          </div>
          <details className="mt-4 text-[0.9375rem]">
            <summary className="font-medium text-accent">{contents}</summary>
            <ol className="mt-2 list-decimal grid gap-1 pl-6 marker:text-accent">
              {manual.contents.map((chapter) => (
                <li key={chapter}>{chapter}</li>
              ))}
            </ol>
          </details>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-6">
            <div className="figures text-sm text-muted">
              {kind}, edition {manual.edition.mark}, {printedDate(manual.edition.date)}
            </div>
            <ButtonLink
              href={manual.href}
              download
              aria-label={`${action}: ${manual.title}`}
              variant="secondary"
            >
              {action}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
