/** Where the browser stores 'off' if the visitor does not want / to open the search. */
export const slashKey = 'slash-key';

/** Where it keeps what was typed between / and the search page. */
export const typedAhead = 'typed-ahead';
