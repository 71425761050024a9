/** What a reading says about a rule: broken, kept, or nothing, as when it is dark. */
export type Verdict = boolean | undefined;

/** A stretch of one day in which a rule was broken long enough to alarm. */
export interface Span {
  /** When the reading went bad; -1 if the alarm was carried over from the day before. */
  readonly from: number;
  /** When the alarm was raised. */
  readonly raised: number;
  /** Undefined while it is still on at the end. */
  readonly cleared?: number;
}

interface Watched {
  readonly from: number;
  readonly to: number;
  /** How long a rule must be broken, minutes. */
  readonly hold: number;
  /** Whether the alarm was on the evening before. */
  readonly carried: boolean;
  readonly judge: (minute: number) => Verdict;
}

/** Minute by minute: raises when the rule stays broken, clears when it is kept again. */
export function watch({ from, to, hold, carried, judge }: Watched): Span[] {
  const spans: Span[] = [];
  let isOn = carried;
  let start = -1;
  let raised = carried ? -1 : 0;
  let held = 0;
  for (let minute = from; minute < to; minute += 1) {
    const verdict = judge(minute);
    if (verdict === undefined) continue;
    if (verdict) {
      if (held === 0 && !isOn) start = minute;
      held += 1;
      if (isOn || held < hold) continue;
      isOn = true;
      raised = minute + 1;
    } else {
      if (isOn) spans.push({ from: start, raised, cleared: minute });
      isOn = false;
      held = 0;
    }
  }
  if (isOn) spans.push({ from: start, raised });
  return spans;
}
