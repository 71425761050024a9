import { builtInPictures } from '../../slides/builtInSlides.ts';
import { type HeroSlide, maxSlides, slideFaults } from '../../slides/heroSlide.ts';

/** Messages by slide and field, for example "0.ctaText"; the empty name is about all of them. */
export type SlideErrors = Readonly<Record<string, string>>;

/** What is wrong with the slides; nothing when they may go on the home page. */
export async function checkSlides(
  slides: readonly HeroSlide[],
  hasPicture: (address: string) => Promise<boolean>,
): Promise<SlideErrors> {
  const errors: Record<string, string> = {};
  const note = (name: string, message: string) => {
    errors[name] ??= message;
  };
  if (slides.length === 0) note('', 'Keep at least one slide');
  if (slides.length > maxSlides) note('', `There can be at most ${maxSlides} slides`);
  const seen = new Set<string>();
  for (const [index, slide] of slides.entries()) {
    const { imageSrc, imageAlt, headingLines } = slide;
    for (const [field, message] of Object.entries(slideFaults(slide)))
      note(`${index}.${field}`, message);
    if (imageAlt === '') note(`${index}.imageAlt`, 'Describe what the picture shows');
    const builtIn = builtInPictures.some(({ address }) => address === imageSrc);
    if (!builtIn && !(await hasPicture(imageSrc)))
      note(`${index}.imageSrc`, 'This picture no longer exists; choose another');
    const same = `${imageSrc} ${headingLines.join(' ')}`;
    if (seen.has(same))
      note(`${index}.headingLines`, 'Another slide has the same picture and heading');
    seen.add(same);
  }
  return errors;
}
