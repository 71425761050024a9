/**
 * Preloaded into a server under test to start its clock at TEST_CLOCK. Jobs have closing dates, so
 * their tests must not depend on the current date.
 */
const start = Date.parse(process.env.TEST_CLOCK ?? '');
if (Number.isNaN(start)) throw new Error('TEST_CLOCK is not an instant');
const real = Date.now;
const shift = start - real();
Date.now = () => real() + shift;

// Makes this file a module, so that its variables are not global.
export {};
