import { Text, View } from '@react-pdf/renderer';
import { nonBreakingUnits } from './nonBreakingUnits.ts';
import { colours, mono } from './sheetStyle.ts';

interface Props {
  title: string;
  /** Heading of the second column; without it, the title spans both. */
  second?: string;
  rows: readonly (readonly [string, string])[];
  /** Sets the first column in the monospaced font, for standards. */
  firstInMono?: boolean;
}

/** Two columns under a rule. Rows do not break across pages. */
export function SheetTable({ title, second, rows, firstInMono = false }: Props) {
  const first = { width: 150, paddingRight: 10 };
  return (
    <View style={{ marginTop: 8 }}>
      <View
        minPresenceAhead={30}
        style={{
          flexDirection: 'row',
          paddingBottom: 2.5,
          borderBottom: `1pt solid ${colours.accent}`,
          fontSize: 8.5,
          fontWeight: 600,
        }}
      >
        <Text style={second ? first : { flexGrow: 1 }}>{title}</Text>
        {second && <Text>{second}</Text>}
      </View>
      {rows.map(([label, value]) => (
        <View
          key={label + value}
          wrap={false}
          style={{
            flexDirection: 'row',
            paddingVertical: 1.8,
            borderBottom: `0.5pt solid ${colours.line}`,
          }}
        >
          <Text
            style={
              firstInMono
                ? { ...first, fontFamily: mono, fontSize: 8 }
                : { ...first, color: colours.muted }
            }
          >
            {label}
          </Text>
          <Text style={{ flexGrow: 1, flexBasis: 0 }}>{nonBreakingUnits(value)}</Text>
        </View>
      ))}
    </View>
  );
}
