import type { Findings } from '../../search/find.ts';
import { searchIndexPath } from '../../site/pageAddresses.ts';
import type { Message } from './findWorker.ts';

type Search = (question: string, limit: number) => Promise<Findings>;

async function readIndex(): Promise<string> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.text();
}

/** The search works beside the page, where it does not hold up typing. */
async function load(): Promise<Search> {
  const worker = new Worker(new URL('./findWorker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      loading = undefined;
      reject(event);
    };
  });
  function ask<Answer>(message: Message): Promise<Answer> {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(message, [port2]);
    const answer = new Promise<Answer>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    return Promise.race([answer, failure]);
  }
  try {
    await ask({ json: await Promise.race([readIndex(), failure]) });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (question, limit) => ask({ question, limit });
}

let loading: Promise<Search | undefined> | undefined;

/** Loads the search and its index on first use; resolves to undefined if that fails. */
export function loadSearchClient(): Promise<Search | undefined> {
  loading ??= load().catch(() => {
    // The form still leads to the search page; the next keystroke tries again.
    loading = undefined;
    return undefined;
  });
  return loading;
}
