export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** The area two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shared area over that of both together. */
export function overlap(a: Box, b: Box): number {
  const shared = common(a, b);
  return shared / (area(a) + area(b) - shared);
}
