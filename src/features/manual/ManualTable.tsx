import { Text, View } from '@react-pdf/renderer';
import { colours } from '../../components/pdf/sheetStyle.ts';
import type { Run } from './readBlocks.ts';
import { TextRuns } from './TextRuns.tsx';

const wordsIn = (cell: readonly Run[]) => cell.map(({ text }) => text).join('');

/** Wide enough for what the column holds, within reason. */
function shares(rows: readonly (readonly Run[])[][]): number[] {
  return (rows[0] ?? []).map((_, column) =>
    Math.min(Math.max(...rows.map((row) => wordsIn(row[column] ?? []).length), 8), 48),
  );
}

/** Rows up to which a table moves to the next page rather than being parted. */
const unbrokenRows = 10;

/** A table of an article. The first row is its head; a row stays on one page. */
export function ManualTable({ rows }: { rows: Run[][][] }) {
  const widths = shares(rows);
  const heads = (rows[0] ?? []).map(wordsIn);
  return (
    <View wrap={rows.length > unbrokenRows} style={{ marginTop: 9 }}>
      {rows.map((row, index) => (
        <View
          key={row.map(wordsIn).join('|')}
          wrap={false}
          minPresenceAhead={index === 0 ? 40 : 0}
          style={{
            flexDirection: 'row',
            gap: 10,
            paddingVertical: 3,
            borderBottom:
              index === 0 ? `1pt solid ${colours.accent}` : `0.5pt solid ${colours.line}`,
            fontSize: 8.5,
            fontWeight: index === 0 ? 600 : 400,
          }}
        >
          {row.map((cell, column) => (
            <Text key={heads[column]} style={{ flexGrow: widths[column] ?? 1, flexBasis: 0 }}>
              <TextRuns runs={cell} />
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}
