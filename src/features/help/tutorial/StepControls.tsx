import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { HelpCenter } from '../../../content/schemas/help.ts';
import type { ArticlePart } from '../article.ts';

interface Props {
  parts: readonly ArticlePart[];
  words: HelpCenter['tutorial'];
}

const buttonClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded border border-edge px-4 font-semibold hover:border-accent hover:text-accent aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:border-edge aria-disabled:hover:text-current';

/** The steps by name, with previous and next buttons; paginateSteps.ts makes them work. */
export function StepControls({ parts, words }: Props) {
  return (
    <div className="sticky top-(--header-height) z-20 -mx-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-ground px-2 py-3 noscript:static">
      <nav aria-label={words.steps}>
        <ol className="flex flex-wrap gap-1.5">
          {parts.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                data-step-link
                aria-current={index === 0 ? 'step' : undefined}
                title={title}
                className="step-link figures grid size-11 place-items-center rounded-full text-sm"
              >
                <span aria-hidden="true">{index + 1}</span>
                <span className="sr-only">{`${index + 1}: ${title}`}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex items-center gap-2 noscript:hidden">
        <button type="button" data-turn="-1" aria-disabled="true" className={buttonClass}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {words.previous}
        </button>
        <button type="button" data-turn="1" className={buttonClass}>
          {words.next}
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div role="status" className="sr-only" />
    </div>
  );
}
