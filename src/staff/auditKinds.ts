/** What the audit log knows, with the words staff read. */
export const auditEventKinds = {
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_out: 'Signed out',
  password: 'Password changed',
  password_refused: 'Wrong password while signed in',
  second_factor_on: 'Second factor switched on',
  second_factor_off: 'Second factor switched off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  session_ended: 'Session ended from elsewhere',
  state: 'State changed',
  assignee: 'Assignee changed',
  note: 'Note added',
  answer: 'Answered',
  answer_taken_back: 'Answer taken back',
  templates: 'Templates changed',
  released: 'Released from spam',
  mail_retry: 'Mail sent again',
  attachment: 'Attachment downloaded',
  list_export: 'List exported',
  person_export: "Person's data exported",
  record_export: 'Record exported',
  erased: 'Erased',
  slides: 'Home slides changed',
  staff_added: 'Account added',
  staff_invited: 'Account invited',
  invitation: 'Invitation accepted',
  staff_role: 'Role changed',
  staff_reset: 'Password reset',
  staff_removed: 'Account removed',
  backup: 'Backup written',
  restored: 'Backup restored',
} as const;

export type AuditEventKind = keyof typeof auditEventKinds;

export const isAuditEventKind = (value: unknown): value is AuditEventKind =>
  typeof value === 'string' && Object.hasOwn(auditEventKinds, value);
