import { DomHandler, DomUtils, Parser } from 'htmlparser2';

interface Fetched {
  status: number;
  body: string;
}

/** Addresses and ids of a page, read as a browser reads them. */
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
      // The picture for messengers is named by its whole address.
      ...(isListed && card ? [new URL(card).pathname] : []),
      ...of('href'),
      ...of('src'),
      ...of('action'),
      ...of('formaction'),
    ],
    /** What a label, a button or a description points at. */
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

/** Links of a page that lead nowhere: to no page, to no anchor of it, or to no element of this one. */
export async function deadLinks(route: string, fetched: (path: string) => Promise<Fetched>) {
  const page = readPage((await fetched(route)).body);
  const addresses = new Set(page.addresses.filter(isOurs));
  const dead: string[] = page.references.filter((id) => !page.ids.has(id)).map((id) => `#${id}`);
  for (const address of addresses) {
    const target = new URL(address, `http://site${route}`);
    // What only takes what is posted to it answers no question.
    if (target.pathname.startsWith('/api/submissions/')) continue;
    const { status, body } = await fetched(target.pathname + target.search);
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (status !== 200) dead.push(`${address} (${status})`);
    else if (anchor && !readPage(body).ids.has(anchor)) dead.push(`${address} (no such anchor)`);
  }
  return { dead, count: addresses.size };
}
