import { maxLocalBytes, maxPicturePixels } from '../../detection/limits.ts';
import type { FailureReason } from './searchMessages.ts';

/** What a visitor reads when a file cannot be searched. */
export const failureText: Readonly<Record<FailureReason, string>> = {
  kind: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  bytes: `This file is larger than ${maxLocalBytes / 1e6} MB.`,
  pixels: `This picture has more than ${maxPicturePixels / 1e6} megapixels.`,
  animated: 'This picture is animated. Choose a single picture.',
  damaged: 'This picture is damaged and cannot be opened.',
  runtime: 'The model could not be loaded. Check your connection and try again.',
};
