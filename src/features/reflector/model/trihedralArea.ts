type Direction = readonly [x: number, y: number, z: number];

/**
 * The part of a trihedral's aperture that returns rays after three reflections, in units of a².
 * The direction to the radar is a unit vector in the frame of the three edges.
 *
 * Geometric optics: a ray returns if it enters through the aperture and leaves through it on the
 * other side of the corner, so the area is the overlap of the aperture with its mirror image.
 */
export function trihedralArea(shape: 'triangular' | 'square', direction: Direction): number {
  const [least = 0, middle = 0, most = 0] = [...direction].sort((a, b) => a - b);
  // From behind a face nothing is reflected three times.
  if (least <= 0) return 0;
  if (shape === 'square') {
    return middle >= most / 2 ? least * (4 - most / middle) : (4 * least * middle) / most;
  }
  const sum = least + middle + most;
  return least + middle >= most ? sum - 2 / sum : (4 * least * middle) / sum;
}
