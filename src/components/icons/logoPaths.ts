/** The two parts of the mark on a 32 by 32 grid. */
export const logoPaths = {
  housing: 'M4 2h12A14 14 0 0 1 29.08 20.99C19.16 19.72 14.57 15.67 10.79 5.34L8.14 21.8H4Z',
  ground: 'M4 25H10.86L12.39 15.53C16.8 21.6 22.3 23.2 27.49 24A14 14 0 0 1 16 30H4Z',
};
