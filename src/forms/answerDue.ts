import { company } from '../site/company.ts';
import { addWorkingTime, workingDay } from '../site/workingTime.ts';

const { enquiry, application } = company.replyDays;

/** When the answer that the visitor was promised is due. */
export const answerDue = (form: string, received: number) =>
  addWorkingTime(received, (form === 'application' ? application : enquiry) * workingDay);
