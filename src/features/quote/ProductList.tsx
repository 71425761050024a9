import type { QuoteProduct } from './quoteProducts.ts';

interface Props {
  name: string;
  entries: readonly (QuoteProduct & { wanted: boolean })[];
  onToggle: (value: string, wanted: boolean) => void;
}

/** The requested products as checkboxes, so the form works without JavaScript. */
export function ProductList({ name, entries, onToggle }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded border border-line bg-surface">
      {entries.map(({ value, name: label, wanted }) => (
        <li key={value}>
          <label className="flex min-h-12 items-center gap-3 px-3 has-checked:font-medium not-has-checked:text-muted not-has-checked:line-through">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={wanted}
              onChange={(event) => onToggle(value, event.target.checked)}
              className="size-5 shrink-0"
            />
            <span className="wrap-anywhere">{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
