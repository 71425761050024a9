import { denyAllPolicy } from './headers.ts';

/**
 * Headers that make a browser save a file under this name, without displaying it or sniffing its
 * type.
 */
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
