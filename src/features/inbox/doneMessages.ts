/** What staff read after an action; the address carries only the message's name. */
const messages: Readonly<Record<string, string>> = {
  handled: 'Saved.',
  released: 'Released: it is open now, and the mails held back are on their way.',
  attachmentReleased: 'The attachment is offered to staff now.',
  note: 'Note added.',
  answer: 'The answer is on its way.',
  unread: 'Marked as unread.',
  retry: 'The mail is being sent again now.',
  retryAll: 'All mails that had been given up are being sent again now.',
  erased: 'Everything stored under this address has been erased.',
  heroes: 'The home page now shows the new slides.',
  password: 'Your password has been changed. Your other sessions have been signed out.',
};

export const doneMessage = (name: string | null) =>
  name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;
