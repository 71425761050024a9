export const maxQuestionLength = 200;
/** The number of results shown before "all" is requested. */
export const initialResultCount = 10;

/** Collapses whitespace and limits the length. */
export const normaliseQuestion = (text: string): string =>
  text.slice(0, maxQuestionLength).toWellFormed().replace(/\s+/g, ' ').trim();
