import type { HelpCenter } from '../../content/schemas/help.ts';

/** "How can we help?": what to do first, by urgency. */
export function HelpCases({ heading, body, cases }: HelpCenter['help']) {
  return (
    <section className="housing">
      <div className="page-width section-space">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{body}</p>
        <ul className="mt-10 grid gap-8 lg:grid-cols-3">
          {cases.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
