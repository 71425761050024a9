interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField({ name, label, autoComplete, hint }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className="font-medium">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="password"
        required
        maxLength={128}
        autoComplete={autoComplete}
        aria-describedby={hint && `${name}-hint`}
        className="inbox-control min-h-11"
      />
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A new password, typed twice. */
export function NewPassword({ minimumLength }: { minimumLength: number }) {
  return (
    <>
      <PasswordField
        name="next"
        label="New password"
        autoComplete="new-password"
        hint={`${minimumLength} characters or more. Several words are easier to remember.`}
      />
      <PasswordField name="again" label="Repeat the new password" autoComplete="new-password" />
    </>
  );
}
