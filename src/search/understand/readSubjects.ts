const vehicle = ['pulse-1', 'pulse-2a', 'pulse-2b', 'pulse-3a', 'pulse-3b'];
/** On the lines of a telephone network a surge is 10/700 µs, elsewhere 1.2/50 µs. */
const lines =
  /\b(?:tele(?:com|phon)\w*|phone (?:lines?|ports?)|land ?lines?|modems?|routers?|[xav]?dsl|pots|pbx|fax|subscriber lines?)\b/g;

/** Between the turns of a machine it is a steep one. */
const windings =
  /\b(?:(?:motor|stator|rotor|machine|form-?wound)(?: stator)? (?:windings?|coils?)|winding insulation|inter-?turn|turn[ -]to[ -]turn)\b/g;

/** What people call a disturbance, with the waves of it. */
const subjects: readonly (readonly [pattern: RegExp, waves: readonly string[]])[] = [
  [/\b(?:eft|efts|burst|bursts|(?:electrical )?fast transients?)\b/g, ['5-50']],
  [
    /\b(?:esd|electrostatic(?: discharge)?|static (?:discharge|electricity)|static(?= (?:guns?|pistols?|simulators?|generators?|testers?)))\b/g,
    ['esd'],
  ],
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
