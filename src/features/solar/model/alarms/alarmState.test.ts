import { expect, test } from 'vitest';
import { alarmState, handlingOf } from './alarmState.ts';
import type { AlarmEvent } from './alarmTypes.ts';

const raised = 1_000_000;
const event: AlarmEvent = {
  id: 'satara.stringLow.inv-01-s2.1000000',
  plantId: 'satara',
  rule: 'stringLow',
  device: 'inv-01-s2',
  raised,
  lost: 12,
};
const cleared = { ...event, cleared: raised + 60 };
const acknowledged = { acknowledged: { at: raised + 5, by: 'Operator' } };
const now = raised + 90;

test('an alarm passes through the states of ISA-18.2', () => {
  expect(alarmState(event, {}, now)).toBe('active');
  expect(alarmState(event, acknowledged, now)).toBe('acknowledged');
  expect(alarmState(cleared, {}, now)).toBe('returned');
  expect(alarmState(cleared, acknowledged, now)).toBe('normal');
});

test('shelving ends by itself', () => {
  expect(alarmState(event, { shelvedUntil: now + 10 }, now)).toBe('shelved');
  expect(alarmState(event, { shelvedUntil: now - 10 }, now)).toBe('active');
  expect(alarmState(event, { outOfService: true }, now)).toBe('outOfService');
});

test('the simulated shift has acknowledged what is older than three days, not what is new', () => {
  expect(handlingOf(event, undefined, now)).toEqual({});
  expect(handlingOf(event, undefined, raised + 4 * 1440).acknowledged?.by).toBe('Day shift');
  const shift = { at: raised + 35, by: 'Day shift' };
  expect(handlingOf(event, { note: 'seen' }, raised + 4320)).toEqual({
    note: 'seen',
    acknowledged: shift,
  });
  expect(handlingOf(event, acknowledged, raised + 4 * 1440)).toBe(acknowledged);
});
