import type { RuleId } from './rules.ts';
import type { Span } from './watch.ts';

/** One rule on one device, as carried from day to day. */
export type AlarmKey = `${RuleId} ${string}`;

export interface DayAlarm extends Span {
  readonly rule: RuleId;
  /** plant, inv-01, or inv-01-s3 for its third string. */
  readonly device: string;
  /** Energy lost on this day, kWh. */
  readonly lost: number;
}

/** An alarm from its raising to its clearing; times in minutes since 1 January 1970 in India. */
export interface AlarmEvent {
  /** The same whenever it is computed. */
  readonly id: string;
  readonly plantId: string;
  readonly rule: RuleId;
  readonly device: string;
  readonly raised: number;
  readonly cleared?: number;
  /** kWh, so far. */
  readonly lost: number;
}
