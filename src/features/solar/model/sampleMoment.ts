import { dayNumber, type Moment } from './calendar/indianTime.ts';

/**
 * The moment of the figures on the product's page: the fleet gives 1.4 MW, twelve plants are at
 * work, Satara gives 96 kW and two alarms are on.
 */
export const sampleMoment: Moment = { day: dayNumber('2026-04-10'), minute: 12 * 60 + 52 };
export const samplePlantId = 'satara';
