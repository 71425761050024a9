import { z } from 'zod';
import { builtInSlides, type HeroSlide } from '../../slides/heroSlides.ts';

export const mostSlides = 8;
export const slideLimits = { line: 40, subtitle: 200, button: 40, address: 200, alt: 200 } as const;

export const builtInPictures = builtInSlides.map(({ imageSrc, imageAlt }) => ({
  address: imageSrc,
  words: imageAlt,
}));

const line = z
  .string()
  .min(1, 'Fill in all three lines')
  .max(slideLimits.line, `A line can have at most ${slideLimits.line} characters`);

const slide = z.object({
  headingLines: z
    .array(line)
    .length(3)
    .refine((lines) => new Set(lines).size === lines.length, 'The three lines must differ'),
  subtitle: z.string().max(slideLimits.subtitle),
  ctaText: z.string().min(1, 'Enter the button text').max(slideLimits.button),
  ctaHref: z
    .string()
    .regex(
      /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|mailto:\S+@\S+|tel:\+?[\d-]+)$/,
      'Start the link with / for a page of this site, or with https://, mailto: or tel:',
    ),
  imageSrc: z.string().min(1, 'Choose a picture'),
  imageAlt: z.string().min(1, 'Describe what the picture shows').max(slideLimits.alt),
});

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
  if (slides.length > mostSlides) note('', `There can be at most ${mostSlides} slides`);
  const seen = new Set<string>();
  for (const [index, candidate] of slides.entries()) {
    const result = slide.safeParse(candidate);
    for (const issue of result.error?.issues ?? [])
      note(`${index}.${String(issue.path[0])}`, issue.message);
    const { imageSrc, headingLines } = candidate;
    const builtIn = builtInPictures.some(({ address }) => address === imageSrc);
    if (imageSrc && !builtIn && !(await hasPicture(imageSrc)))
      note(`${index}.imageSrc`, 'This picture no longer exists; choose another');
    const same = `${imageSrc} ${headingLines.join(' ')}`;
    if (seen.has(same))
      note(`${index}.headingLines`, 'Another slide has the same picture and heading');
    seen.add(same);
  }
  return errors;
}
