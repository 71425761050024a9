import { stem } from './words.ts';

/** Groups of synonyms. Every phrase of a line matches the others. */
const groups: readonly (readonly string[])[] = [
  ['eft', 'burst', 'electrical fast transient', 'fast transient', 'efts', 'fast transients'],
  ['cwg', 'combination wave'],
  ['surge', 'lightning'],
  ['bil', 'basic insulation level', 'basic impulse level', 'impulse voltage', 'marx'],
  ['evse', 'charger', 'charging station', 'charge point', 'wall box', 'wallbox'],
  ['ev', 'electric vehicle', 'electric car'],
  ['esd', 'electrostatic discharge', 'static discharge', 'static electricity'],
  ['cdn', 'coupling network', 'coupling decoupling network'],
  ['gun', 'pistol'],
  ['switchgear', 'circuit breaker', 'mcb', 'mccb', 'contactor'],
  ['transient', 'spike', 'voltage spike'],
  ['hv', 'high voltage'],
  ['divider', 'high voltage probe', 'hv probe', 'high voltage dividers'],
  [
    'dips',
    'interruptions',
    'power failure',
    'brownout',
    'blackout',
    'semi f47',
    'f47',
    'sag',
    'sags',
    'voltage sag',
    'dropout',
    'voltage dip',
    'voltage variations',
    'power fail',
  ],
  [
    'lisn',
    'artificial network',
    'line impedance stabilization network',
    'line impedance stabilisation network',
    'line impedance network',
    'stabilization network',
    'stabilisation network',
    'artificial mains network',
    'amn',
    'v network',
    'v-network',
  ],
  [
    'hipot',
    'hi pot',
    'high pot',
    'dielectric strength',
    'dielectric withstand',
    'dielectric test',
    'withstand voltage',
    'flash test',
    'flash tester',
    'withstanding voltage',
  ],
  [
    'spd',
    'surge protective device',
    'surge protection device',
    'surge protector',
    'surge arrester',
    'surge arrestor',
    'arrester',
    'arrestor',
    'lightning arrester',
    'tvss',
  ],
  ['tvs', 'tvs diode', 'suppressor diode', 'avalanche breakdown diode', 'avalanche diode'],
  ['varistor', 'mov', 'metal oxide varistor'],
  ['gdt', 'gas discharge tube', 'gas tube'],
  ['multifunction', 'all in one', 'all one', 'multi function', 'combined', 'compact multifunction'],
  ['power cross', 'mains contact', 'power contact', 'power induction', 'power fault'],
  ['cranking', 'starting profile', 'crank', 'cold start', 'starter', 'engine start'],
  ['load dump', 'loaddump', 'load dumping'],
  ['ripple', 'superimposed ac', 'superimposed alternating'],
  ['oscillatory', 'damped oscillatory', 'damped oscillation', 'damped wave'],
  [
    'telecom',
    'telecommunication',
    'telephone',
    'telephone line',
    'phone line',
    'landline',
    'subscriber line',
    'modem',
    'dsl',
    'adsl',
    'vdsl',
    'xdsl',
    'pots',
  ],
  ['pv module', 'photovoltaic module', 'solar module', 'solar panel', 'pv panel'],
  ['energy meter', 'electricity meter', 'smart meter', 'watthour meter'],
  ['automotive', 'car', 'vehicle', 'automobile', 'road vehicle'],
  ['battery', 'supply simulator', 'battery supply'],
  ['micro interruption', 'microinterruption', 'micro interruptions', 'micro cut'],
  ['capacitive coupling clamp', 'ccc', 'capacitive clamp'],
  ['inductive coupling clamp', 'icc', 'inductive clamp'],
  ['magnetic field', 'h field', 'helmholtz', 'field coil'],
  ['impulse current', 'lightning current', 'surge current', 'high current impulse'],
  ['steep front', 'fast front', 'winding insulation'],
  ['rcd', 'residual current', 'rccb', 'elcb', 'gfci'],
  ['eut', 'dut', 'device under test'],
  ['pe', 'protective earth', 'ground', 'earth'],
  ['oscilloscope', 'scope', 'dso'],
  ['pv', 'solar', 'photovoltaic'],
  ['pr', 'performance ratio'],
  ['hr', 'human resources', 'hrms', 'vodichron'],
  ['employee', 'staff', 'personnel'],
  ['manual', 'user guide', 'handbook', 'instructions'],
  ['datasheet', 'data sheet', 'brochure', 'leaflet'],
  ['quote', 'quotation', 'price', 'offer', 'cost'],
  ['job', 'career', 'vacancy', 'internship'],
  ['error', 'fault', 'failure', 'problem'],
  ['install', 'installation', 'set up', 'commission'],
  ['calibrate', 'calibration', 'verify', 'verification'],
  ['waveform', 'wave shape', 'waveshape'],
  ['address', 'location', 'office'],
  ['delete', 'remove', 'erase', 'erasure'],
  ['personal data', 'privacy', 'gdpr', 'dpdp'],
  ['support hours', 'opening hours', 'office hours', 'working hours', 'business hours'],
  ['payslip', 'salary slip', 'pay slip'],
  ['impulse', 'impluse'],
  ['repair', 'fix', 'broken'],
  ['phone', 'telephone', 'call'],
];

/** A word or one of its synonyms, in singular or plural, for a pattern: "gun" is (?:gun|pistol)s?. */
export const anyNameOf = (word: string): string =>
  `(?:${(groups.find((group) => group.includes(word)) ?? [word]).join('|')})s?`;

const stems = (phrase: string) => phrase.split(' ').map(stem);
/** A phrase is a single term in the index. */
const asTerm = (phrase: readonly string[]) => phrase.join(' ');

export interface Synonym {
  phrase: string[];
  /** The phrase and its synonyms, as terms. */
  names: string[];
}

const synonyms: readonly Synonym[] = groups.flatMap((group) =>
  group.map((phrase) => {
    const others = group.filter((other) => other !== phrase);
    return { phrase: stems(phrase), names: [phrase, ...others].map(stems).map(asTerm) };
  }),
);

const byFirstWord = Map.groupBy(synonyms, ({ phrase }) => phrase[0]);

const synonymsAt = (words: readonly string[], start: number) =>
  (byFirstWord.get(words[start]) ?? []).filter(({ phrase }) =>
    phrase.every((part, offset) => words[start + offset] === part),
  );

/** The longest phrase with synonyms that starts at a word. */
export const synonymAt = (words: readonly string[], start: number): Synonym | undefined =>
  synonymsAt(words, start).toSorted((a, b) => b.phrase.length - a.phrase.length)[0];

/** All multi-word phrases with synonyms in a text, as terms. */
export const phrasesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    synonymsAt(words, start)
      .filter(({ phrase }) => phrase.length > 1)
      .map(({ phrase }) => asTerm(phrase)),
  );
