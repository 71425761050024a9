import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { ChargerWords } from '../../content/schemas/ev.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import { quotePath } from '../../site/paths.ts';

interface Props {
  id: string;
  words: ChargerWords;
  picture: PictureSource | undefined;
}

type ChargerCardsProps = { id: string } & Pick<ChargerWords, 'name' | 'description' | 'quote'>;

/** The description that Read More leads to, and a link to a quote. */
function ChargerCards({ id, name, description, quote }: ChargerCardsProps) {
  return (
    <div className="mt-8 grid gap-5">
      <section id={id} tabIndex={-1} className="card p-6 shadow-card target:border-accent">
        <h3 className="text-lg font-semibold">{`About the ${name}`}</h3>
        {description.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {noBreak(paragraph)}
          </p>
        ))}
      </section>
      <section className="housing flex flex-wrap items-center justify-between gap-5 rounded-md border border-line p-6">
        <div className="max-w-[40ch]">
          <h3 className="text-lg font-semibold">{quote.heading}</h3>
          <p className="mt-1 text-muted">{noBreak(quote.text)}</p>
        </div>
        <ButtonLink href={quotePath(name)}>{quote.button}</ButtonLink>
      </section>
    </div>
  );
}

/** A charger: picture, features, figures, and the two cards below. */
export function ChargerSection({ id, words, picture }: Props) {
  const { name, alt, lead, features, specs } = words;
  const descriptionId = `${id}-description`;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="border-b border-line section-space">
      <div className="page-width">
        <h2 id={`${id}-name`} className="text-title">
          {name}
        </h2>
        <p className="mt-3 max-w-[60ch] text-lead text-muted">{noBreak(lead)}</p>
        <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <Picture
              source={picture}
              alt={alt}
              sizes={pictureSizes('100vw', { lg: '510px' })}
              className="aspect-3/2 w-full object-contain"
            />
            {/* A form, so the button leads to the description without JavaScript as well. */}
            <form action={`#${descriptionId}`} data-read-more={name} className="mt-4">
              <button
                type="submit"
                aria-describedby={`${id}-name`}
                className="min-h-11 rounded border border-edge px-5 font-semibold hover:border-accent hover:text-accent"
              >
                Read More
              </button>
            </form>
            <h3 className="mt-8 font-semibold">Features</h3>
            <ul className="mt-3 grid gap-4">
              {features.map(({ title, text }) => (
                <li key={title} className="border-l-2 border-accent pl-4">
                  <p className="font-medium">{title}</p>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="font-semibold">Specifications</h3>
            <dl className="mt-3 border-t border-edge">
              {specs.map(({ label, value }) => (
                <div
                  key={label}
                  className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
                >
                  <dt className="text-muted">{label}</dt>
                  <dd>{noBreak(value)}</dd>
                </div>
              ))}
            </dl>
            <ChargerCards id={descriptionId} {...words} />
          </div>
        </div>
      </div>
    </section>
  );
}
