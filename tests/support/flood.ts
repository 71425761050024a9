import { Agent, request } from 'node:http';

/** What the server said to one post; 0 when it did not answer. */
export interface Posted {
  key: string;
  status: number;
  reference: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Posts one enquiry, known by its key, from an address of its own. */
export function postEnquiry(url: string, key: string, index: number): Promise<Posted> {
  const body = JSON.stringify({ email: `v${index}@example.com`, message: key, _key: key });
  const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return new Promise((resolve) => {
    const failed = () => resolve({ key, status: 0, reference: undefined });
    const sent = request(
      `${url}/api/submissions/contact`,
      {
        agent,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      },
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

/** Posts enquiries, eight at a time, until told to stop; `onPosted` sees each answer. */
export async function flood(
  url: string,
  prefix: string,
  onPosted: (posted: Posted, all: readonly Posted[]) => 'go on' | 'stop',
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
