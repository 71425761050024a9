import { standardAnchor } from '../../../catalogue/standards.ts';
import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { ModelLink, ModelText } from '../ModelLink.tsx';
import { accessoryDrawings } from './accessoryDrawings.ts';
import type { AccessoryEntry, AccessoryGroup } from './loadAccessoryGroups.ts';
import './accessories.css';

interface Props {
  groups: readonly AccessoryGroup[];
}

const heading = 'mt-4 text-sm font-semibold';

/** An accessory with its order code, figures, standards and the instruments it fits. */
function AccessoryCard(accessory: AccessoryEntry) {
  const { slug, name, order, text, figures, standards, fits } = accessory;
  const drawing = accessoryDrawings[slug];
  return (
    <article id={slug} className="accessory-card">
      {drawing && (
        <svg viewBox="0 0 320 180" aria-hidden="true" className="housing graticule">
          <path d={drawing.lines} />
          <path d={drawing.live} className="stroke-accent" />
        </svg>
      )}
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="figures text-sm text-accent">{order}</p>
      <p className="mt-3">
        <ModelText text={text} models={fits} />
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[8rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd>{noBreak(value)}</dd>
          </div>
        ))}
      </dl>
      <h4 className={heading}>Fits</h4>
      <p className="accessory-line">
        {fits.length === 0 && 'Any of our instruments.'}
        {fits.map((product, index) => (
          <span key={product.path}>
            {index > 0 && ', '}
            <ModelLink href={product.path}>{product.name}</ModelLink>
          </span>
        ))}
      </p>
      {standards.length > 0 && (
        <>
          <h4 className={heading}>Used in tests to</h4>
          <p className="accessory-line figures">
            {standards.map((standard, index) => (
              <span key={standard}>
                {index > 0 && ', '}
                <ModelLink href={standardAnchor(standard)}>{standard}</ModelLink>
              </span>
            ))}
          </p>
        </>
      )}
      <AddToQuote
        slugs={[slug]}
        product={name}
        variant="link"
        className="mt-auto self-start pt-4"
      />
    </article>
  );
}

/** All accessories under their headings. */
export function AccessoryGroups({ groups }: Props) {
  return (
    <div className="page-width section-space">
      {groups.map(({ title, entries }) => (
        <section key={title} className="mb-12">
          <h2 className="text-heading">{title}</h2>
          <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {entries.map((accessory) => (
              <li key={accessory.slug} className="flex">
                <AccessoryCard {...accessory} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
