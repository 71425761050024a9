interface Props {
  /** The control's id. */
  id: string;
  error: string | undefined;
}

export function FieldError({ id, error }: Props) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="text-sm font-medium text-danger">
      {error}
    </p>
  );
}
