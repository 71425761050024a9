import { Text } from '@react-pdf/renderer';
import { nonBreakingUnits } from '../../components/pdf/nonBreakingUnits.ts';
import { mono } from '../../components/pdf/sheetStyle.ts';
import type { Run } from './readBlocks.ts';

const styles = {
  plain: {},
  strong: { fontWeight: 600 },
  mono: { fontFamily: mono, fontSize: 8 },
} as const;

export function TextRuns({ runs }: { runs: readonly Run[] }) {
  let position = 0;
  return runs.map(({ text, face }) => {
    position += text.length;
    return (
      <Text key={position} style={styles[face]}>
        {nonBreakingUnits(text)}
      </Text>
    );
  });
}
