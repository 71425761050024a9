import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';

type Figure = ComponentType<{ inputs: SimulatorInputs }>;

/** Each part loads when it is opened. */
const sections: readonly { readonly title: string; readonly Figure: Figure }[] = [
  {
    title: 'What moves the range most',
    Figure: lazy(async () => ({
      default: (await import('./SensitivityFigure.tsx')).SensitivityFigure,
    })),
  },
  {
    title: 'Power over the drive',
    Figure: lazy(async () => ({ default: (await import('./PowerFigure.tsx')).PowerFigure })),
  },
  {
    title: 'A trip with charging stops',
    Figure: lazy(async () => ({ default: (await import('./StopsFigure.tsx')).StopsFigure })),
  },
  {
    title: 'Cost and CO2 beside petrol',
    Figure: lazy(async () => ({ default: (await import('./CostFigure.tsx')).CostFigure })),
  },
];

/** Further questions to the same drive. Without JavaScript the server answers them below the form. */
export const AnalysisSections = memo(function AnalysisSections({
  inputs,
}: {
  inputs: SimulatorInputs;
}) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <div className="border-t border-line noscript:hidden">
      {sections.map(({ title, Figure }) => (
        <details
          key={title}
          className="border-b border-line"
          onToggle={({ currentTarget: { open } }) =>
            open && setOpened((before) => [...before, title])
          }
        >
          <summary className="min-h-11 py-3 font-semibold">{title}</summary>
          <div className="pb-8">
            {opened.includes(title) && (
              <Suspense fallback={<p className="text-muted">Loading …</p>}>
                <Figure inputs={inputs} />
              </Suspense>
            )}
          </div>
        </details>
      ))}
    </div>
  );
});
