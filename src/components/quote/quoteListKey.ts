/** Where the browser keeps the quote list, and the event that tells of its change. */
export const quoteListKey = 'quote-list';
