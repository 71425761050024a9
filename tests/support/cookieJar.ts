/** The cookies a browser keeps: later ones replace earlier ones, expired ones go. */
export function cookieJar(extra: Record<string, string> = {}) {
  const kept = new Map<string, string>();
  const cookies = () => [...kept].map((pair) => pair.join('='));
  return {
    cookies,
    take(set: readonly string[]) {
      for (const cookie of set) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) kept.delete(name);
        else kept.set(name, value);
      }
    },
    headers: () =>
      new Headers({
        cookie: cookies().join('; '),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        ...extra,
      }),
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
