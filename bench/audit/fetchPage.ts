interface FetchedPage {
  status: number;
  headers: Headers;
  /** Empty unless it is HTML. */
  body: string;
}

const cache = new Map<string, Promise<FetchedPage>>();

async function fetchOnce(url: string, path: string): Promise<FetchedPage> {
  const response = await fetch(url + path, { redirect: 'manual' });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const body = isHtml ? await response.text() : '';
  if (!isHtml) await response.body?.cancel();
  return { status: response.status, headers: response.headers, body };
}

/** A page as the server sends it; fetched once and shared by all parts. */
export function fetchPage(url: string, path: string): Promise<FetchedPage> {
  const page = cache.get(path) ?? fetchOnce(url, path);
  cache.set(path, page);
  return page;
}
