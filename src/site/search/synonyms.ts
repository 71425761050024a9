import { stem } from './terms.ts';

/** What engineers call one thing. Every phrase of a line finds the others. */
const groups: readonly (readonly string[])[] = [
  ['eft', 'burst', 'electrical fast transient', 'fast transient'],
  ['cwg', 'combination wave'],
  ['surge', 'lightning'],
  ['bil', 'basic insulation level', 'impulse voltage'],
  ['evse', 'charger', 'charging station', 'charge point', 'wall box', 'wallbox'],
  ['ev', 'electric vehicle', 'electric car'],
  ['esd', 'electrostatic discharge', 'static discharge'],
  ['cdn', 'coupling network', 'coupling decoupling network'],
  ['hv', 'high voltage'],
  ['divider', 'high voltage probe'],
  ['dips', 'interruptions', 'power failure', 'brownout'],
  ['rcd', 'residual current', 'rccb', 'elcb', 'gfci'],
  ['eut', 'dut', 'device under test'],
  ['pe', 'protective earth', 'ground', 'earth'],
  ['oscilloscope', 'scope', 'dso'],
  ['pv', 'solar', 'photovoltaic'],
  ['pr', 'performance ratio'],
  ['hr', 'human resources', 'hrms', 'vodichron'],
  ['employee', 'staff', 'personnel'],
  ['manual', 'user guide', 'handbook', 'instructions'],
  ['datasheet', 'data sheet'],
  ['quote', 'quotation', 'price', 'offer', 'cost'],
  ['job', 'career', 'vacancy', 'opening', 'internship'],
  ['error', 'fault', 'failure', 'problem'],
  ['install', 'installation', 'set up', 'commission'],
  ['calibrate', 'calibration', 'verify', 'verification'],
  ['waveform', 'wave shape', 'waveshape'],
  ['address', 'location', 'office'],
  ['phone', 'telephone', 'call'],
];

const stems = (phrase: string) => phrase.split(' ').map(stem);

/** Each phrase, as stems, with the other phrases of its lines. */
export const synonyms: readonly { phrase: string[]; others: string[][] }[] = groups.flatMap(
  (group) =>
    group.map((phrase) => ({
      phrase: stems(phrase),
      others: group.filter((other) => other !== phrase).map(stems),
    })),
);
