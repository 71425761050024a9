import { requireEntry } from '../../content/requireEntry.ts';
import type { SolarWords } from '../../content/schemas/solar/solar.ts';

export const loadSolar = (): Promise<SolarWords> => requireEntry('solar', 'solar');
