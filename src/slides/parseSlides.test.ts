import { expect, test } from 'vitest';
import { checkSlides } from '../server/slides/checkSlides.ts';
import { builtInSlides, defaultHeroImage } from './builtInSlides.ts';
import { slideLimits } from './heroSlide.ts';
import { parseSlides } from './parseSlides.ts';

const [slide] = builtInSlides;
const onWire = (value: unknown) => parseSlides(JSON.parse(JSON.stringify(value)));

test('the built-in slides are parsed unchanged', () => {
  expect(onWire(builtInSlides)).toEqual(builtInSlides);
});

test.each([
  ['an empty list', []],
  ['an object', { slides: builtInSlides }],
  ['nothing', null],
  ['a list of anything', [1, null, {}, { headingLines: 'x' }]],
  ['two heading lines', [{ ...slide, headingLines: ['a', 'b'] }]],
  ['a heading of numbers', [{ ...slide, headingLines: [1, 2, 3] }]],
  ['a button without words', [{ ...slide, ctaText: '' }]],
  ['a button that leads nowhere', [{ ...slide, ctaHref: undefined }]],
  ['a script as its link', [{ ...slide, ctaHref: 'javascript:alert(1)' }]],
])('%s holds no slide', (_name, body) => {
  expect(onWire(body)).toBeUndefined();
});

test('an invalid slide does not affect the others', () => {
  expect(onWire([{ ...slide, ctaText: 7 }, slide])).toEqual([slide]);
});

test('a missing picture or subtitle gets a default', () => {
  const { headingLines, ctaText, ctaHref } = slide ?? {};
  const filled = { subtitle: '', imageSrc: defaultHeroImage, imageAlt: '' };
  expect(onWire([{ headingLines, ctaText, ctaHref }])).toEqual([
    { headingLines, ctaText, ctaHref, ...filled },
  ]);
});

const atTheLimit = {
  headingLines: ['a', 'b', 'c'].map((letter) => letter.repeat(slideLimits.line)),
  subtitle: 's'.repeat(slideLimits.subtitle),
  ctaText: 'b'.repeat(slideLimits.button),
  ctaHref: `/${'p'.repeat(slideLimits.address - 1)}`,
  imageSrc: defaultHeroImage,
  imageAlt: 'i'.repeat(slideLimits.alt),
};

test('staff can save exactly those slides that can be shown', async () => {
  expect(await checkSlides([atTheLimit], async () => false)).toEqual({});
  expect(onWire([atTheLimit])).toEqual([atTheLimit]);
  for (const field of ['subtitle', 'ctaText', 'ctaHref', 'imageAlt'] as const) {
    const over = { ...atTheLimit, [field]: `${atTheLimit[field]}x` };
    expect(Object.keys(await checkSlides([over], async () => false))).toEqual([`0.${field}`]);
    expect(onWire([over])).toBeUndefined();
  }
});
