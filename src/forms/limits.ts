/** Maximum lengths by kind of field. */
export const limits = {
  name: 100,
  company: 150,
  phone: 40,
  subject: 200,
  short: 200,
  message: 5000,
} as const;
