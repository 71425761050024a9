const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge hover:border-accent hover:text-accent',
} as const;

interface Props extends React.ComponentProps<'a'> {
  href: string;
  variant?: keyof typeof variants;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...props }: Props) {
  return (
    <a
      {...props}
      data-slot="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 text-center font-semibold transition-colors ${variants[variant]} ${className}`}
    />
  );
}
