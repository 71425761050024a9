interface Props {
  label: string;
  /** Its name in a form that is sent without JavaScript. */
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, name, checked, onChange }: Props) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 text-sm font-medium">
      {label}
      <input
        type="checkbox"
        role="switch"
        name={name}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
    </label>
  );
}
