import { figure } from '../../components/charts/figure.ts';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { Page } from '../../content/schemas/page.ts';
import type { SolarWords } from '../../content/schemas/solar.ts';
import type { PictureSource } from '../../site/picture.ts';
import type { SamplePlant } from './samplePlant.ts';

interface Props {
  page: Page;
  words: Pick<SolarWords, 'badge' | 'figures' | 'sampleNote'>;
  headline: SamplePlant['headline'];
  trail: readonly { label: string; href: string }[];
  picture: PictureSource | undefined;
}

export function SolarHero({ page, words, headline, trail, picture }: Props) {
  const { heading, sub, intro, hero } = page;
  const figures = [
    [`${figure(headline.totalMw, 1)} MW`, words.figures.totalMw],
    [figure(headline.activePlants), words.figures.activePlants],
    [`${figure(headline.outputKw)} kW`, words.figures.outputKw],
    [figure(headline.openAlarms), words.figures.openAlarms],
  ] as const;
  return (
    <section className="housing graticule">
      <div className="page-width grid items-center gap-x-12 gap-y-10 pt-10 pb-12 lg:grid-cols-2 lg:pt-16">
        <div>
          <Breadcrumbs trail={trail} current={heading} />
          <p className="figures mt-6 inline-block rounded-full border border-accent px-3.5 py-1 text-sm text-accent">
            {words.badge}
          </p>
          <h1 className="mt-4 text-title">{heading}</h1>
          <p className="mt-3 text-lead text-accent">{sub}</p>
          {intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[62ch] text-muted">
              {paragraph}
            </p>
          ))}
          <div className="mt-7 flex flex-wrap gap-3">
            {hero?.actions.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} variant={index > 0 ? 'secondary' : 'primary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Picture
          source={picture}
          alt={hero?.alt ?? ''}
          sizes="(min-width: 1248px) 570px, (min-width: 1024px) 46vw, 100vw"
          eager
          className="aspect-3/2 w-full rounded object-cover"
        />
        <div className="lg:col-span-2">
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
            {figures.map(([value, label]) => (
              <div key={label} className="flex flex-col-reverse bg-surface px-5 py-4">
                <dt className="text-muted">{label}</dt>
                <dd className="figures text-title text-accent">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">{words.sampleNote}</p>
        </div>
      </div>
    </section>
  );
}
