/** Stand in the search page that is drawn once, where each answer puts its own. */
export const searchMarks = { question: '%question%', answer: '%answer%' } as const;
