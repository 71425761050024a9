import { startTransition, useEffect, useState } from 'react';
import type { Findings } from '../../search/find.ts';
import { normaliseQuestion } from '../../search/question.ts';
import { loadSearchClient } from './loadSearchClient.ts';

/** Long enough to let a fast typist finish a word, short enough to feel immediate. */
const pause = 200;

/** Live results for a question; undefined while it is empty or already answered. */
export function useLiveSearch(
  typed: string,
  answered: string,
  limit: number,
): Findings | undefined {
  const [findings, setFindings] = useState<Findings>();
  const question = normaliseQuestion(typed);

  useEffect(() => {
    if (question === '' || question === answered) {
      setFindings(undefined);
      return;
    }
    let wanted = true;
    const timer = setTimeout(async () => {
      const ask = await loadSearchClient();
      const found = wanted && (await ask?.(question, limit));
      if (!wanted || !found) return;
      // Typing takes priority.
      startTransition(() => setFindings(found));
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question, answered, limit]);

  return findings;
}
