import { Text, View } from '@react-pdf/renderer';
import { colours } from '../../components/pdf/sheetStyle.ts';
import { ManualPage, type ManualPageProps } from './ManualPage.tsx';

interface Props extends ManualPageProps {
  number: number;
  title: string;
}

export const chapterId = (number: number) => `chapter-${number}`;

/** Every chapter begins on a new page, so that one can be printed and pinned up. */
export function ManualChapter({ number, title, children, ...page }: Props) {
  return (
    <ManualPage {...page} bookmark={`${number} ${title}`}>
      <View id={chapterId(number)}>
        <Text style={{ marginTop: 18, fontSize: 18, lineHeight: 1.25, fontWeight: 600 }}>
          <Text style={{ color: colours.accent }}>{`${number}  `}</Text>
          {title}
        </Text>
      </View>
      {children}
    </ManualPage>
  );
}
