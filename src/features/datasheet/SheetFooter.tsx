import { Text, View } from '@react-pdf/renderer';
import { colours, margin } from '../../components/pdf/sheetStyle.ts';
import type { Catalogue } from '../../content/schemas/catalogue.ts';

export interface SheetFooterProps {
  name: string;
  revision: Catalogue['dataSheet']['revision'];
  address: string;
  page: number;
}

const printedDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Sheet, revision date, and where to find the latest version. */
export function SheetFooter({ name, revision, address, page }: SheetFooterProps) {
  return (
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
        <Text>{`${name} data sheet, revision ${revision.mark}, ${printedDate(revision.date)}`}</Text>
        {address !== '' && <Text>{address}</Text>}
      </View>
      <Text>{`Page ${page} of 2`}</Text>
    </View>
  );
}
