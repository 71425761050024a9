/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** For everything but pages: it may load nothing, run nothing and not be framed. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The worker that looks for logos in the browser; its name comes from its source file. */
export const searchWorkerScript = /^\/_astro\/searchWorker-[\w-]+\.js$/;

/**
 * A worker follows the policy of its own script. This one alone may compile WebAssembly; no page
 * may.
 */
export const searchWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";

/** Sent with everything but the files of the built site, which have headers of their own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': denyAllPolicy,
};

export const speculationRulesPath = '/speculation-rules.json';

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
