import { expect, test } from 'vitest';
import { figure, productsOf, row } from '../../../tests/support/catalogue.ts';

interface Path {
  /** Of generator and network together. */
  ohms: number;
  farads: number;
  /** Of all chokes in the path to the supply. */
  henries: number;
}

/** Time to half value in µs, at an open EUT port, of the 1.2/50 µs wave behind a coupling path. */
function tailAtPort({ ohms, farads, henries }: Path): number {
  const [step, backFilter] = [5e-9, 10e-6];
  let [coupled, current, supply] = [0, 0, 0];
  const record: number[] = [];
  for (let time = 0; time < 80e-6; time += step) {
    const source = 1.037 * (Math.exp(-time / 68.2e-6) - Math.exp(-time / 0.405e-6));
    const port = source - ohms * current - coupled;
    current += ((port - supply) / henries) * step;
    coupled += (current / farads) * step;
    supply += (current / backFilter) * step;
    record.push(port);
  }
  const peak = record.reduce((most, value) => Math.max(most, value));
  const rise = (share: number) => record.findIndex((value) => value >= share * peak);
  const front = (rise(0.9) - rise(0.3)) / 0.6;
  const half = record.findIndex((value, at) => at > rise(1) && value <= peak / 2);
  return (half - rise(0.3) + 0.3 * front) * step * 1e6;
}

const networks = productsOf('coupling-network').filter(({ slug }) => slug !== 'cdn-s8');

test.each(networks.map((product) => [product.name, product] as const))(
  '%s: the surge at the EUT port follows from its chokes',
  (_, product) => {
    const henries = figure(row(product, 'Decoupling'), /([\d.]+) mH per line/) * 1e-3;
    const printed = row(product, 'Surge at the open EUT port');
    const lineToLine = tailAtPort({ ohms: 2, farads: 18e-6, henries: 2 * henries });
    const lineToEarth = tailAtPort({ ohms: 12, farads: 9e-6, henries });
    expect(Math.abs(figure(printed, /to line [\d.]+ µs \/ (\d+) µs/) - lineToLine)).toBeLessThan(1);
    expect(Math.abs(figure(printed, /earth [\d.]+ µs \/ (\d+) µs/) - lineToEarth)).toBeLessThan(1);
  },
);
