import type { WaveSlug } from '../content/schemas/waveNames.ts';
import type { CategoryKey } from '../site/paths.ts';

interface Phenomenon {
  slug: string;
  name: string;
  waves: readonly WaveSlug[];
  /** The same wave means another test elsewhere: 1.2/50 µs is a surge or an insulation test. */
  families?: readonly CategoryKey[];
  /** Ids of standards.yaml, for the same reason. */
  standards?: readonly string[];
}

const telecomWaves = [
  '10-700',
  '5-320',
  '9-720',
  '10-1000',
  '2-10',
  '10-360',
  '10-160',
  '10-560',
] as const;

/** What a buyer has to test for. An instrument counts if it makes, couples or measures a wave of it. */
export const phenomena: readonly Phenomenon[] = [
  { slug: 'esd', name: 'Electrostatic discharge', waves: ['esd'] },
  { slug: 'burst', name: 'Fast transients (burst)', waves: ['5-50'] },
  {
    slug: 'surge',
    name: 'Surge',
    waves: ['1-2-50', '8-20', ...telecomWaves],
    families: [
      'surge-combination-wave',
      'surge-hybrid',
      'multifunction',
      'telecom',
      'coupling-network',
    ],
  },
  { slug: 'telecom-surge', name: 'Surge on telecom lines', waves: telecomWaves },
  {
    slug: 'power-cross',
    name: 'Power induction and mains contact',
    waves: ['ac'],
    standards: ['ITU-T K.44'],
  },
  { slug: 'ring-wave', name: 'Ring wave', waves: ['ring-wave'] },
  { slug: 'damped-oscillatory', name: 'Damped oscillatory wave', waves: ['damped-oscillatory'] },
  {
    slug: 'dips',
    name: 'Voltage dips and interruptions',
    waves: ['dip', 'interruption', 'dc-dip', 'dc-interruption'],
  },
  { slug: 'magnetic-field', name: 'Magnetic field', waves: ['field-50hz', 'field-impulse'] },
  {
    slug: 'vehicle-transients',
    name: 'Vehicle supply transients',
    waves: ['pulse-1', 'pulse-2a', 'pulse-2b', 'pulse-3a', 'pulse-3b', 'switching-transient'],
  },
  { slug: 'load-dump', name: 'Load dump', waves: ['load-dump'] },
  {
    slug: 'vehicle-supply',
    name: 'Vehicle supply variations',
    waves: [
      'cranking',
      'ripple',
      'momentary-drop',
      'micro-interruption',
      'overvoltage',
      'reverse-voltage',
    ],
  },
  {
    slug: 'impulse-current',
    name: 'Impulse and lightning current',
    waves: ['8-20', '4-10', '10-350', '30-80', 'rectangular-2ms'],
    families: ['impulse-current', 'surge-current'],
  },
  {
    slug: 'impulse-voltage',
    name: 'Impulse voltage on insulation',
    waves: ['1-2-50', '250-2500', 'steep-front'],
    families: ['impulse-voltage', 'high-voltage-divider', 'surge-current'],
  },
  {
    slug: 'withstand',
    name: 'AC and DC withstand voltage',
    waves: ['ac', 'dc'],
    standards: ['IEC 61010-1', 'IEC 61180', 'IEC 60060-1', 'IEC 60060-2', 'IEC 60060-3'],
  },
];
