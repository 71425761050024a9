import { quantity } from '../../../../catalogue/quantity.ts';
import type { Requirement } from '../../../../content/schemas/standards/requirements.ts';
import { decidingLevel } from './reach.ts';
import type { Comparison } from './supplyShortfalls.ts';

/** Which levels are out of reach: the highest, or the highest continuous one and the short one. */
export function levelShortfalls(row: Requirement, reach: number): Comparison[] {
  const brief = row.levels.filter(({ seconds }) => seconds !== undefined);
  const lasting = row.levels.filter(({ seconds }) => seconds === undefined);
  const missing = (levels: Requirement['levels'], time: string, ownTime: string): Comparison[] => {
    const level = decidingLevel({ ...row, levels });
    if (!level || level.value <= reach) return [];
    const has = quantity(reach, level.unit);
    return [{ asked: quantity(level.value, level.unit) + time, has: has + ownTime }];
  };
  return [
    ...missing(lasting, brief.length > 0 ? ' continuous' : '', ''),
    ...brief.flatMap((level) => missing([level], ` for ${level.seconds} s`, ' continuous')),
  ];
}
