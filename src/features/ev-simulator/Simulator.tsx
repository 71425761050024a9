import { useDeferredValue, useRef } from 'react';
import { afterPaint } from '../../components/ui/afterPaint.ts';
import { panelId, TabList, tabId } from '../../components/ui/TabList.tsx';
import { inputProblems } from './model/inputs/inputProblems.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { SimulatorAnswer } from './SimulatorAnswer.tsx';
import { SimulatorFigures } from './SimulatorFigures.tsx';
import { SimulatorForm } from './SimulatorForm.tsx';
import { useDebounced } from './useDebounced.ts';
import { useSimulatorInputs } from './useSimulatorInputs.ts';

const modes = [
  { id: 'basic', label: 'Basic Mode' },
  { id: 'advanced', label: 'Advanced Mode' },
] as const;

/** Inputs on the left, results on the right, updated on every change. */
export function Simulator() {
  const { inputs, setInputs, notes } = useSimulatorInputs();
  const answer = useRef<HTMLHeadingElement>(null);
  // Keeps the slider smooth: the charts are redrawn once it stops moving.
  const settled = useDebounced(inputs);
  // Typing takes priority over the result.
  const answered = useDeferredValue(inputs);
  const problems = inputProblems(inputs);
  // Two changes may come before a render, so each builds on the latest state.
  const change = (changes: Partial<SimulatorInputs>) =>
    setInputs((latest) => ({ ...latest, ...changes }));

  function run(form: HTMLFormElement): void {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const target = wrong ?? answer.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: wrong ? 'center' : 'start' });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="card p-5 shadow-card sm:p-6">
        <TabList
          label="Mode"
          tabs={modes}
          selected={inputs.mode}
          onSelect={(id) =>
            afterPaint(() => change({ mode: id === 'advanced' ? 'advanced' : 'basic' }))
          }
        />
        <div
          role="tabpanel"
          id={panelId(inputs.mode)}
          aria-labelledby={tabId(inputs.mode)}
          className="mt-5"
        >
          {notes.length > 0 && (
            <ul role="status" className="mb-4 list-disc pl-5 text-sm text-caution">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <SimulatorForm inputs={inputs} problems={problems} change={change} onRun={run} />
        </div>
      </div>
      <section aria-label="Result" className="grid gap-12">
        <SimulatorAnswer inputs={answered} headingRef={answer} />
        <SimulatorFigures inputs={settled} />
      </section>
    </div>
  );
}
