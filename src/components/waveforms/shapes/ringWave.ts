import { dampedCosine } from './dampedCosine.ts';

/** The 0.5 µs – 100 kHz ring wave of IEC 61000-4-12 and IEEE C62.41.2; time in µs, first peak 1. */
export const ringWave = dampedCosine({ frequency: 0.1, rise: 0.533, decay: 9.788 });
