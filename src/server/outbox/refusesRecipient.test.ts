import { expect, test } from 'vitest';
import { refusesRecipient } from './refusesRecipient.ts';

const refusal = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error(response), {
    ...{ code, command, response },
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  '550 no such user here',
  '550 5.1.1 User unknown',
  '552 5.2.2 Mailbox full',
  '551 moved',
  '553 mailbox name not allowed',
  '550 5.1.78 Unknown reason',
])('%s is final', (response) => expect(refusesRecipient(refusal(response))).toBe(true));

test.each([
  '450 4.2.1 Greylisted',
  '503 5.5.1 Bad sequence',
  '530 5.7.0 Authentication required',
  '550 5.7.1 Relaying denied',
  '550 5.1.8 Sender address rejected: Domain not found',
  '554 5.7.1 Client host blocked',
  '554 Transaction failed',
  '550 5.1.7 Bad sender address',
])('%s may change', (response) => expect(refusesRecipient(refusal(response))).toBe(false));

test('no other step, and no broken connection, is about the recipient', () => {
  expect(refusesRecipient(refusal('550 5.1.1 User unknown', 'MAIL FROM'))).toBe(false);
  expect(refusesRecipient(refusal('554 Message refused', 'DATA', 'EMESSAGE'))).toBe(false);
  expect(refusesRecipient(refusal('535 Wrong password', 'AUTH PLAIN', 'EAUTH'))).toBe(false);
  expect(refusesRecipient(refusal('550 5.1.1 User unknown', 'RCPT TO', 'EDNS'))).toBe(false);
  expect(refusesRecipient(new Error('connect ECONNREFUSED'))).toBe(false);
});
