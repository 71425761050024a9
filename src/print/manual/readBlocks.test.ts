import { expect, test } from 'vitest';
import { readBlocks } from './readBlocks.ts';

const plain = (text: string) => ({ text, face: 'plain' });

test('Markdown becomes chapters, paragraphs, lists, tables and cautions', () => {
  const html = `<h2 id="a">Earth</h2><p>Below <strong>0.1&nbsp;Ω</strong>.</p>
    <ol><li>Bond <code>PE</code></li></ol><blockquote><p>Lethal.</p></blockquote>
    <table><thead><tr><th>L</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>`;
  expect(readBlocks(html)).toEqual([
    { kind: 'chapter', runs: [plain('Earth')] },
    {
      kind: 'paragraph',
      runs: [plain('Below '), { text: '0.1 Ω', face: 'strong' }, plain('.')],
    },
    { kind: 'list', ordered: true, items: [[plain('Bond '), { text: 'PE', face: 'mono' }]] },
    { kind: 'caution', runs: [plain('Lethal.')] },
    { kind: 'table', rows: [[[plain('L')]], [[plain('1')]]] },
  ]);
});
