import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from './browser.ts';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: never;
  readonly params?: { readonly level: string; readonly text: string };
}

/** A font that was still on its way when the visitor left the page is no error of the page. */
const leftBehind = /^downloadable font: download failed .* status=2152398850/;

/** Sends commands and waits for their answers; what the pages log as an error is kept. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const errors: string[] = [];
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event' && message.params?.level === 'error')
      if (!leftBehind.test(message.params.text)) errors.push(message.params.text);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let commands = 0;
  const send = <T>(method: string, params: object): Promise<T> => {
    commands += 1;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.set(commands, (answer) =>
      answer.type === 'success'
        ? resolve(answer.result as T)
        : reject(new Error(`${method}: ${answer.message}`)),
    );
    socket.send(JSON.stringify({ id: commands, method, params }));
    return promise;
  };
  return { send, errors };
}

/** Starts Firefox without a window and steers it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox([program = '']: readonly string[]): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n');
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const exited = once(firefox, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const listening = /BiDi listening on (\S+)/.exec(line)?.[1];
      if (listening) resolve(listening);
    });
    exited.then(() => reject(new Error('Firefox ended before it listened')));
  });
  const { send, errors } = await connect(address);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    errors,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = await send<{ type: string; result: { value: string } }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type !== 'success') throw new Error(`The page failed at ${expression}`);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      firefox.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
