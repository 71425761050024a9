/** Passes on only the cookie: other headers could be forged, such as the one that names an address. */
export const cookieOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' });
