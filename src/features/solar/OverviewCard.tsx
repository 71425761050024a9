import type { SolarWords } from '../../content/schemas/solar/solar.ts';

export function OverviewCard({ title, text, points }: SolarWords['overview']) {
  return (
    <div className="page-width pt-16 lg:pt-24">
      <section className="housing grid gap-x-12 gap-y-6 rounded-lg p-8 lg:grid-cols-2 lg:p-12">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-3 text-muted">{text}</p>
        </div>
        <ul className="grid content-center gap-3 sm:grid-cols-2">
          {points.map((point) => (
            <li key={point} className="border-l-2 border-accent pl-4">
              {point}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
