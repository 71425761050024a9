import { expect, test } from 'vitest';
import { dayNumber } from '../../model/calendar/indianTime.ts';
import { deviceName, eventClock } from './alarmWords.ts';

test.each([
  ['plant', 'plant'],
  ['inv-04', 'INV-04'],
  ['inv-04-s3', 'INV-04, string 3'],
])('%s is called %s', (device, name) => {
  expect(deviceName(device)).toBe(name);
});

test('an event has its date and time in India', () => {
  expect(eventClock(dayNumber('2026-04-10') * 1440 + 772)).toBe('10 Apr, 12:52');
});
