interface Box {
  at: readonly [number, number];
  size: readonly [number, number];
}

/** Drawing units per grid cell. */
export const unit = 40;

/**
 * A wire between two boxes: straight down where they overlap horizontally, otherwise from side to
 * side with a step between.
 */
export function wirePath(from: Box | undefined, to: Box | undefined) {
  if (!from || !to) throw new Error('A wire leads to a block that is not in the drawing');
  const [one, other] = from.at[0] <= to.at[0] ? [from, to] : [to, from];
  const right = one.at[0] + one.size[0];
  const overlap = Math.min(right, other.at[0] + other.size[0]) - other.at[0];
  if (overlap > 0) {
    const [upper, lower] = one.at[1] <= other.at[1] ? [one, other] : [other, one];
    const x = (other.at[0] + overlap / 2) * unit;
    const [top, bottom] = [(upper.at[1] + upper.size[1]) * unit, lower.at[1] * unit];
    return {
      path: `M${x} ${top}V${bottom}`,
      label: { x: x + 8, y: (top + bottom) / 2 + 5, textAnchor: 'start' as const },
    };
  }
  const [start, end] = [right * unit, other.at[0] * unit];
  const yOf = ({ at, size }: Box) => (at[1] + size[1] / 2) * unit;
  const middle = (start + end) / 2;
  const y = Math.min(yOf(one), yOf(other)) - 7;
  return {
    path: `M${start} ${yOf(one)}H${middle}V${yOf(other)}H${end}`,
    label: { x: middle, y, textAnchor: 'middle' as const },
  };
}
