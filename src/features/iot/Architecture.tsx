import ChevronDown from 'lucide-react/icons/chevron-down';
import type { IotPart } from '../../content/schemas/iot.ts';
import { ArchitectureDrawing, partAnchor } from './ArchitectureDrawing.tsx';

/** The drawing and what each part does. A link to a collapsed part opens it. */
export function Architecture({ parts }: { parts: readonly IotPart[] }) {
  return (
    <>
      <ArchitectureDrawing parts={parts} orientation="row" className="hidden w-full md:block" />
      <ArchitectureDrawing
        parts={parts}
        orientation="column"
        className="mx-auto max-w-sm md:hidden"
      />
      <div className="mt-10 border-t border-edge">
        {parts.map(({ id, title, text, points }) => (
          <details key={id} name="iot-part" className="group border-b border-edge">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-lg font-semibold hover:text-accent">
              {title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div id={partAnchor(id)} className="scroll-mt-40 pb-6">
              <p className="max-w-[68ch]">{text}</p>
              <ul className="mt-3 max-w-[68ch] list-disc grid gap-1.5 pl-5 text-muted marker:text-accent">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
