import type { HeroSlide } from '../../../slides/heroSlide.ts';
import { Notice } from '../Notice.tsx';
import { Timestamp } from '../Timestamp.tsx';

interface Props {
  /** What is on the site now. */
  slides: readonly HeroSlide[];
  /** Who saved it, and when. */
  by: { actor: string; at: number } | undefined;
}

/** Shown instead of saving slides that somebody else has saved meanwhile. */
export function SavedMeanwhile({ slides, by }: Props) {
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        Nothing was saved: somebody saved other slides while you had these open.
      </p>
      {by && (
        <p>
          {by.actor}, <Timestamp at={by.at} />
        </p>
      )}
      <p className="mt-3">On the site now:</p>
      <ol className="my-1 list-decimal pl-6">
        {slides.map(({ headingLines, imageSrc }) => (
          <li key={`${imageSrc} ${headingLines.join(' ')}`}>{headingLines.join(' ')}</li>
        ))}
      </ol>
      <p className="mt-3">
        What you typed is still in the form below. Saving it again replaces theirs.
      </p>
    </Notice>
  );
}
