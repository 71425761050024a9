import { noBreak } from '../ui/noBreak.tsx';
import { leadOf } from './lead.ts';

/** What a page's title band left of its introduction. */
export function PageRest({ intro }: { intro: readonly string[] }) {
  const { rest } = leadOf(intro);
  if (rest.length === 0) return null;
  return (
    <div className="page-width section-space text-lead text-muted">
      {rest.map((paragraph) => (
        <p key={paragraph} className="max-w-[68ch] not-first:mt-4">
          {noBreak(paragraph)}
        </p>
      ))}
    </div>
  );
}
