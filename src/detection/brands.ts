/** What the model tells apart, in the order of its output. */
export const brands = [
  'Ambrel Medical',
  'Ashvaka Drives',
  'Dhvanitel',
  'Jaldhar Pumps',
  'Jyotem',
  'Meridhan',
  'Nirvaha Grid',
  'Pavanor',
  'Tarksh Rail',
] as const;

export type Brand = (typeof brands)[number];
