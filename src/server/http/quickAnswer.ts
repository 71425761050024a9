import { fileAddress } from './fileAddress.ts';
import type { StaticFile } from './files.ts';
import { plainRequest } from './plainRequest.ts';
import type { QuickAnswer } from './quickConnections.ts';
import { stamped } from './readyAnswer.ts';
import type { RequestRecord } from './requestRecord.ts';
import { chooseRepresentation, matchesTag } from './sendFile.ts';

interface Parts {
  files: ReadonlyMap<string, StaticFile>;
  isOurHost: (host: string | undefined) => boolean;
  isClosedJob: (path: string) => boolean;
  isDraining: () => boolean;
  record: RequestRecord;
}

/** Answers what needs no more than a look into the files in memory. */
export function createQuickAnswer(parts: Parts): QuickAnswer {
  const { files, isOurHost, isClosedJob, isDraining, record } = parts;
  return (text) => {
    const started = performance.now();
    const request = isDraining() ? undefined : plainRequest(text);
    if (!request || !isOurHost(request.host)) return undefined;
    const { path } = request;
    const file = files.get(fileAddress({ path, search: '' }, isClosedJob));
    if (!file) return undefined;
    const { etag, whole, unchanged } = chooseRepresentation(file, request.acceptEncoding);
    const same = matchesTag(request.ifNoneMatch, etag);
    const status = same ? 304 : 200;
    record.answered({ requestId: record.nextId(), method: 'GET', path, status, started });
    return stamped(same ? unchanged : whole);
  };
}
