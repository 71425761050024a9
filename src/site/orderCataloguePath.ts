/** Everything a quote can name, for the page of the quote list. */
export const orderCataloguePath = '/quote/catalogue.json';
