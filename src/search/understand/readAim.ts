/** Something does not do what it should. */
const fault =
  /\b(?:trips?|tripp(?:ed|ing)|errors?|faults?|faulty|(?<!power )fail(?:s|ed|ing)?|wrong|problems?|troubleshoot\w*|not (?:\w+ )?\w+ing|no (?:pulses?|data|output|display|communication|connection|signal|response|power|discharge|sparks?)|nothing (?:happens|comes)|(?:do(?:es)?|is|are|will|can|did)(?: ?not|n'?t)|won'?t|can'?t|stuck|blank|dead|stopped|stops|keeps|missing|alarm|unstable|overshoots?|misfir\w+|blows|ringing|oscillations? (?:on|in|at)|out of (?:tolerance|spec\w*|limits?)|too (?:low|high|slow|fast|short|long)|(?:offline|rejected|refuses|unreachable|disconnects))\b/;

const how =
  /\b(?:how|why|verify|verifying|verification|check|checking|install|installing|installation|set ?up|setup|connect|connecting|wiring|commission|commissioning|guide|tutorial|shows?|display\w*|message|resets?|explained|line[ -]to[ -](?:line|earth|ground|neutral))\b/;

const which = /\b(?:which|what|needs?|needed|required?|requirements?|necessary)\b/;

export interface Aim {
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
  return { isFault, asksHow: isFault || how.test(text), asksWhich: which.test(text) };
}
