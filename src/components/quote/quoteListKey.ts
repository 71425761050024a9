/** Where the browser keeps the quote list. */
export const quoteListKey = 'quote-list';
