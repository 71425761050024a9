/** Length is what makes a password hard to guess, so it is the only requirement. */
export const minimumPasswordLength = 12;
export const maximumPasswordLength = 128;
