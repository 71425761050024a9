import { company } from '../../site/company.ts';
import { tokenColour } from '../../styles/tokenColour.ts';

interface Props {
  title: string;
  /** Without the scheme. */
  address: string;
}

const text = tokenColour('text', 'dark');
const accent = tokenColour('accent', 'dark');
/**
 * A page's preview image for messengers and social networks, without its ground. Satori needs
 * inline styles.
 */
export function PageCard({ title, address }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: text,
        fontFamily: 'Plex Sans',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34 }}>
        <svg width="54" height="54" viewBox="0 0 32 32" aria-hidden="true">
          <path
            fill={text}
            d="M4 2h12A14 14 0 0 1 29.08 20.99C19.16 19.72 14.57 15.67 10.79 5.34L8.14 21.8H4Z"
          />
          <path
            fill={accent}
            d="M4 25H10.86L12.39 15.53C16.8 21.6 22.3 23.2 27.49 24A14 14 0 0 1 16 30H4Z"
          />
        </svg>
        <span style={{ marginLeft: 20 }}>{company.name}</span>
      </div>
      <div style={{ fontSize: title.length > 42 ? 62 : 76, fontWeight: 600, lineHeight: 1.1 }}>
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 28, color: accent }}>{address}</div>
    </div>
  );
}
