/** A code that an app shows for half a minute, or a recovery code. */
export function CodeField() {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="code" className="font-medium">
        Code
      </label>
      <input
        id="code"
        name="code"
        required
        maxLength={40}
        autoComplete="one-time-code"
        spellCheck={false}
        className="inbox-control figures min-h-11"
      />
    </div>
  );
}
