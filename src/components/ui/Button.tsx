interface Props extends React.ComponentProps<'button'> {
  variant?: 'primary' | 'secondary';
}

/** A button that does something here; what leads elsewhere is a ButtonLink. */
export function Button({ variant = 'primary', className = '', ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-slot="button"
      data-variant={variant}
      className={`button ${className}`}
    />
  );
}
