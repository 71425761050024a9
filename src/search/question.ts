export const maxQuestionLength = 200;

/** What someone typed as one line of bounded length. */
export const normaliseQuestion = (text: string): string =>
  text.slice(0, maxQuestionLength).toWellFormed().replace(/\s+/g, ' ').trim();
