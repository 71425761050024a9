import ArrowRight from 'lucide-react/icons/arrow-right';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import { MiniWaveform } from '../../components/waveforms/MiniWaveform.tsx';
import type { WaveformKey } from '../../components/waveforms/waveforms.ts';
import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  section: Page['sections'][number];
  /** The typical curve of each family, in the order of the cards. */
  waves: readonly WaveformKey[];
  /** By the name in a card. */
  pictures: Readonly<Record<string, PictureSource | undefined>>;
}

/** The families of instruments, each with its typical waveform. */
export function FamilyCards({ section: { heading, cards }, waves, pictures }: Props) {
  return (
    <section className="page-width pt-4 pb-11">
      <h2 className="text-heading">{heading}</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {cards.map(({ title, text, link, picture = '' }, index) => {
          const wave = waves[index];
          return (
            <li
              key={title}
              className="relative flex flex-col overflow-hidden card shadow-card hover:border-accent"
            >
              <div className="housing graticule grid grid-cols-[1.6fr_1fr] items-center gap-4 p-5 md:max-lg:grid-cols-1">
                <Picture
                  source={pictures[picture]}
                  alt=""
                  sizes={pictureSizes('55vw', { md: '220px' })}
                  eager
                  className="h-40 w-full object-contain"
                />
                {wave && <MiniWaveform wave={wave} className="w-full text-accent" />}
              </div>
              <div className="flex grow flex-col p-6">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 mb-4 text-muted">{noBreak(text)}</p>
                {link && (
                  <a
                    href={link.href}
                    className="mt-auto inline-flex items-center gap-2 font-semibold text-accent after:absolute after:inset-0"
                  >
                    {link.label}
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
