/** Where the browser stores 'off' if the visitor does not want / to open the search. */
export const slashKey = 'slash-key';
