import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpecIcon } from './SpecIcon.tsx';

const types = ['kv', 'v', 'w', 'current', 'phase', 'time', 'frequency', 'voltage', 'other'];
const draw = (type: string) => renderToStaticMarkup(<SpecIcon type={type} />);

test('every type has its own drawing', () => {
  expect(new Set([...types, 'unknown'].map(draw)).size).toBe(types.length + 1);
});

test('an unknown type gets the plain mark', () => {
  expect(draw('toString')).toBe(draw('unknown'));
  expect(draw('unknown')).toContain('<path d="M');
});
