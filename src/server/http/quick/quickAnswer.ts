import { fileAddress } from '../fileAddress.ts';
import type { Representation, StaticFile } from '../files/files.ts';
import { chooseRepresentation, matchesTag } from '../files/sendFile.ts';
import type { RequestRecord } from '../requestRecord.ts';
import { plainRequest } from './plainRequest.ts';
import type { QuickAnswer } from './quickConnections.ts';
import { withDate } from './readyAnswer.ts';

interface Parts {
  files: ReadonlyMap<string, StaticFile>;
  isAllowedHost: (host: string | undefined) => boolean;
  isClosedJob: (path: string) => boolean;
  isShuttingDown: () => boolean;
  record: RequestRecord;
}

/** A request and the file that answers it. */
interface ResolvedRequest {
  path: string;
  address: string;
  file: StaticFile;
  chosen: Representation;
  isNotModified: boolean;
}

/**
 * Browsers of one kind send identical requests for a page, so resolved requests are cached by their
 * text.
 */
const cacheSize = 500;

/** Answers requests that need nothing but a file of the built site. */
export function createQuickAnswer(parts: Parts): QuickAnswer {
  const { files, isAllowedHost, isClosedJob, isShuttingDown, record } = parts;
  const resolved = new Map<string, ResolvedRequest>();
  const addressOf = (path: string) => fileAddress({ path, search: '' }, isClosedJob);

  function resolve(text: string): ResolvedRequest | undefined {
    const known = resolved.get(text);
    // A job may have closed in the meantime, or staff changed the home page.
    const isSame = (one: ResolvedRequest) =>
      one.address === addressOf(one.path) && one.file === files.get(one.address);
    if (known && isSame(known)) return known;
    const request = plainRequest(text);
    if (!request || !isAllowedHost(request.host)) return undefined;
    const { path, acceptEncoding, ifNoneMatch } = request;
    const address = addressOf(path);
    const file = files.get(address);
    if (!file) return undefined;
    const chosen = chooseRepresentation(file, acceptEncoding);
    const isNotModified = matchesTag(ifNoneMatch, chosen.etag);
    const found = { path, address, file, chosen, isNotModified };
    if (resolved.size >= cacheSize) resolved.clear();
    resolved.set(text, found);
    return found;
  }

  function answer(text: string): Buffer | undefined {
    const started = performance.now();
    const request = isShuttingDown() ? undefined : resolve(text);
    if (!request) return undefined;
    const { path, chosen, isNotModified } = request;
    const bytes = withDate(isNotModified ? chosen.notModified() : chosen.full());
    const status = isNotModified ? 304 : 200;
    record.answered({ requestId: record.nextId(), method: 'GET', path, status, started });
    return bytes;
  }

  return (text) => {
    try {
      return answer(text);
    } catch {
      // A file that cannot be read: the handler will meet the same error, report it and answer 500.
      return undefined;
    }
  };
}
