import type { Page } from '../../content/schemas/page.ts';

interface Props {
  section: Page['sections'][number];
}

/** What happens after a request was sent; shown beside the form. */
export function NextSteps({ section: { heading, steps } }: Props) {
  return (
    <aside aria-labelledby="next-steps" className="rounded-md border border-line bg-raised p-6">
      <h2 id="next-steps" className="text-lg">
        {heading}
      </h2>
      <ol className="mt-4 grid gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr]">
            <span aria-hidden="true" className="figures text-accent">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
