import { Image, Text, View } from '@react-pdf/renderer';
import { nonBreakingUnits } from '../../components/pdf/nonBreakingUnits.ts';
import { colours, mono } from '../../components/pdf/sheetStyle.ts';
import type { Product } from '../../content/schemas/product.ts';

interface Props {
  product: Product;
  /** JPEG, undefined while the product has no picture. */
  picture: Buffer | undefined;
}

/** Name, picture, key figures and introduction. */
export function SheetHead({ product, picture }: Props) {
  const { name, subtitle, specs, intro, markets } = product;
  return (
    <View>
      <Text style={{ marginTop: 16, fontFamily: mono, fontSize: 8, color: colours.accent }}>
        DATA SHEET
      </Text>
      <Text style={{ marginTop: 2, fontSize: 25, lineHeight: 1.25, fontWeight: 600 }}>{name}</Text>
      <Text style={{ fontSize: 12, lineHeight: 1.3, color: colours.accent }}>{subtitle}</Text>
      <View style={{ marginTop: 12, flexDirection: 'row', gap: 20 }}>
        {picture && (
          <Image
            src={{ data: picture, format: 'jpg' }}
            style={{ width: 225, height: 150, objectFit: 'cover', borderRadius: 3 }}
          />
        )}
        <View style={{ flexGrow: 1, flexBasis: 0, gap: 8 }}>
          <Text>{nonBreakingUnits(intro)}</Text>
          <Text style={{ color: colours.muted }}>{`Used in: ${markets.join(', ')}.`}</Text>
        </View>
      </View>
      {specs.length > 0 && (
        <View style={{ marginTop: 12, flexDirection: 'row', gap: 8 }}>
          {specs.map(({ label }) => (
            <View
              key={label}
              style={{
                flexGrow: 1,
                flexBasis: 0,
                padding: '6 8',
                borderTop: `1.5pt solid ${colours.accent}`,
                backgroundColor: colours.raised,
                fontWeight: 600,
              }}
            >
              <Text>{nonBreakingUnits(label)}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
