import { SpecIcon } from '../../components/icons/SpecIcon.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { Product } from '../../content/schemas/product.ts';

interface Props {
  specs: Product['specs'];
  className?: string;
}

/** The key figures, each with its icon. */
export function SpecChips({ specs, className = '' }: Props) {
  if (specs.length === 0) return null;
  return (
    <ul aria-label="Key figures" className={`flex flex-col gap-1.5 text-sm ${className}`}>
      {specs.map(({ label, type }) => (
        <li key={label} className="flex gap-2">
          <SpecIcon type={type} className="mt-0.5 size-4.5 shrink-0 text-accent" />
          <span>{noBreak(label)}</span>
        </li>
      ))}
    </ul>
  );
}
