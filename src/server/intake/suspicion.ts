import { elapsedField, honeypotField } from '../../forms/reserved.ts';
import { hiddenValue, type Incoming } from './incoming.ts';

/** Nobody fills in a form faster; a browser's own filling takes longer, too. */
const fastest = 1000;

/** Why a submission may be a robot's work, or undefined. */
export function suspicion(incoming: Incoming): string | undefined {
  if (hiddenValue(incoming, honeypotField) !== '') return 'honeypot';
  const elapsed = hiddenValue(incoming, elapsedField);
  return elapsed !== '' && Number(elapsed) < fastest ? 'too fast' : undefined;
}
