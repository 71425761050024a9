import type { ReactNode } from 'react';
import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';

interface Props {
  status: number;
  heading: string;
  /** What happened and what to do; how to call us follows. */
  children: ReactNode;
}

const ways = [
  { href: paths.home, label: 'Home page' },
  { href: paths.instruments, label: 'Instruments' },
  { href: paths.contact, label: 'Contact' },
];

/** The whole content of a page that says why another could not be shown. */
export function ErrorNotice({ status, heading, children }: Props) {
  return (
    <div className="page-width section-space">
      <p className="figures text-accent">{status}</p>
      <h1 className="mt-2 text-title">{heading}</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">
        {children} call <a href={`tel:${company.phone.dial}`}>{company.phone.text}</a>.
      </p>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        {ways.map(({ href, label }) => (
          <a key={href} href={href} className="text-accent underline">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
