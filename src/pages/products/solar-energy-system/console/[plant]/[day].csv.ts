import type { APIRoute } from 'astro';
import {
  dayNumber,
  firstDay,
  lastMoment,
} from '../../../../../features/solar/model/calendar/indianTime.ts';
import { minutesPerDay } from '../../../../../features/solar/model/calendar/minuteSeries.ts';
import { plantOf } from '../../../../../features/solar/model/plant/fleet.ts';
import { plantDay } from '../../../../../features/solar/model/plant/plantDay.ts';
import { dayTable } from '../../../../../features/solar/model/report/dayTable.ts';
import { csv } from '../../../../../site/csv.ts';
import { isDay } from '../../../../../site/localTime.ts';
import { download } from '../../../../_downloads.ts';

/** A plant's day minute by minute as a file. */
export const GET: APIRoute = ({ params }) => {
  const plant = plantOf(params.plant ?? '');
  const date = params.day ?? '';
  const present = lastMoment(Date.now());
  const day = isDay(date) ? dayNumber(date) : Number.NaN;
  if (!plant || !(day >= firstDay && day <= present.day))
    return new Response('There is no such day.', { status: 404 });
  const until = day === present.day ? present.minute + 1 : minutesPerDay;
  return download(csv(dayTable(plantDay(plant, day, until))), `solar-${plant.id}-${date}`, 'csv');
};
