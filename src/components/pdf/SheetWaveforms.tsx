import { Text, View } from '@react-pdf/renderer';
import type { Waveform } from '../waveforms/waveform.ts';
import { nonBreakingUnits } from './nonBreakingUnits.ts';
import { SheetWaveform } from './SheetWaveform.tsx';
import { colours, contentWidth } from './sheetStyle.ts';

interface Props {
  curves: readonly (Waveform & { key: string })[];
}

/** What fits on the first page: three curves with captions, or six without. */
const most = 6;
const mostWithCaption = 3;
const gap = 16;

/** The first curves: one with its caption beside it, two side by side, more in rows of three. */
export function SheetWaveforms({ curves }: Props) {
  const shown = curves.slice(0, most);
  const alone = shown.length === 1;
  const columns = Math.min(Math.max(shown.length, 2), 3);
  const width = (contentWidth - gap * (columns - 1)) / columns;
  return (
    <View wrap={false} style={{ marginTop: 14, flexDirection: 'row', flexWrap: 'wrap', gap }}>
      {shown.map((curve) => {
        const { key, title, caption } = curve;
        return (
          <View
            key={key}
            style={alone ? { flexDirection: 'row', gap, width: contentWidth } : { width }}
          >
            <SheetWaveform wave={curve} width={width} />
            <View style={alone ? { width, paddingTop: 14 } : { marginTop: 3 }}>
              <Text style={{ fontWeight: 600 }}>{title}</Text>
              {shown.length <= mostWithCaption && (
                <Text style={{ marginTop: 2, fontSize: 7.5, color: colours.muted }}>
                  {nonBreakingUnits(caption)}
                </Text>
              )}
            </View>
          </View>
        );
      })}
    </View>
  );
}
