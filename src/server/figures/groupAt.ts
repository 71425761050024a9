interface Group {
  count: number;
}

export const sumOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** The group in which a part of all, such as a half, has come together. Groups are in order. */
export function groupAt<One extends Group>(groups: readonly One[], part: number): One | undefined {
  const needed = Math.ceil(sumOf(groups) * part);
  let seen = 0;
  return groups.find(({ count }) => {
    seen += count;
    return seen >= needed;
  });
}
