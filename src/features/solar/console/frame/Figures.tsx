interface Props {
  /** Each with its unit in the value. */
  figures: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
}

/** The figures at the head of a screen. */
export function Figures({ figures }: Props) {
  return (
    <dl className="console-figures">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
