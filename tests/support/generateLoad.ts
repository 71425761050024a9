import { Agent, request } from 'node:http';
import { between, randomFrom, seed } from './random.ts';

/** The server's response to one post; status 0 means no response. */
export interface Posted {
  key: string;
  status: number;
  reference: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const boundary = 'load';

/** Nine in ten are enquiries, the rest applications with a file; deterministic for an index. */
function content(key: string, index: number) {
  const random = randomFrom(seed + index);
  const fields = { name: key, email: `${key}@example.com`, _key: key };
  if (random() < 0.9) {
    const message = 'x'.repeat(between(random, 1, 4000));
    const body = JSON.stringify({ ...fields, message });
    return { form: 'contact', type: 'application/json', body };
  }
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `%PDF-1.4 ${'y'.repeat(between(random, 1, 40_000))} %%EOF`;
  const body = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n${file}\r\n--${boundary}--\r\n`;
  return { form: 'application', type: `multipart/form-data; boundary=${boundary}`, body };
}

/** Posts the submission for an index from a client address of its own. */
function postEnquiry(url: string, key: string, index: number): Promise<Posted> {
  const { form, type, body } = content(key, index);
  const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return new Promise((resolve) => {
    const failed = () => resolve({ key, status: 0, reference: undefined });
    const sent = request(
      `${url}/api/submissions/${form}`,
      { agent, method: 'POST', headers: { 'Content-Type': type, 'X-Forwarded-For': from } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const { reference } = JSON.parse(text) as { reference?: string };
          resolve({ key, status: response.statusCode ?? 0, reference });
        });
        response.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Repeats an earlier post unchanged. */
export const resend = (url: string, { key }: Posted) =>
  postEnquiry(url, key, Number(key.split('-')[1]));

export const accepted = (posted: readonly Posted[]) =>
  posted.filter(({ status }) => status === 201);

/** Posts submissions, eight at a time, until `onPosted` returns 'stop'. */
export async function generateLoad(
  url: string,
  prefix: string,
  onPosted: (posted: Posted, all: readonly Posted[]) => 'continue' | 'stop',
): Promise<Posted[]> {
  const all: Posted[] = [];
  let next = 0;
  let stopped = false;
  async function sender(): Promise<void> {
    while (!stopped) {
      const index = next++;
      const posted = await postEnquiry(url, `${prefix}-${index}`, index);
      all.push(posted);
      if (onPosted(posted, all) === 'stop') stopped = true;
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender));
  return all;
}
