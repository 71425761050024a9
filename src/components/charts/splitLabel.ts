/** An axis label in its parts: "Range (km)" is a range in km. */
export function splitLabel(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return { name, unit };
}
