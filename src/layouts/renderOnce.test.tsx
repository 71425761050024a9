import { expect, test } from 'vitest';
import { renderOnce } from './renderOnce.ts';

const drawn: string[] = [];
function Row({ name }: { name: string }) {
  drawn.push(name);
  return <li title="a row">{name}</li>;
}
const Other = ({ name }: { name: string }) => <b>{name}</b>;

test('a component is drawn once for the same properties, and anew when they are long gone', () => {
  expect(renderOnce(Row, { name: 'A < B' })).toBe('<li title="a row">A &lt; B</li>');
  expect(renderOnce(Row, { name: 'A < B' })).toBe('<li title="a row">A &lt; B</li>');
  expect(renderOnce(Other, { name: 'A < B' })).toBe('<b>A &lt; B</b>');
  expect(drawn).toEqual(['A < B']);

  for (let number = 0; number < 500; number++) renderOnce(Row, { name: `row ${number}` });
  renderOnce(Row, { name: 'row 499' });
  expect(drawn).toHaveLength(501);
  renderOnce(Row, { name: 'A < B' });
  expect(drawn).toHaveLength(502);
});
