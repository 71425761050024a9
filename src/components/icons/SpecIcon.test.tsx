import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SpecType, specTypes } from '../../content/schemas/product.ts';
import { SpecIcon } from './SpecIcon.tsx';

const draw = (type: string) => renderToStaticMarkup(<SpecIcon type={type as SpecType} />);

test('every type has its own drawing', () => {
  expect(new Set([...specTypes, 'unknown'].map(draw)).size).toBe(specTypes.length + 1);
});

test('an unknown type gets the plain mark', () => {
  expect(draw('toString')).toBe(draw('unknown'));
  expect(draw('unknown')).toContain('<path d="M');
});
