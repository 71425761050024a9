/** Confirmations by name; the URL carries only the name. */
const messages: Readonly<Record<string, string>> = {
  handled: 'Saved.',
  note: 'Note added.',
  answer: 'The answer is on its way.',
  unread: 'Marked as unread.',
  retry: 'The mail will be tried again at once.',
  erased: 'Everything kept under this address was erased.',
  heroes: 'The home page shows the new slides.',
  password: 'Your password is changed. Other sessions were ended.',
};

export const doneMessage = (name: string | null) =>
  name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;
