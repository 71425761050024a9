import type { ReactNode } from 'react';

interface Props {
  heading: string;
  lead?: string;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A page section with a heading and an optional lead. */
export function Section({ heading, lead, id, className = '', children }: Props) {
  return (
    <section id={id} className={`section-space ${className}`}>
      <div className="page-width">
        <h2 className="max-w-3xl text-title">{heading}</h2>
        {lead && <p className="mt-4 max-w-[65ch] text-lead text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
