interface Props {
  heading: string;
  body: readonly string[];
}

/** A notice before the rest of the page. */
export function Notice({ heading, body }: Props) {
  return (
    <section className="page-width pt-12">
      <div className="rounded-md border-l-4 border-caution bg-surface p-6 shadow-card">
        <h2 className="text-heading text-caution">{heading}</h2>
        {body.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-[68ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
