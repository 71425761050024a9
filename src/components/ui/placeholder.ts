/** Shown instead of a picture that is missing or did not arrive. */
export const placeholder = '/images/placeholder.svg';
