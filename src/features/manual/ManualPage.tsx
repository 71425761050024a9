import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Letterhead } from '../../components/pdf/Letterhead.tsx';
import { colours, margin, sans } from '../../components/pdf/sheetStyle.ts';

export interface ManualPageProps {
  /** What every page says at its foot. */
  footer: string;
  address: string;
  /** The chapter, in the reader's list of contents. */
  bookmark?: string;
  children: ReactNode;
}

/** Pages of running text under the company's letterhead, numbered. */
export function ManualPage({ footer, address, bookmark, children }: ManualPageProps) {
  return (
    <Page
      size="A4"
      {...(bookmark ? { bookmark } : {})}
      style={{
        padding: `32 ${margin} 62`,
        fontFamily: sans,
        fontSize: 9.5,
        lineHeight: 1.45,
        color: colours.ink,
      }}
    >
      <Letterhead />
      <View
        fixed
        style={{
          position: 'absolute',
          left: margin,
          right: margin,
          bottom: 22,
          paddingTop: 6,
          borderTop: `0.5pt solid ${colours.edge}`,
          flexDirection: 'row',
          justifyContent: 'space-between',
          fontSize: 7,
          color: colours.muted,
        }}
      >
        <View>
          <Text>{footer}</Text>
          <Text>{address}</Text>
        </View>
        <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
      </View>
      {children}
    </Page>
  );
}
