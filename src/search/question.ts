export const maxQuestionLength = 200;

/** Collapses whitespace and limits the length. */
export const normaliseQuestion = (text: string): string =>
  text.slice(0, maxQuestionLength).toWellFormed().replace(/\s+/g, ' ').trim();
