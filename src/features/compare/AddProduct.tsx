import { compareMax } from '../../site/pageAddresses.ts';
import { paths } from '../../site/paths.ts';
import type { Comparison } from './loadCompare.ts';

interface Props {
  slugs: readonly string[];
  choices: Comparison['choices'];
}

/** A plain form that adds an instrument; with fewer than two chosen, it asks for two. */
export function AddProduct({ slugs, choices }: Props) {
  if (slugs.length >= compareMax) return null;
  const boxes =
    slugs.length === 0 ? ['First instrument', 'Second instrument'] : ['Add an instrument'];
  return (
    <form action={paths.compare} className="mt-8 flex flex-wrap items-end gap-4 print:hidden">
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="i" value={slug} />
      ))}
      {boxes.map((label) => (
        <label key={label} className="block min-w-0 text-sm font-medium">
          {label}
          <select
            name="i"
            className="mt-1 block min-h-11 w-full max-w-sm rounded border border-edge bg-surface pr-9 pl-3 text-base"
          >
            <option value="">Choose…</option>
            {choices.map(({ label: group, products }) => (
              <optgroup key={group} label={group}>
                {products
                  .filter(({ slug }) => !slugs.includes(slug))
                  .map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button" data-variant="secondary">
        Compare
      </button>
    </form>
  );
}
