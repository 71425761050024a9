import { defaultHeroImage, type HeroSlide } from '../../slides/heroSlides.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Addresses a slide may lead to or load from: never a script. */
const isAddress = (value: unknown): value is string =>
  isText(value) && /^(?:\/(?!\/)|https?:\/\/|#|mailto:|tel:)/i.test(value);

function parseSlide(value: unknown): HeroSlide | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const slide = value as Record<string, unknown>;
  const { headingLines, subtitle, ctaText, ctaHref, imageSrc, imageAlt } = slide;
  if (!Array.isArray(headingLines) || !headingLines.every(isText)) return undefined;
  if (headingLines.join('').trim() === '' || !isText(ctaText) || !isAddress(ctaHref))
    return undefined;
  return {
    headingLines,
    subtitle: isText(subtitle) ? subtitle : '',
    ctaText,
    ctaHref,
    imageSrc: isAddress(imageSrc) ? imageSrc : defaultHeroImage,
    imageAlt: isText(imageAlt) ? imageAlt : '',
  };
}

/** The slides in an answer of /api/heroes, or undefined when it holds none we can show. */
export function parseSlides(body: unknown): readonly HeroSlide[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const slides = body.map(parseSlide).filter((slide) => slide !== undefined);
  return slides.length > 0 ? slides : undefined;
}
