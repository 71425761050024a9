/** Length is what makes a password hard to guess; nothing else is asked of it. */
export const minimumPasswordLength = 12;
export const maximumPasswordLength = 128;
