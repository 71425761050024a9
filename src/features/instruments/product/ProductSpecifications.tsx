import type { Model } from '../../../catalogue/modelLinks.ts';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Product } from '../../../content/schemas/product.ts';
import { ModelText } from '../ModelLink.tsx';

interface Props extends Pick<Product, 'specification'> {
  models: readonly Model[];
}

/** The full specification, in groups; the target of "Read More". */
export function ProductSpecifications({ specification, models }: Props) {
  return (
    <section id="specifications" tabIndex={-1} className="page-width section-space outline-none">
      <h2 className="text-title">Specifications</h2>
      <div className="mt-8 gap-x-14 lg:columns-2">
        {specification.map(({ title, rows }) => (
          <div key={title} className="mb-10 break-inside-avoid">
            <h3 className="border-b-2 border-accent pb-2 font-semibold">{title}</h3>
            <dl className="divide-y divide-line">
              {rows.map(([label, value]) => (
                <div key={label} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
                  <dt className="text-muted">{noBreak(label)}</dt>
                  <dd>
                    <ModelText text={value} models={models} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
