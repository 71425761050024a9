import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Letterhead } from '../../components/pdf/Letterhead.tsx';
import { colours, margin, sans } from '../../components/pdf/sheetStyle.ts';

interface Props {
  /** The text at the foot of every page. */
  footer: string;
  address: string;
  /** The chapter's entry in the PDF outline. */
  bookmark?: string;
  children: ReactNode;
}

const foot = {
  position: 'absolute',
  right: margin,
  bottom: 22,
  fontSize: 7,
  color: colours.muted,
} as const;

/** Numbered pages of running text under the letterhead. */
export function ManualPage({ footer, address, bookmark, children }: Props) {
  return (
    <Page
      size="A4"
      {...(bookmark ? { bookmark } : {})}
      style={{
        padding: `32 ${margin} 62`,
        fontFamily: sans,
        fontSize: 9,
        color: colours.ink,
      }}
    >
      <Letterhead />
      <View
        fixed
        style={{
          ...foot,
          left: margin,
          paddingTop: 6,
          borderTop: `0.5pt solid ${colours.edge}`,
        }}
      >
        <Text>{footer}</Text>
        {address !== '' && <Text>{address}</Text>}
      </View>
      <Text
        fixed
        style={foot}
        render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
      />
      {/* Set on the Page, the renderer would apply it to the page number twice. */}
      <View style={{ fontSize: 9, lineHeight: 1.4 }}>{children}</View>
    </Page>
  );
}
