/** Fails the build, naming both entries, if two of them share a value that must be unique. */
export function requireUnique<Entry>(
  entries: readonly Entry[],
  what: string,
  keyOf: (entry: Entry) => string | number,
  nameOf: (entry: Entry) => string,
): void {
  const owners = new Map<string | number, Entry>();
  for (const entry of entries) {
    const value = keyOf(entry);
    const owner = owners.get(value);
    if (owner !== undefined)
      throw new Error(`${nameOf(owner)} and ${nameOf(entry)} have the same ${what}: ${value}`);
    owners.set(value, entry);
  }
}
