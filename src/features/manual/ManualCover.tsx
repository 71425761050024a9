import { Image, Link, Text, View } from '@react-pdf/renderer';
import { colours, mono } from '../../components/pdf/sheetStyle.ts';
import type { Manual } from '../../content/schemas/manual.ts';
import { chapterId } from './ManualChapter.tsx';

interface Props extends Pick<Manual, 'title' | 'purpose'> {
  chapters: readonly string[];
  /** JPEG; undefined while there is none. */
  picture: Buffer | undefined;
}

/** Title, purpose and contents. */
export function ManualCover({ title, purpose, chapters, picture }: Props) {
  return (
    <View>
      <Text style={{ marginTop: 30, fontFamily: mono, fontSize: 9, color: colours.accent }}>
        USER MANUAL
      </Text>
      <Text style={{ marginTop: 4, fontSize: 28, lineHeight: 1.2, fontWeight: 600 }}>{title}</Text>
      {picture && (
        <Image
          src={{ data: picture, format: 'jpg' }}
          style={{ marginTop: 20, width: '100%', height: 250, objectFit: 'cover', borderRadius: 3 }}
        />
      )}
      {purpose.map((paragraph) => (
        <Text key={paragraph} style={{ marginTop: 12, maxWidth: 420 }}>
          {paragraph}
        </Text>
      ))}
      <Text style={{ marginTop: 28, fontSize: 12, fontWeight: 600 }}>Contents</Text>
      {chapters.map((chapter, index) => (
        <Link
          key={chapter}
          src={`#${chapterId(index + 1)}`}
          style={{ flexDirection: 'row', marginTop: 6, color: colours.ink, textDecoration: 'none' }}
        >
          <Text style={{ width: 22, color: colours.accent }}>{index + 1}</Text>
          <Text>{chapter}</Text>
        </Link>
      ))}
    </View>
  );
}
