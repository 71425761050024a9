const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge hover:border-accent hover:text-accent',
} as const;

interface Props extends React.ComponentProps<'button'> {
  variant?: keyof typeof variants;
}

/** For actions on the page; for navigation use ButtonLink. */
export function Button({ variant = 'primary', className = '', ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-slot="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 text-center font-semibold transition-colors ${variants[variant]} ${className}`}
    />
  );
}
