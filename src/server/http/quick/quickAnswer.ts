import { fileAddress } from '../fileAddress.ts';
import type { Representation, StaticFile } from '../files.ts';
import type { RequestRecord } from '../requestRecord.ts';
import { chooseRepresentation, matchesTag } from '../sendFile.ts';
import { plainRequest } from './plainRequest.ts';
import type { QuickAnswer } from './quickConnections.ts';
import { stamped } from './readyAnswer.ts';

interface Parts {
  files: ReadonlyMap<string, StaticFile>;
  isOurHost: (host: string | undefined) => boolean;
  isClosedJob: (path: string) => boolean;
  isLeaving: () => boolean;
  record: RequestRecord;
}

/** What a request was understood to ask for. */
interface Understood {
  path: string;
  address: string;
  chosen: Representation;
  isUnchanged: boolean;
}

/** Browsers of one kind ask for a page in the same words; so many requests are kept as understood. */
const memory = 500;

/** Answers what needs no more than a file of the built site. */
export function createQuickAnswer(parts: Parts): QuickAnswer {
  const { files, isOurHost, isClosedJob, isLeaving, record } = parts;
  const understood = new Map<string, Understood>();
  const addressOf = (path: string) => fileAddress({ path, search: '' }, isClosedJob);

  function understand(text: string): Understood | undefined {
    const known = understood.get(text);
    // A job may have closed since.
    if (known && known.address === addressOf(known.path)) return known;
    const request = plainRequest(text);
    if (!request || !isOurHost(request.host)) return undefined;
    const { path, acceptEncoding, ifNoneMatch } = request;
    const address = addressOf(path);
    const file = files.get(address);
    if (!file) return undefined;
    const chosen = chooseRepresentation(file, acceptEncoding);
    const one = { path, address, chosen, isUnchanged: matchesTag(ifNoneMatch, chosen.etag) };
    if (understood.size >= memory) understood.clear();
    understood.set(text, one);
    return one;
  }

  return (text) => {
    const started = performance.now();
    const request = isLeaving() ? undefined : understand(text);
    if (!request) return undefined;
    const { path, chosen, isUnchanged } = request;
    const status = isUnchanged ? 304 : 200;
    record.answered({ requestId: record.nextId(), method: 'GET', path, status, started });
    return stamped(isUnchanged ? chosen.unchanged() : chosen.whole());
  };
}
