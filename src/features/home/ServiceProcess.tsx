import { Section } from '../../components/ui/Section.tsx';
import type { Home } from '../../content/schemas/home.ts';
import { illustration } from '../../pictures/illustrations.ts';

export function ServiceProcess({ heading, steps }: Home['process']) {
  return (
    <Section heading={heading}>
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text, picture }, index) => (
          <li key={title}>
            <img
              {...illustration(picture)}
              alt=""
              loading="lazy"
              className="drawing w-full rounded-md"
            />
            <div className="mt-5 flex items-baseline gap-4">
              <span aria-hidden="true" className="figures text-4xl font-medium text-accent">
                {index + 1}
              </span>
              <h3 className="text-heading">{title}</h3>
            </div>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
