interface Props {
  codes: readonly string[];
  heading?: string;
}

/** Shown once: only the server can read them afterwards, and it does not tell. */
export function RecoveryCodes({ codes, heading = 'Recovery codes' }: Props) {
  return (
    <section className="inbox-card mb-5 max-w-3xl">
      <h2>{heading}</h2>
      <p className="mb-3 text-muted">
        Keep them where your phone is not. Each gets you in once. They are not shown again.
      </p>
      <ul className="figures grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}
