import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';

type Prices = Pick<
  SimulatorInputs,
  'tariff' | 'petrolPrice' | 'petrolKmPerL' | 'gridKg' | 'chargePercent'
>;

interface PerKm {
  readonly rupees: number;
  readonly gramsCo2: number;
}

export interface RunningCost {
  /** From the socket, with what charging loses. */
  readonly socketWhPerKm: number;
  readonly electric: PerKm;
  readonly petrol: PerKm;
}

/** What a litre of petrol gives off when it burns, in grams (IPCC 2006: 69.3 kg/GJ, 33.3 MJ/l). */
const petrolGramsPerL = 2310;

/** Money and carbon of a kilometre, beside a petrol car; without making the car or the fuel. */
export function runningCost(prices: Prices, whPerKm: number): RunningCost {
  const socketWhPerKm = (whPerKm * 100) / prices.chargePercent;
  return {
    socketWhPerKm,
    electric: {
      rupees: (socketWhPerKm / 1000) * prices.tariff,
      gramsCo2: socketWhPerKm * prices.gridKg,
    },
    petrol: {
      rupees: prices.petrolPrice / prices.petrolKmPerL,
      gramsCo2: petrolGramsPerL / prices.petrolKmPerL,
    },
  };
}
