import { expect, test } from 'vitest';
import { builtInSlides } from '../../slides/builtInSlides.ts';
import { checkSlides } from './checkSlides.ts';
import { editorAction, rearrange } from './slideEditor.ts';

const noPicture = async () => false;
const [first, second, third] = builtInSlides;
const form = (action: string) => {
  const data = new FormData();
  data.set('action', action);
  return data;
};
const order = (action: string) => rearrange(builtInSlides, editorAction(form(action)));

test.each([
  ['up 1', [second, first, third]],
  ['up 0', [first, second, third]],
  ['down 1', [first, third, second]],
  ['down 2', [first, second, third]],
  ['remove 0', [second, third]],
  ['remove 9', [first, second, third]],
  ['up nonsense', [first, second, third]],
  ['save', [first, second, third]],
  ['', [first, second, third]],
])('the button %j leaves the right order', (action, expected) => {
  expect(order(action)).toEqual(expected);
});

test('a new slide is added at the end, up to eight', () => {
  expect(order('add').length).toBe(4);
  const full = Array.from({ length: 8 }, () => builtInSlides)
    .flat()
    .slice(0, 8);
  expect(rearrange(full, { kind: 'add' }).length).toBe(8);
});

test('the built-in slides pass', async () => {
  expect(await checkSlides(builtInSlides, noPicture)).toEqual({});
});

test('every error is reported at its field', async () => {
  const slide = { ...first, headingLines: ['a', 'a', 'b'] };
  const faults = [
    { ...slide, ctaHref: 'javascript:alert(1)', imageSrc: '/images/uploads/x.webp' },
    { ...slide, headingLines: ['a', '', 'x'.repeat(41)], ctaText: '', imageAlt: '' },
    first,
    first,
  ];
  expect(await checkSlides(faults as typeof builtInSlides, noPicture)).toEqual({
    '0.headingLines': 'The three lines must differ',
    '0.ctaHref': expect.stringContaining('Start the link with /'),
    '0.imageSrc': 'This picture no longer exists; choose another',
    '1.headingLines': 'Fill in all three lines',
    '1.ctaText': 'Enter the button text',
    '1.imageAlt': 'Describe what the picture shows',
    '3.headingLines': 'Another slide has the same picture and heading',
  });
  expect(await checkSlides([], noPicture)).toEqual({ '': 'Keep at least one slide' });
});

test.each(['//evil.example', 'http://plain.example', '/a b', 'data:text/html,x', '\\\\x', ''])(
  'a button may not lead to %j',
  async (ctaHref) => {
    const errors = await checkSlides([{ ...builtInSlides[0], ctaHref } as never], noPicture);
    expect(Object.keys(errors)).toEqual(['0.ctaHref']);
  },
);
