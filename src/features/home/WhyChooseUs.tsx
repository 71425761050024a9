import type { Home } from '../../content/schemas/home.ts';

export function WhyChooseUs({ heading, lead, points }: Home['why']) {
  return (
    <section className="bg-raised py-16 lg:py-24">
      <div className="page-width grid gap-x-10 gap-y-10 lg:grid-cols-3">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-4 text-lead text-muted">{lead}</p>
        </div>
        <ul className="contents">
          {points.map(({ title, text }) => (
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
