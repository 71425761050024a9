/** Passes on only the cookie, because other headers could be forged. */
export const cookieOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' });
