const variants = {
  plain: 'border-edge text-text',
  caution: 'border-caution text-caution',
} as const;

interface Props {
  variant?: keyof typeof variants;
  children: string;
}

/** A short label that classifies the item it is attached to. */
export function Badge({ variant = 'plain', children }: Props) {
  return (
    <span
      data-slot="badge"
      className={`inline-block rounded border px-2 py-0.5 text-sm font-medium ${variants[variant]}`}
    >
      {children}
    </span>
  );
}
