import { builtInPictures } from '../../slides/builtInSlides.ts';
import { type HeroSlide, maxSlides, slideFaults } from '../../slides/heroSlide.ts';

/**
 * Messages by slide and field, for example "0.ctaText". The empty name stands for the slides as a
 * whole.
 */
export type SlideErrors = Readonly<Record<string, string>>;

/** Validates the slides; empty if they may go on the home page. */
export async function checkSlides(
  slides: readonly HeroSlide[],
  hasPicture: (address: string) => Promise<boolean>,
): Promise<SlideErrors> {
  const errors: Record<string, string> = {};
  const report = (name: string, message: string) => {
    errors[name] ??= message;
  };
  if (slides.length === 0) report('', 'Keep at least one slide');
  if (slides.length > maxSlides) report('', `There can be at most ${maxSlides} slides`);
  const seen = new Set<string>();
  for (const [index, slide] of slides.entries()) {
    const { imageSrc, imageAlt, headingLines } = slide;
    for (const [field, message] of Object.entries(slideFaults(slide)))
      report(`${index}.${field}`, message);
    if (imageAlt === '') report(`${index}.imageAlt`, 'Describe what the picture shows');
    const builtIn = builtInPictures.some(({ address }) => address === imageSrc);
    if (!builtIn && !(await hasPicture(imageSrc)))
      report(`${index}.imageSrc`, 'This picture no longer exists; choose another');
    const same = `${imageSrc} ${headingLines.join(' ')}`;
    if (seen.has(same))
      report(`${index}.headingLines`, 'Another slide has the same picture and heading');
    seen.add(same);
  }
  return errors;
}
