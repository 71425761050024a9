import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../support/freePort.ts';
import type { Browser } from './browser.ts';

/** Starts WebKitGTK's driver, which opens its small browser, and steers it by WebDriver. */
export async function startWebKit([
  program = '',
  ...parameters
]: readonly string[]): Promise<Browser> {
  const port = await freePort();
  // A group of its own, so that the browser and its display end with the driver.
  const started = spawn(program, [...parameters, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const exited = once(started, 'exit');
  const driver = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${driver}/status`), { timeout: 120_000 });
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const session = `/session/${sessionId}`;
  return {
    errors: [],
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] }),
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    async close() {
      process.kill(-(started.pid ?? 0));
      await exited;
    },
  };
}
