import { CardIcon } from '../../components/icons/CardIcon.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Page } from '../../content/schemas/page.ts';

/** The three ways to start, each with its button. */
export function TrialOffers({ heading, body, cards }: Page['sections'][number]) {
  return (
    <section className="housing section-space">
      <div className="page-width">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 max-w-[62ch] text-lead text-muted">{body.join(' ')}</p>
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {cards.map(({ title, text, icon, link }, index) => (
            <li key={title} className="flex flex-col items-start card p-6">
              {icon && <CardIcon name={icon} />}
              <h3 className="mt-4 text-lg font-semibold">{title}</h3>
              <p className="mt-2 mb-6 text-muted">{text}</p>
              {link && (
                <ButtonLink
                  href={link.href}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  className="mt-auto w-full"
                >
                  {link.label}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
