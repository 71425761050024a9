import { Text, View } from '@react-pdf/renderer';
import { nonBreakingUnits } from '../../components/pdf/nonBreakingUnits.ts';
import { colours } from '../../components/pdf/sheetStyle.ts';

interface Props {
  rows: readonly (readonly [string, string])[];
  /** For a product without a safety group of its own. */
  otherwise: string;
}

export function SheetSafety({ rows, otherwise }: Props) {
  return (
    <View
      wrap={false}
      style={{
        marginTop: 12,
        padding: '6 10',
        borderLeft: `3pt solid ${colours.caution}`,
        backgroundColor: colours.raised,
      }}
    >
      <Text style={{ fontWeight: 600, color: colours.caution }}>Safety</Text>
      {rows.map(([label, value]) => (
        <Text key={label}>{nonBreakingUnits(`${label}: ${value}`)}</Text>
      ))}
      {rows.length === 0 && <Text>{otherwise}</Text>}
    </View>
  );
}
