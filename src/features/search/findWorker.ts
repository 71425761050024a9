import { find } from '../../search/find.ts';
import { readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

/** First the index, then questions. Each comes with the port that its answer goes to. */
export type Message = { json: string } | { question: string; limit: number };

let index: SearchIndex;

addEventListener('message', ({ data, ports: [answer] }: MessageEvent<Message>) => {
  if ('question' in data)
    return answer?.postMessage(find(index, data.question, { limit: data.limit }));
  return readSearchIndex(data.json).then((read) => {
    index = read;
    answer?.postMessage(undefined);
  });
});
