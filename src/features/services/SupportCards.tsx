import ArrowRight from 'lucide-react/icons/arrow-right';
import { CardIcon } from '../../components/icons/CardIcon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../pictures/picture.ts';

type Card = Page['sections'][number]['cards'][number];

interface Props {
  cards: readonly Card[];
  /** The cards' pictures, by name. */
  pictures: Readonly<Record<string, PictureSource | undefined>>;
}

/** The services most visitors look for, with pictures or icons. */
export function SupportCards({ cards, pictures }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ title, text, icon, picture, link }) => (
        <li
          key={title}
          className={`relative flex flex-col overflow-hidden card shadow-card hover:border-accent ${picture ? 'lg:col-span-2' : ''}`}
        >
          {picture && (
            <Picture
              source={pictures[picture]}
              alt=""
              sizes={pictureSizes('100vw', { page: '590px', sm: '48vw' })}
              className="aspect-2/1 w-full object-contain p-3 pb-0"
            />
          )}
          <div className="flex grow flex-col items-start p-6">
            {!picture && icon && <CardIcon name={icon} />}
            <h3 className={`text-lg font-semibold ${picture ? '' : 'mt-4'}`}>{title}</h3>
            <p className="mt-2 mb-4 text-muted">{text}</p>
            {link && (
              <a
                href={link.href}
                className="mt-auto inline-flex items-center gap-1.5 font-semibold text-accent after:absolute after:inset-0 hover:underline"
              >
                <span>{link.label}</span>
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
