import { networksOf } from './clientAddress.ts';

interface Limits {
  perClient: number;
  inAll: number;
}

/**
 * Who holds how much of something that there is only so much of. However many clients a network
 * counts as, all of them together get half at most.
 */
export function createShares({ perClient, inAll }: Limits) {
  const held = new Map<string, number>();
  let total = 0;
  const most = (clients: number) =>
    Math.max(perClient, Math.min(perClient * clients, Math.floor(inAll / 2)));

  function add(address: string, amount: number): void {
    total += amount;
    for (const { name } of networksOf(address)) {
      const sum = (held.get(name) ?? 0) + amount;
      if (sum > 0) held.set(name, sum);
      else held.delete(name);
    }
  }

  return {
    left: () => inAll - total,
    /** Takes an amount, or tells whose share is too small for it: the client's, or that of all. */
    take(address: string, amount: number): 'taken' | 'client' | 'all' {
      for (const { name, clients } of networksOf(address))
        if ((held.get(name) ?? 0) + amount > most(clients)) return 'client';
      if (total + amount > inAll) return 'all';
      add(address, amount);
      return 'taken';
    },
    giveBack: (address: string, amount: number) => add(address, -amount),
  };
}
