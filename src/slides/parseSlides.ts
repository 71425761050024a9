import { defaultHeroImage } from './builtInSlides.ts';
import { type HeroSlide, isSlideAddress, slideFaults } from './heroSlide.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Missing pictures and subtitles get defaults. A slide that breaks any other rule is dropped. */
function parseSlide(value: unknown): HeroSlide | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<keyof HeroSlide, unknown>;
  const { headingLines, subtitle, ctaText, ctaHref, imageSrc, imageAlt } = fields;
  if (!Array.isArray(headingLines) || !headingLines.every(isText)) return undefined;
  if (!isText(ctaText) || !isText(ctaHref)) return undefined;
  const slide = {
    headingLines,
    subtitle: isText(subtitle) ? subtitle : '',
    ctaText,
    ctaHref,
    imageSrc: isText(imageSrc) && isSlideAddress(imageSrc) ? imageSrc : defaultHeroImage,
    imageAlt: isText(imageAlt) ? imageAlt : '',
  };
  return Object.keys(slideFaults(slide)).length === 0 ? slide : undefined;
}

/** The slides in a response from /api/heroes, or undefined if it has none we can show. */
export function parseSlides(body: unknown): readonly HeroSlide[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const slides = body.map(parseSlide).filter((slide) => slide !== undefined);
  return slides.length > 0 ? slides : undefined;
}
