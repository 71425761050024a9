import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { noBreak } from '../ui/noBreak.tsx';

interface Props {
  title: string;
  sub?: string | undefined;
  description?: readonly string[];
  trail?: readonly { label: string; href: string }[];
}

/** Breadcrumbs, title, subtitle and introduction of a page. */
export function PageTitle({ title, sub, description = [], trail = [] }: Props) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="page-width py-10 lg:py-16">
        <Breadcrumbs trail={trail} current={title} />
        <h1 className="mt-4 max-w-4xl text-title">{title}</h1>
        {sub && <p className="mt-3 text-lead text-accent">{noBreak(sub)}</p>}
        {description.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[68ch] text-lead text-muted">
            {noBreak(paragraph)}
          </p>
        ))}
      </div>
    </div>
  );
}
