import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colours } from '../../components/pdf/sheetStyle.ts';

interface Props {
  number: number;
  title: string;
  children: ReactNode;
}

export const chapterId = (number: number) => `chapter-${number}`;

/** A chapter that would start in the last third of a page starts on a new one. */
export function ManualChapter({ number, title, children }: Props) {
  // The renderer supports bookmarks on any element; its types allow them on pages only.
  const listed = { bookmark: `${number} ${title}` };
  return (
    <View style={{ marginBottom: 14 }}>
      <View id={chapterId(number)} {...listed} minPresenceAhead={230}>
        <Text style={{ marginTop: 18, fontSize: 18, lineHeight: 1.25, fontWeight: 600 }}>
          <Text style={{ color: colours.accent }}>{`${number}  `}</Text>
          {title}
        </Text>
      </View>
      {children}
    </View>
  );
}
