/** The last instant of a job's last day, where the company is. */
export const closingTime = (validThrough: string) => `${validThrough}T23:59:59+05:30`;

export const isClosed = (validThrough: string, now: number) =>
  now > Date.parse(closingTime(validThrough));
