interface Props extends React.ComponentProps<'button'> {
  variant?: 'primary' | 'secondary';
}

/** For actions on the page; for navigation use ButtonLink. */
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
