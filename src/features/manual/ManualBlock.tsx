import { Text, View } from '@react-pdf/renderer';
import { colours } from '../../components/pdf/sheetStyle.ts';
import { ManualTable } from './ManualTable.tsx';
import type { Block } from './readBlocks.ts';
import { TextRuns } from './TextRuns.tsx';

const gap = { marginTop: 6 };

export function ManualBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Text
          minPresenceAhead={60}
          style={{ marginTop: 13, fontSize: 11.5, fontWeight: 600, color: colours.accent }}
        >
          <TextRuns runs={block.runs} />
        </Text>
      );
    case 'paragraph':
      return (
        <Text style={gap} orphans={2} widows={2}>
          <TextRuns runs={block.runs} />
        </Text>
      );
    case 'caution':
      return (
        <View
          wrap={false}
          style={{
            ...gap,
            padding: '7 10',
            borderLeft: `3pt solid ${colours.caution}`,
            backgroundColor: colours.raised,
          }}
        >
          <Text>
            <TextRuns runs={block.runs} />
          </Text>
        </View>
      );
    case 'list':
      return (
        <View style={gap}>
          {block.items.map((item, index) => (
            <View
              key={item.map(({ text }) => text).join('')}
              wrap={false}
              style={{ flexDirection: 'row', marginTop: 2.5 }}
            >
              <Text style={{ width: 18, color: colours.accent }}>
                {block.ordered ? `${index + 1}.` : '•'}
              </Text>
              <Text style={{ flexGrow: 1, flexBasis: 0 }}>
                <TextRuns runs={item} />
              </Text>
            </View>
          ))}
        </View>
      );
    case 'table':
      return <ManualTable rows={block.rows} />;
  }
}
