import { anyNameOf } from '../synonyms.ts';

const vehicle = ['pulse-1', 'pulse-2a', 'pulse-2b', 'pulse-3a', 'pulse-3b'];
/** On the lines of a telephone network a surge is 10/700 µs, elsewhere 1.2/50 µs. */
const lines =
  /\b(?:tele(?:com|phon)\w*|phone (?:lines?|ports?)|land ?lines?|modems?|routers?|[xav]?dsl|pots|pbx|fax|subscriber lines?)\b/g;

/** Between the turns of a machine it is a steep one. */
const windings =
  /\b(?:(?:motor|stator|rotor|machine|form-?wound)(?: stator)? (?:windings?|coils?)|winding insulation|inter-?turn|turn[ -]to[ -]turn)\b/g;

/** "Static" alone may be said of a load. */
const esd = new RegExp(
  String.raw`\b(?:esd|electrostatic(?: discharge)?|static (?:discharge|electricity)|static(?= (?:${anyNameOf('gun')}|simulators?|generators?|testers?)))\b`,
  'g',
);

/** What people call a disturbance, with the waves of it. */
const subjects: readonly (readonly [pattern: RegExp, waves: readonly string[]])[] = [
  [/\b(?:eft|efts|burst|bursts|(?:electrical )?fast transients?)\b/g, ['5-50']],
  [esd, ['esd']],
  [
    /\b(?:(?:voltage )?(?:dips?|sags?)|(?:semi )?f47|itic|cbema|brown-?outs?|black-?outs?|interruptions?|drop-?outs?|power fail(?:ure)?)\b/g,
    ['dip', 'interruption', 'dc-dip', 'dc-interruption'],
  ],
  [lines, ['10-700']],
  [
    /\b(?:(?:lightning )?surges?(?! current| arrest| protect)|lightning(?= (?:tests?|testing|immunity|simulators?|strikes?)\b)|combination waves?|cwg)\b/g,
    ['1-2-50', '8-20', '10-700'],
  ],
  [
    /\b(?:spds?|(?:surge |lightning )?arrest[eo]rs?|surge protect\w+(?: devices?)?)\b/g,
    ['8-20', '10-350', '4-10'],
  ],
  [
    /\b(?:tvs(?: diodes?)?|suppressor diodes?|avalanche (?:breakdown )?diodes?)\b/g,
    ['10-1000', '8-20'],
  ],
  [/\b(?:varistors?|movs?)\b/g, ['8-20']],
  [/\b(?:gdts?|gas (?:discharge )?tubes?)\b/g, ['8-20', '10-1000']],
  [
    /\b(?:(?:long[ -]duration|rectangular)(?: current)?(?: impulses?)?|2 ?ms)\b/g,
    ['rectangular-2ms'],
  ],
  [windings, ['steep-front']],
  [/\bsurge currents?\b/g, ['8-20']],
  [/\b(?:lightning|impulse) currents?\b/g, ['10-350', '4-10']],
  [
    /\b(?:impulse voltages?|(?:lightning )?impulses?(?: generators?)?|switching impulses?|marx|bil)\b/g,
    ['1-2-50', '250-2500', 'steep-front'],
  ],
  [/\bring[ -]?waves?\b/g, ['ring-wave']],
  [/\b(?:damped|oscillatory)\b/g, ['damped-oscillatory']],
  [/\bload ?dump\b/g, ['load-dump']],
  [/\b(?:crank\w*|starting profile|cold start)\b/g, ['cranking']],
  [/\bripple\b/g, ['ripple']],
  [/\bmagnetic field\b/g, ['field-50hz', 'field-impulse']],
  [/\b(?:hi-?pot|withstand|dielectric)\b/g, ['ac', 'dc']],
  [/\bmicro-? ?interruptions?\b/g, ['micro-interruption']],
  [/\b(?:7637|vehicle transients?|automotive (?:pulses|transients?))\b/g, vehicle],
];

const isSurge = (waves: readonly string[]) => waves.includes('10-700') || waves.includes('1-2-50');

/** The waves that a folded question is about without naming one by its figures. */
export function readSubjects(text: string): {
  topics: readonly (readonly string[])[];
  rest: string;
} {
  const found = subjects.filter(([pattern]) => text.search(pattern) >= 0);
  const has = (pattern: RegExp) => found.some(([one]) => one === pattern);
  const meant = has(lines) ? '10-700' : has(windings) ? 'steep-front' : undefined;
  return {
    topics: found.map(([, waves]) => (meant && isSurge(waves) ? [meant] : waves)),
    rest: found.reduce((left, [pattern]) => left.replaceAll(pattern, ' '), text),
  };
}

const signal =
  /\b(?:signal|(?:data|communication|control)(?= (?:lines?|cables?|ports?|pairs?|wires?)\b)|unshielded|un-?screened|symmetrical|balanced|ethernet|lan|gigabit|poe|rs-?(?:232|422|485)|can bus|profibus|usb|i\/o|twisted pairs?)(?: (?:lines?|cables?|ports?|pairs?|wires?))?\b|\b(?:[2-9]|two|four|eight)[ -](?:wires?|pairs?|lines?)\b/g;
/** Then the words are about controlling the instrument, or about its papers. */
const remote = /\b(?:interfaces?|remote\w*|scpi|gpib|driver|data ?sheets?|protection)\b/;

/** Whether a folded question is about lines that carry no supply, and the text without those words. */
export function readPort(text: string): { port: 'signal' | undefined; rest: string } {
  if (remote.test(text) || text.search(signal) < 0) return { port: undefined, rest: text };
  return { port: 'signal', rest: text.replaceAll(signal, ' ') };
}

/** Something does not do what it should. */
const fault =
  /\b(?:trips?|tripp(?:ed|ing)|errors?|faults?|faulty|(?<!power )fail(?:s|ed|ing)?|wrong|problems?|troubleshoot\w*|not (?:\w+ )?\w+ing|no (?:pulses?|data|output|display|communication|connection|signal|response|power|discharge|sparks?)|nothing (?:happens|comes)|(?:do(?:es)?|is|are|will|can|did)(?: ?not|n'?t)|won'?t|can'?t|stuck|blank|dead|stopped|stops|keeps|missing|alarm|unstable|overshoots?|misfir\w+|blows|ringing|oscillations? (?:on|in|at)|out of (?:tolerance|spec\w*|limits?)|too (?:low|high|slow|fast|short|long)|(?:offline|rejected|refuses|unreachable|disconnects))\b/;

const how =
  /\b(?:how|why|verify|verifying|verification|check|checking|install|installing|installation|set ?up|setup|connect|connecting|wiring|commission|commissioning|guide|tutorial|shows?|display\w*|message|resets?|explained|line[ -]to[ -](?:line|earth|ground|neutral))\b/;

const which = /\b(?:which|what|needs?|needed|required?|requirements?|necessary)\b/;

/** Words are to be explained. */
const meaning =
  /\b(?:what(?:'s| is| are| does| do)|difference|vs|versus|mean(?:s|ing)?|definition|define|explain\w*|stands? for|basics|glossary)\b/;

export interface Aim {
  /** What something is, or how two things differ. */
  asksMeaning: boolean;
  /** Something is wrong: articles that mend it are meant. */
  isFault: boolean;
  /** How something is done or what is wrong, rather than what to buy. */
  asksHow: boolean;
  /** What is needed for a standard, which is a plan of tests. */
  asksWhich: boolean;
}

/** What a folded question is asked for. */
export function readAim(text: string): Aim {
  const isFault = fault.test(text);
  return {
    asksMeaning: !isFault && meaning.test(text),
    isFault,
    asksHow: isFault || how.test(text),
    asksWhich: which.test(text),
  };
}
