import { memo } from 'react';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { BoxedPicture } from './BoxedPicture.tsx';
import { failureText } from './failureText.ts';
import type { SearchedPicture } from './searchedPicture.ts';

interface Props {
  picture: SearchedPicture;
  threshold: number;
}

/**
 * One picture: its boxes, the table and the answer as the API gives it. Those that are done stay as they
 * are while the next is searched, which needs both cores.
 */
export const PictureResult = memo(function PictureResult({
  picture: { name, state },
  threshold,
}: Props) {
  if (state.kind === 'waiting') return <p className="text-muted">{`${name}: waiting`}</p>;
  if (state.kind === 'failed') return <p role="alert">{`${name}: ${failureText[state.reason]}`}</p>;
  if (state.kind === 'searching')
    return (
      <p className="flex items-center gap-3">
        {name}
        <progress aria-label={`Searching ${name}`} value={state.share} className="h-2 grow" />
      </p>
    );
  const { width, height, preview, milliseconds } = state;
  const logos = state.logos.filter(({ confidence }) => confidence >= threshold);
  return (
    <article className="grid gap-4">
      <BoxedPicture {...{ name, width, height, preview, logos }} />
      {logos.length === 0 ? (
        <p>{`No logo found in ${name} at this threshold.`}</p>
      ) : (
        <DataTable
          caption={name}
          columns={['Brand', 'Confidence', 'x', 'y', 'Width', 'Height']}
          words={1}
          rows={logos.map(({ brand, confidence, position }) => [
            brand,
            confidence.toFixed(3),
            ...[position.x, position.y, position.width, position.height].map(String),
          ])}
        />
      )}
      <p className="figures text-sm text-muted">
        {`${width} × ${height} px, ${Math.round(milliseconds)} ms`}
      </p>
      <details>
        <summary className="cursor-pointer font-medium">The answer as JSON</summary>
        <pre className="housing figures mt-2 rounded-md p-5 text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{JSON.stringify({ logos }, null, 2)}</code>
        </pre>
      </details>
    </article>
  );
});
