/** Where the device keeps what was ticked. */
export const compareKey = 'compare';
