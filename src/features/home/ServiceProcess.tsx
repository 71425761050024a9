import { Section } from '../../components/ui/Section.tsx';
import type { Home } from '../../content/schemas/home.ts';

export function ServiceProcess({ heading, steps }: Home['process']) {
  return (
    <Section heading={heading}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative">
            <span aria-hidden="true" className="figures text-4xl font-medium text-accent">
              {index + 1}
            </span>
            <h3 className="mt-3 text-heading">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
