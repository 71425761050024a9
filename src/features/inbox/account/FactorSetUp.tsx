import { encode } from 'uqr';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  /** What the app scans; undefined once it has been shown. */
  uri: string | undefined;
  codes: readonly string[];
}

/** As wide as ISO/IEC 18004 asks for, in modules: the page around the code may be dark. */
const quietZone = 4;

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const cells = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your app"
      className="w-60 max-w-full rounded"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={cells.join('')} fill="#000" />
    </svg>
  );
}

/** The secret for the app, the recovery codes, and the app's first code. */
export function FactorSetUp({ uri, codes }: Props) {
  const secret = uri && new URL(uri).searchParams.get('secret');
  return (
    <>
      {uri && (
        <section className="inbox-card mb-5 max-w-3xl">
          <h2>1. Scan this with your authenticator app</h2>
          <QrCode text={uri} />
          <p className="mt-3">
            Or type: <span className="figures">{secret?.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
          <p className="mt-1">
            <a href={uri} className="inline-block py-1 text-accent hover:underline">
              Open in an app on this device
            </a>
          </p>
        </section>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} heading="2. Keep these recovery codes" />}
      <section className="inbox-card max-w-3xl">
        <h2>{uri ? '3. Type the code it shows' : 'Type the code your app shows'}</h2>
        <form
          method="post"
          action={inboxPaths.secondFactor}
          className="grid max-w-sm grid-cols-1 gap-3"
        >
          <input type="hidden" name="do" value="confirm" />
          <CodeField />
          <InboxButton tone="main" className="justify-self-start">
            Switch on
          </InboxButton>
        </form>
        <p className="mt-3">
          <a href={inboxPaths.secondFactor} className="text-accent hover:underline">
            Start again
          </a>
        </p>
      </section>
    </>
  );
}
