import { memo } from 'react';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { maxLocalBytes, maxPicturePixels } from '../../detection/acceptedFiles.ts';
import { BoxedPicture } from './BoxedPicture.tsx';
import type { FailureReason, SearchedPicture } from './searchMessages.ts';

interface Props {
  picture: SearchedPicture;
  threshold: number;
}

/** What a visitor reads when a file cannot be searched. */
const failureText: Readonly<Record<FailureReason, string>> = {
  kind: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  bytes: `This file is larger than ${maxLocalBytes / 1e6} MB.`,
  pixels: `This picture has more than ${maxPicturePixels / 1e6} megapixels.`,
  animated: 'This picture is animated. Choose a single picture.',
  damaged: 'This picture is damaged and cannot be opened.',
  runtime: 'The model could not be loaded. Check your connection and try again.',
};

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
