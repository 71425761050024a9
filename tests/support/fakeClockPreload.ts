/**
 * Preloaded into a server under test: its clock runs on from TEST_CLOCK. Jobs have last days, so
 * what is tested of them must not depend on the day of the test.
 */
const start = Date.parse(process.env.TEST_CLOCK ?? '');
if (Number.isNaN(start)) throw new Error('TEST_CLOCK is not an instant');
const real = Date.now;
const shift = start - real();
Date.now = () => real() + shift;

// Makes it a module: its names are its own.
export {};
