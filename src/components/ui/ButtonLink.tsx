interface Props extends React.ComponentProps<'a'> {
  href: string;
  variant?: 'primary' | 'secondary';
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...props }: Props) {
  return (
    <a {...props} data-slot="button" data-variant={variant} className={`button ${className}`} />
  );
}
