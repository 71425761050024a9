import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { company } from '../../site/company.ts';
import { logoPaths } from '../icons/logoPaths.ts';
import { colours } from './sheetStyle.ts';

const { address } = company;
const [first, ...rest] = company.name.split(' ');

/** Logo and contact details at the top of every page. */
export function Letterhead() {
  return (
    <View
      fixed
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingBottom: 10,
        borderBottom: `1.5pt solid ${colours.accent}`,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
        <Svg viewBox="0 0 32 32" style={{ width: 24, height: 24 }}>
          <Path fill={colours.ink} d={logoPaths.housing} />
          <Path fill={colours.accent} d={logoPaths.ground} />
        </Svg>
        <Text style={{ fontSize: 15, lineHeight: 1 }}>
          <Text style={{ fontWeight: 600 }}>{first}</Text> {rest.join(' ')}
        </Text>
      </View>
      <View style={{ fontSize: 7, lineHeight: 1.4, textAlign: 'right', color: colours.muted }}>
        <Text>{company.legalName}</Text>
        <Text>
          {address.street}, {address.locality} {address.postalCode}, {address.country}
        </Text>
        <Text>{`${company.phone.text} · ${company.email}`}</Text>
      </View>
    </View>
  );
}
