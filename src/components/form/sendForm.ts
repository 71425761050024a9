export interface FormResponse {
  status: number;
  body: unknown;
}

const timeout = 120_000;

/** Posts a form and reports progress. Rejects if there is no response or the signal aborts. */
export function sendForm(
  address: string,
  body: FormData | string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<FormResponse> {
  // fetch has no upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('no answer'));
    request.open('POST', address);
    request.timeout = timeout;
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
