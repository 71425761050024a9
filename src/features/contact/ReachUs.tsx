import type { Page } from '../../content/schemas/page.ts';
import { company } from '../../site/company.ts';
import { CityMap } from './CityMap.tsx';

/** Directions to the R&D centre, with a map. */
export function ReachUs({ heading, body, cards }: Page['sections'][number]) {
  const { address, social } = company;
  return (
    <section id="visiting-us" className="border-t border-line bg-raised section-space">
      <div className="page-width grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <CityMap />
        <div>
          <h2 className="text-title">{heading}</h2>
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-muted">
              {paragraph}
            </p>
          ))}
          <dl className="mt-6 divide-y divide-line border-y border-line">
            {cards.map(({ title, text }) => (
              <div key={title} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            <a
              href={social.location}
              rel="noopener"
              className="font-semibold text-accent underline-offset-4 hover:underline"
            >
              Open the place in OpenStreetMap
            </a>{' '}
            <span className="figures text-sm text-muted">
              {address.latitude}° N, {address.longitude}° E
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
