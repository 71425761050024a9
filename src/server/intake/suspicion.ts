import { elapsedField, honeypotField } from '../../forms/reserved.ts';
import type { Suspicion } from '../store/schema.ts';
import { hiddenValue, type Incoming } from './incoming.ts';

/** Few people are faster; with autofill, some are. */
const quickMilliseconds = 1000;

/**
 * What makes a submission look like a bot's. Only the hidden field holds it back: a person can be
 * quick, but cannot see that field.
 */
export function suspicionOf(incoming: Incoming): Suspicion | undefined {
  if (hiddenValue(incoming, honeypotField) !== '') return { spam: 'honeypot' };
  const elapsed = hiddenValue(incoming, elapsedField);
  return elapsed !== '' && Number(elapsed) < quickMilliseconds ? { mark: 'quick' } : undefined;
}
