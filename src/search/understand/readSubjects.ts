const vehicle = ['pulse-1', 'pulse-2a', 'pulse-2b', 'pulse-3a', 'pulse-3b'];

/** What people call a disturbance, with the waves of it. */
const subjects: readonly (readonly [pattern: RegExp, waves: readonly string[]])[] = [
  [/\b(?:eft|efts|burst|bursts|fast transients?)\b/, ['5-50']],
  [/\b(?:esd|electrostatic|static discharge)\b/, ['esd']],
  [
    /\b(?:dips?|sags?|brown-?outs?|interruptions?|drop-?outs?|power fail(?:ure)?)\b/,
    ['dip', 'interruption', 'dc-dip', 'dc-interruption'],
  ],
  [/\b(?:surges?(?! current)|combination wave|cwg)\b/, ['1-2-50', '10-700']],
  [/\bsurge current\b/, ['8-20']],
  [/\b(?:lightning current|impulse current)\b/, ['10-350', '4-10']],
  [/\b(?:impulse voltage|lightning impulse|switching impulse|marx|bil)\b/, ['1-2-50', '250-2500']],
  [/\bring[ -]?waves?\b/, ['ring-wave']],
  [/\b(?:damped|oscillatory)\b/, ['damped-oscillatory']],
  [/\bload ?dump\b/, ['load-dump']],
  [/\b(?:crank\w*|starting profile|cold start)\b/, ['cranking']],
  [/\bripple\b/, ['ripple']],
  [/\bmagnetic field\b/, ['field-50hz', 'field-impulse']],
  [/\b(?:hi-?pot|withstand|dielectric)\b/, ['ac', 'dc']],
  [/\bmicro-? ?interruptions?\b/, ['micro-interruption']],
  [/\b(?:7637|vehicle transients?|automotive (?:pulses|transients?))\b/, vehicle],
];

/** The waves that a folded question is about without naming one by its figures. */
export const readSubjects = (text: string): string[] =>
  subjects.flatMap(([pattern, waves]) => (pattern.test(text) ? waves : []));
