import { doubleExponential } from './doubleExponential.ts';

const running = 14;
const top = 101;
const shape = doubleExponential(8, 400, 'pulse');

/** Load dump test A of ISO 16750-2 on a 12 V system, unsuppressed; V over ms. */
export const loadDump = (time: number): number => running + (top - running) * shape(time);
