import {
  departments,
  headcountAtStart,
  joiners,
  leaveRequests,
  months,
  onLeaveToday,
  salary,
} from './sampleCompany.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many people there were at the end of each month. */
export const headcounts = months.map(
  (_, index) =>
    headcountAtStart + sum(months.slice(0, index + 1).map(({ joined, left }) => joined - left)),
);

export const employees = sum(departments.map(({ people }) => people));

const monthlySalary = sum(salary.map(({ amount }) => amount));

export const keyFigures = {
  employees,
  joiningThisMonth: joiners.length,
  onLeaveToday,
  openApprovals: leaveRequests.length,
  /** Leavers of twelve months against the average headcount, in percent. */
  turnover: (sum(months.map(({ left }) => left)) / sum(headcounts)) * headcounts.length * 100,
  monthlySalary,
  yearlySalary: monthlySalary * 12,
};
