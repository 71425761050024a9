interface FetchedPage {
  status: number;
  headers: Headers;
  /** Empty unless it is HTML. */
  body: string;
}

const known = new Map<string, Promise<FetchedPage>>();

async function fetchOnce(url: string, path: string): Promise<FetchedPage> {
  const response = await fetch(url + path, { redirect: 'manual' });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const body = isHtml ? await response.text() : '';
  if (!isHtml) await response.body?.cancel();
  return { status: response.status, headers: response.headers, body };
}

/** A page as the server sends it; asked for once, however many parts want it. */
export function fetchPage(url: string, path: string): Promise<FetchedPage> {
  const page = known.get(path) ?? fetchOnce(url, path);
  known.set(path, page);
  return page;
}
