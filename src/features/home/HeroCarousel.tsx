import useEmblaCarousel from 'embla-carousel-react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type KeyboardEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PictureSource } from '../../pictures/picture.ts';
import { builtInSlides } from '../../slides/builtInSlides.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import { fetchSlides } from './fetchSlides.ts';
import { HeroSlideView } from './HeroSlideView.tsx';

interface Props {
  /** What the server put into the page; without it, the built-in slides. */
  slides?: readonly HeroSlide[];
  /** The site's own pictures, by the slide's image address. */
  pictures: Readonly<Record<string, PictureSource>>;
}

const advanceMilliseconds = 4000;

/** Calls `advance` four seconds after each slide appears, unless paused. */
function useAutoAdvance(paused: boolean, slide: number, advance: () => void): void {
  useEffect(() => {
    if (paused) return;
    // Restarts with every slide, so one reached by hand gets its full time.
    const timer = setTimeout(() => advance(), advanceMilliseconds, slide);
    return () => clearTimeout(timer);
  }, [paused, slide, advance]);
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export function HeroCarousel({ slides: given = builtInSlides, pictures }: Props) {
  const [slides, setSlides] = useState(given);
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  const [live, setLive] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [covered, setCovered] = useState(false);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    setLive(true);
    fetchSlides().then((answer) => {
      if (answer) setSlides(answer);
    });
  }, []);

  // A menu or dialog over the page: what lies behind it rests.
  useEffect(() => {
    const onToggle = () => setCovered(!!document.querySelector(':popover-open, dialog[open]'));
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setCurrent(embla.selectedScrollSnap());
    onSelect();
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);

  const advance = useCallback(() => embla?.scrollNext(), [embla]);
  const numbers = slides.map((_, index) => index + 1);
  const paused = hovered || focused || stopped || covered || reducedMotion;
  useAutoAdvance(paused || !live, current, advance);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev(reducedMotion);
    else if (event.key === 'ArrowRight') embla?.scrollNext(reducedMotion);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="housing graticule-beside relative overflow-hidden"
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className="carousel-viewport">
        <div className="flex">
          {slides.map((slide, index) => (
            <section
              key={`${slide.imageSrc} ${slide.headingLines.join(' ')}`}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={live && index !== current}
              className="relative min-w-0 shrink-0 basis-full"
            >
              <HeroSlideView slide={slide} first={index === 0} picture={pictures[slide.imageSrc]} />
            </section>
          ))}
        </div>
      </div>
      <div className="page-width absolute inset-x-0 bottom-6 flex items-center gap-1 noscript:hidden">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Go to slide ${number}`}
            aria-current={number === current + 1 ? 'true' : undefined}
            onClick={() => embla?.scrollTo(number - 1, reducedMotion)}
            className="carousel-dot"
          />
        ))}
        <button
          type="button"
          aria-label={stopped ? 'Play slides' : 'Pause slides'}
          onClick={() => setStopped(!stopped)}
          className="icon-button text-muted hover:text-accent"
        >
          {stopped ? (
            <Play aria-hidden className="size-5" />
          ) : (
            <Pause aria-hidden className="size-5" />
          )}
        </button>
      </div>
    </section>
  );
}
