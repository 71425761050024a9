export type Role = 'measuring' | 'coupling' | 'generator';

const roles: readonly (readonly [pattern: RegExp, role: Role])[] = [
  [
    /\b(?:dividers?|probes?|measur\w+|lisns?|amn|artificial (?:mains )?networks?|line impedance networks?|(?:line impedance )?stabili[sz]ation networks?|v-?networks?)\b/g,
    'measuring',
  ],
  [/\b(?:networks?|cdns?|clamps?|(?:de)?coupling)\b/g, 'coupling'],
  [/\b(?:generators?|simulators?|sources?|testers?|guns?|pistols?)\b/g, 'generator'],
];

/** What an instrument is to do, where a word says so, and the text without all such words. */
export function readRole(text: string): { role: Role | undefined; rest: string } {
  return {
    role: roles.find(([pattern]) => text.search(pattern) >= 0)?.[1],
    rest: roles.reduce((left, [pattern]) => left.replaceAll(pattern, ' '), text),
  };
}
