import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import { Section } from '../../components/ui/Section.tsx';
import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  section: Page['sections'][number];
  pictures: Readonly<Record<string, PictureSource | undefined>>;
}

/** The company's fields of work, each with a picture and a link. */
export function WorkFields({ section: { heading, body, cards }, pictures }: Props) {
  return (
    <Section heading={heading} lead={body.join(' ')}>
      <ul className="grid gap-6 md:grid-cols-3">
        {cards.map(({ title, text, picture, link }) => (
          <li
            key={title}
            className="relative flex flex-col overflow-hidden card shadow-card hover:border-accent"
          >
            <Picture
              source={picture ? pictures[picture] : undefined}
              alt=""
              sizes={pictureSizes('100vw', { page: '385px', md: '31vw' })}
              className="aspect-3/2 w-full object-contain p-3 pb-0"
            />
            <div className="flex grow flex-col p-6">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{text}</p>
              {link && (
                <a
                  href={link.href}
                  className="mt-auto font-semibold text-accent after:absolute after:inset-0 hover:underline"
                >
                  {link.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
