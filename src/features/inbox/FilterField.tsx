interface Props {
  label: string;
  name: string;
  /** Where a page has several fields of the name. */
  id?: string;
  value: string;
  /** Without options the field is an input of this type. */
  type?: 'date' | 'text';
  options?: readonly { value: string; label: string }[];
}

export function FilterField(props: Props) {
  const { label, name, value, type = 'date', options, id = `choose-${name}` } = props;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {options ? (
        <select id={id} name={name} defaultValue={value} className="inbox-control">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} type={type} name={name} defaultValue={value} className="inbox-control" />
      )}
    </div>
  );
}
