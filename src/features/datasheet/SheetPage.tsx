import { Page } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Letterhead } from '../../components/pdf/Letterhead.tsx';
import { colours, margin, sans } from '../../components/pdf/sheetStyle.ts';
import { SheetFooter, type SheetFooterProps } from './SheetFooter.tsx';

export function SheetPage({ children, ...footer }: SheetFooterProps & { children: ReactNode }) {
  return (
    <Page
      size="A4"
      style={{
        padding: `32 ${margin} 56`,
        fontFamily: sans,
        fontSize: 8.5,
        lineHeight: 1.35,
        color: colours.ink,
      }}
    >
      <Letterhead />
      <SheetFooter {...footer} />
      {children}
    </Page>
  );
}
