import type { TutorialStep } from '../../content/schemas/tutorial.ts';
import { TutorialDrawing } from './TutorialDrawing.tsx';

/** The picture of one step, with what to see in it. */
export function StepPicture({ picture, caption }: TutorialStep) {
  return (
    <figure>
      <div className="@container rounded-md border border-line bg-ground p-4 sm:p-6">
        <TutorialDrawing picture={picture} />
      </div>
      <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
