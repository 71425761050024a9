import type { WaveformKey } from '../../../../components/waveforms/waveforms.ts';

const short: Partial<Record<WaveformKey, string>> = {
  'rectangular-2ms': '2 ms',
  'eft-pulse': '5/50 ns',
  'eft-burst': 'Burst',
  'ac-50hz': '50 Hz',
  dc: 'DC',
  'dc-dip': 'DC dip',
  'dc-interruption': 'DC interruption',
  esd: '150 pF',
  'esd-330pf': '330 pF',
  'esd-2k': '2 kΩ',
};

/** A curve's name in a row of tabs: "1.2/50 µs", "Burst", "Ring wave". */
export function waveTabLabel(key: WaveformKey): string {
  if (key.includes('/')) return `${key} µs`;
  const words = key.replaceAll('-', ' ');
  return short[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
