/** A slide of the home page, as the staff's editor, the server and the page share it. */
export interface HeroSlide {
  headingLines: readonly string[];
  subtitle: string;
  ctaText: string;
  ctaHref: string;
  imageSrc: string;
  imageAlt: string;
}

export const maxSlides = 8;
export const headingLineCount = 3;
/** Characters. */
export const slideLimits = { line: 40, subtitle: 200, button: 40, address: 200, alt: 200 } as const;

/** A path on this site or a safe external address, but never a script. */
const addressPattern = /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|mailto:\S+@\S+|tel:\+?[\d-]+)$/;
export const isSlideAddress = (text: string) => addressPattern.test(text);

type Rule = [field: keyof HeroSlide, holds: boolean, message: string];

const atMost = (field: keyof HeroSlide, text: string, limit: number): Rule => [
  field,
  text.length <= limit,
  `At most ${limit} characters`,
];

/** Validates a slide: messages by field, empty if it can be shown. */
export function slideFaults(slide: HeroSlide): Partial<Record<keyof HeroSlide, string>> {
  const { headingLines: lines, subtitle, ctaText, ctaHref, imageSrc, imageAlt } = slide;
  const rules: Rule[] = [
    [
      'headingLines',
      lines.length === headingLineCount && lines.every((line) => line.trim() !== ''),
      'Fill in all three lines',
    ],
    [
      'headingLines',
      lines.every((line) => line.length <= slideLimits.line),
      `A line can have at most ${slideLimits.line} characters`,
    ],
    ['headingLines', new Set(lines).size === lines.length, 'The three lines must differ'],
    atMost('subtitle', subtitle, slideLimits.subtitle),
    ['ctaText', ctaText.trim() !== '', 'Enter the button text'],
    atMost('ctaText', ctaText, slideLimits.button),
    [
      'ctaHref',
      isSlideAddress(ctaHref),
      'Start the link with / for a page of this site, or with https://, mailto: or tel:',
    ],
    atMost('ctaHref', ctaHref, slideLimits.address),
    ['imageSrc', isSlideAddress(imageSrc), 'Choose a picture'],
    atMost('imageAlt', imageAlt, slideLimits.alt),
  ];
  const broken = rules.filter(([, holds]) => !holds).reverse();
  return Object.fromEntries(broken.map(([field, , message]) => [field, message]));
}
