import { denyAllPolicy } from './headers.ts';

/** Headers of a file that a browser must save under this name and neither show nor guess at. */
export function downloadHeaders(type: string, name: string): Record<string, string> {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'Content-Security-Policy': `${denyAllPolicy}; sandbox`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
