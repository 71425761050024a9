import type { Picture } from './picture.ts';
import { crop } from './scaling/crop.ts';
import type { Source } from './source.ts';

/** A decoded picture as something to read from. */
export const inMemory = (picture: Picture): Source => ({
  width: picture.width,
  height: picture.height,
  read: (part) => crop(picture, part),
});
