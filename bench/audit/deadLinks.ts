import { DomHandler, DomUtils, Parser } from 'htmlparser2';

interface Fetched {
  status: number;
  body: string;
}

/** The links and ids on a page, parsed as a browser would. */
function readPage(html: string) {
  const handler = new DomHandler();
  new Parser(handler).end(html);
  const elements = DomUtils.findAll(() => true, handler.dom);
  const of = (name: string) =>
    elements.flatMap(({ attribs }) => (attribs[name] === undefined ? [] : [attribs[name]]));
  const isListed = elements.some(({ attribs }) => attribs.rel === 'canonical');
  const card = elements.find(({ attribs }) => attribs.property === 'og:image')?.attribs.content;
  return {
    addresses: [
      // The social card is referenced by its full URL.
      ...(isListed && card ? [new URL(card).pathname] : []),
      ...of('href'),
      ...of('src'),
      // An anchor there is on the page that answers.
      ...of('action').map((address) => address.replace(/#.*/, '')),
      ...of('formaction'),
    ],
    /** Ids that labels, buttons and descriptions refer to. */
    references: [
      'for',
      'popovertarget',
      'commandfor',
      'aria-describedby',
      'aria-labelledby',
      'aria-controls',
      'list',
    ]
      .flatMap(of)
      .flatMap((value) => value.split(/\s+/).filter(Boolean)),
    ids: new Set(of('id')),
  };
}

const isOurs = (address: string) => !/^(https?:|mailto:|tel:|data:|javascript:)/.test(address);

/** Links on a page to a missing page or anchor, and references to missing elements. */
export async function deadLinks(route: string, fetched: (path: string) => Promise<Fetched>) {
  const page = readPage((await fetched(route)).body);
  const addresses = new Set(page.addresses.filter(isOurs));
  const dead: string[] = page.references.filter((id) => !page.ids.has(id)).map((id) => `#${id}`);
  for (const address of addresses) {
    const target = new URL(address, `http://site${route}`);
    // Accepts only POST.
    if (target.pathname.startsWith('/api/submissions/')) continue;
    const { status, body } = await fetched(target.pathname + target.search);
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (status !== 200) dead.push(`${address} (${status})`);
    else if (anchor && !readPage(body).ids.has(anchor)) dead.push(`${address} (no such anchor)`);
  }
  return { dead, count: addresses.size };
}
