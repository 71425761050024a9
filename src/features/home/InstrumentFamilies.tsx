import { ArrowRight } from 'lucide-react';
import type { Home } from '../../content/schemas/home.ts';

export function InstrumentFamilies({ heading, lead, families }: Home['instruments']) {
  return (
    <div className="mt-16">
      <h3 className="text-heading">{heading}</h3>
      <p className="mt-2 max-w-[65ch] text-muted">{lead}</p>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
        {families.map(({ title, text, href }) => (
          <li key={href} className="relative bg-surface p-6 hover:bg-raised">
            <h4 className="text-lg font-semibold">
              <a href={href} className="after:absolute after:inset-0 hover:text-accent">
                {title}
                <ArrowRight aria-hidden className="ml-2 inline size-4 text-accent" />
              </a>
            </h4>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
