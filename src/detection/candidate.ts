/** A possible mark, before overlapping ones are merged. Edges in pixels of the picture. */
export interface Candidate {
  /** Its place in `brands`. */
  brand: number;
  confidence: number;
  /** The size of the picture at which it was seen, the finest first. */
  level: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
