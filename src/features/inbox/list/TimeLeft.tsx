import { localMoment } from '../../../site/localTime.ts';
import { timeLeft } from './timeLeft.ts';

interface Props {
  promised: Parameters<typeof timeLeft>[0];
  now: number;
}

/** The time left for the promised answer. The exact moment is in the title. */
export function TimeLeft({ promised, now }: Props) {
  const left = timeLeft(promised, now);
  if (!left) return null;
  const due = `Due ${localMoment(promised.due_at)}`;
  return (
    <time
      dateTime={new Date(promised.due_at).toISOString()}
      title={due}
      data-tone={left.tone}
      className="inbox-left"
    >
      {left.text}
    </time>
  );
}
