import { ArrowRight } from 'lucide-react';
import { MiniWaveform } from '../../components/waveforms/MiniWaveform.tsx';
import type { WaveformKey } from '../../components/waveforms/waveforms.ts';
import type { Page } from '../../content/schemas/page.ts';

interface Props {
  section: Page['sections'][number];
  /** The curve that stands for each family, in the order of its cards. */
  waves: readonly WaveformKey[];
}

/** The families of instruments, each with the waveform it is known by. */
export function FamilyCards({ section: { heading, cards }, waves }: Props) {
  return (
    <section className="page-width py-12 lg:py-16">
      <h2 className="text-heading">{heading}</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {cards.map(({ title, text, link }, index) => {
          const wave = waves[index];
          return (
            <li
              key={title}
              className="relative flex flex-col overflow-hidden card shadow-card hover:border-accent"
            >
              <div className="housing graticule px-6 py-5">
                {wave && <MiniWaveform wave={wave} className="h-24 w-full text-accent" />}
              </div>
              <div className="flex grow flex-col p-6">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 mb-4 text-muted">{text}</p>
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
