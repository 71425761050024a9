import { localMoment } from '../../../site/localTime.ts';
import type { TimeLeftWords } from './timeLeft.ts';

interface Props {
  left: TimeLeftWords | undefined;
  due: number;
}

/** The time left for the promised answer. The exact moment is in the title. */
export function TimeLeft({ left, due }: Props) {
  if (!left) return null;
  return (
    <time
      dateTime={new Date(due).toISOString()}
      title={`Due ${localMoment(due)}`}
      data-tone={left.tone}
      className="inbox-left"
    >
      {left.text}
    </time>
  );
}
