import PlayCircle from 'lucide-react/icons/circle-play';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { HelpArticle, HelpCenter } from '../../../content/schemas/help.ts';
import type { TutorialStep } from '../../../content/schemas/tutorial.ts';
import { TutorialDrawing } from './TutorialDrawing.tsx';

interface Props {
  tutorials: readonly (HelpArticle & { path: string; steps: readonly TutorialStep[] })[];
  products: HelpCenter['products'];
  /** The label after the number of steps. */
  number: string;
}

/** Tutorials, each with the picture of its first step. */
export function TutorialCards({ tutorials, products, number }: Props) {
  return (
    <ul className="page-width grid gap-8 section-space md:grid-cols-2 lg:grid-cols-3">
      {tutorials.map(({ path, title, description, product, steps }) => (
        <li key={path} className="group relative flex flex-col">
          <div
            aria-hidden="true"
            className="@container grid aspect-4/3 content-center overflow-hidden card p-4 group-hover:border-accent"
          >
            {steps.slice(0, 1).map(({ picture }) => (
              <TutorialDrawing key={picture.kind} picture={picture} />
            ))}
          </div>
          <p className="figures mt-4 flex items-center gap-2 text-sm text-muted">
            <PlayCircle aria-hidden="true" className="size-5 text-accent" />
            {steps.length} {number} · {products[product]}
          </p>
          <h2 className="mt-2 text-lg font-semibold">
            <a href={path} className="after:absolute after:inset-0 hover:text-accent">
              {title}
            </a>
          </h2>
          <p className="mt-1 text-muted">{noBreak(description)}</p>
        </li>
      ))}
    </ul>
  );
}
