import { Document, View } from '@react-pdf/renderer';
import { SheetTable } from '../../components/pdf/SheetTable.tsx';
import { SheetWaveforms } from '../../components/pdf/SheetWaveforms.tsx';
import { isWaveformKey, waveforms } from '../../components/waveforms/waveforms.ts';
import type { Manual } from '../../content/schemas/manual.ts';
import { company } from '../../site/company.ts';
import { ManualBlock } from './ManualBlock.tsx';
import { ManualChapter } from './ManualChapter.tsx';
import { ManualCover } from './ManualCover.tsx';
import { ManualPage } from './ManualPage.tsx';
import { readBlocks } from './readBlocks.ts';

export interface UserManualProps {
  manual: Manual;
  /** The help articles it consists of, as HTML. */
  articles: readonly { title: string; html: string }[];
  /** The models it covers, with their key figures. */
  models: readonly (readonly [string, string])[];
  picture: Buffer | undefined;
  /** Where to find the latest edition; empty while the site has no public address. */
  address: string;
}

const printedDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const asList = (points: readonly string[]) => ({
  kind: 'list' as const,
  ordered: false,
  items: points.map((text) => [{ text, face: 'plain' as const }]),
});

/** A manual in chapters: safety first, then the articles, the models, maintenance and service. */
export function UserManual({ manual, articles, models, picture, address }: UserManualProps) {
  const { title, purpose, safety, maintenance, waveforms: keys, edition } = manual;
  const service: readonly [string, string][] = [
    ['Support hours', company.supportHours],
    ['Phone', company.phone.text],
    ['E-mail', company.supportEmail],
    ['Have ready', 'Model, serial number, firmware version, and what was done before the fault'],
  ];
  const chapters = [
    { title: 'Safety', content: <ManualBlock block={asList(safety)} /> },
    ...articles.map((article) => ({
      title: article.title,
      content: <Article html={article.html} />,
    })),
    ...(models.length > 0
      ? [
          {
            title: 'Models and waveforms',
            content: (
              <View>
                <SheetTable title="Model" second="Key figures" rows={models} />
                <SheetWaveforms
                  curves={keys.filter(isWaveformKey).map((key) => ({ key, ...waveforms[key] }))}
                />
              </View>
            ),
          },
        ]
      : []),
    {
      title: 'Maintenance and service',
      content: (
        <View>
          <SheetTable title="When" second="What" rows={maintenance} />
          <SheetTable title="Service" rows={service} />
        </View>
      ),
    },
  ];
  const footer = `${title}, user manual, edition ${edition.mark}, ${printedDate(edition.date)}`;
  const page = { footer, address };
  return (
    <Document
      title={`${title}: user manual`}
      author={company.name}
      creator={company.name}
      producer={company.name}
      language="en"
      creationDate={new Date(edition.date)}
    >
      <ManualPage {...page} bookmark="Contents">
        <ManualCover
          title={title}
          purpose={purpose}
          picture={picture}
          chapters={chapters.map((one) => one.title)}
        />
      </ManualPage>
      <ManualPage {...page}>
        {chapters.map((chapter, index) => (
          <ManualChapter key={chapter.title} number={index + 1} title={chapter.title}>
            {chapter.content}
          </ManualChapter>
        ))}
      </ManualPage>
    </Document>
  );
}

function Article({ html }: { html: string }) {
  return readBlocks(html).map((block) => <ManualBlock key={JSON.stringify(block)} block={block} />);
}
