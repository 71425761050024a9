import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  /** One keyed element per slide. */
  slides: readonly ReactElement[];
}

const buttonClass =
  'icon-button border border-edge hover:border-accent aria-disabled:cursor-default aria-disabled:opacity-40';

/**
 * Previous and next buttons, arrow keys and touch. Without JavaScript it scrolls natively. At the
 * ends a button is only marked as disabled: one that is would lose the focus.
 */
export function Carousel({ label, slides }: Props) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [ends, setEnds] = useState({ previous: false, next: true });
  /** Turns asked for before there was anything to turn: a press may come while the code loads. */
  const owed = useRef(0);

  useEffect(() => {
    if (!embla) return;
    if (owed.current > 0) embla.scrollTo(owed.current, true);
    owed.current = 0;
    const update = () => setEnds({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  const jump = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const turn = (by: 1 | -1) => {
    if (!embla) owed.current = Math.max(0, owed.current + by);
    else if (by === 1) embla.scrollNext(jump());
    else embla.scrollPrev(jump());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else return;
    event.preventDefault();
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <div ref={viewport} className="carousel-viewport">
        <ul className="flex gap-6 print:flex-wrap">
          {slides.map((slide) => (
            <li
              key={slide.key}
              className="min-w-0 shrink-0 basis-[85%] sm:basis-[calc((100%-1.5rem)/2)] lg:basis-[calc((100%-3rem)/3)]"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex gap-3 noscript:hidden print:hidden">
        <button
          type="button"
          aria-label="Previous slide"
          aria-disabled={!ends.previous}
          onClick={() => turn(-1)}
          className={buttonClass}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label="Next slide"
          aria-disabled={!ends.next}
          onClick={() => turn(1)}
          className={buttonClass}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
