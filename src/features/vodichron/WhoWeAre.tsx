import type { Page } from '../../content/schemas/page.ts';

/** The company behind the product. */
export function WhoWeAre({ heading, body }: Page['sections'][number]) {
  return (
    <section className="border-y border-line bg-raised section-space">
      <div className="page-width grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{heading}</h2>
        <div className="max-w-[62ch] grid gap-4 text-lead">
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
