/** What the tool and the API accept. */
export { pictureBytes as maxPictureBytes } from '../site/uploads.ts';
/** In the browser, where nothing is sent. */
export const maxLocalBytes = 40_000_000;
export const maxPicturePixels = 25_000_000;
/** A hit below this is left out unless a visitor asks for it. */
export const defaultThreshold = 0.5;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
