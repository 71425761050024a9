import { expect, test } from 'vitest';
import { gpxHeights, readImport, simplifyPoints } from './readImport.ts';

const gpx = `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>
  <trkpt lat="18.5" lon="73.8"><ele>560</ele><time>2026-01-01T00:00:00Z</time></trkpt>
  <trkpt lon='73.8' lat='18.6'><ele>640.4</ele></trkpt>
  <trkpt lat="18.7" lon="73.8"><ele>600</ele></trkpt>
</trkseg></trk></gpx>`;

test('a GPX track becomes heights by kilometre', () => {
  const heights = gpxHeights(gpx);
  // A tenth of a degree of latitude is 11.12 km.
  expect(heights.map(([km]) => km.toFixed(2))).toEqual(['0.00', '11.12', '22.24']);
  expect(readImport(gpx).changes).toEqual({
    road: 'profile',
    profile: [
      [0, 560],
      [11.12, 640],
      [22.239, 600],
    ],
  });
});

test('a CSV of speeds becomes a drive, in m/s or with decimal commas', () => {
  const metric = readImport('time (s),speed (m/s)\n0,0\n10,10\n20,0\n');
  expect(metric.changes).toEqual({
    drive: 'drawn',
    points: [
      [0, 0],
      [10, 36],
      [20, 0],
    ],
  });
  const german = readImport('\uFEFFSecond;Speed km/h\r\n5;0\r\n15;40,5\r\n25;0\r\n');
  expect(german.changes.points).toEqual([
    [0, 0],
    [10, 40.5],
    [20, 0],
  ]);
});

test('a CSV of heights becomes a road, in km or in metres', () => {
  const km = readImport('distance km,height m\n0,560\n12.5,900\n');
  expect(km.changes.profile).toEqual([
    [0, 560],
    [12.5, 900],
  ]);
  expect(readImport('Distance (m);Elevation\n0;10\n2500;20\n').changes.profile?.[1]).toEqual([
    2.5, 20,
  ]);
});

test('long tables are reduced to the points that matter', () => {
  const rows = Array.from({ length: 1800 }, (_, second) => {
    const kmh = 50 + 40 * Math.sin(second / 60);
    return `${second},${kmh.toFixed(2)}`;
  });
  const { changes, message } = readImport(['time,speed', ...rows].join('\n'));
  expect(changes.points?.length).toBeLessThanOrEqual(60);
  expect(message).toMatch(/^Read 1800 speeds; 60 points follow them within [0-3]\.\d km\/h\.$/);
});

test('what lies on a line is left out', () => {
  const line = [0, 1, 2, 3, 4].map((x) => [x, 2 * x] as const);
  expect(simplifyPoints(line, 60)).toEqual({ points: [line[0], line[4]], deviation: 0 });
});

test.each(['', 'hello', 'a,b\n1,2', '<gpx></gpx>', 'time,speed\nx,y'])(
  '“%s” is refused with a reason',
  (text) => {
    const { changes, message } = readImport(text);
    expect(changes).toEqual({});
    expect(message).toMatch(/^This /);
  },
);
