import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { HeldHeight } from '../../components/ui/HeldHeight.tsx';
import { panelId, TabList, tabId } from '../../components/ui/TabList.tsx';
import type { Vehicle } from '../../content/schemas/ev.ts';
import { paths } from '../../site/paths.ts';
import { AnalysisSections } from './analysis/AnalysisSections.tsx';
import { SimulatorForm } from './fields/SimulatorForm.tsx';
import { inputProblems } from './model/inputs/inputProblems.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { SimulatorAnswer } from './SimulatorAnswer.tsx';
import { SimulatorFigures } from './SimulatorFigures.tsx';
import { useSimulatorInputs } from './useSimulatorInputs.ts';

interface Props {
  vehicles: readonly Vehicle[];
  /** The query of a page drawn by the server. */
  asked?: string;
}

const modes = [
  { id: 'basic', label: 'Basic Mode' },
  { id: 'advanced', label: 'Advanced Mode' },
] as const;

/** Opens what is folded over the first wrong field, and goes there. */
function showWrong(form: HTMLFormElement): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  for (let part = wrong?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  return wrong;
}

/** In milliseconds. */
const rest = 250;

/** Follows the value once it has stopped changing for a moment. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Inputs on the left, results on the right, updated on every change. */
export function Simulator({ vehicles, asked = '' }: Props) {
  const { inputs, setInputs, kept, setKept, notes, typed } = useSimulatorInputs(asked, vehicles);
  const answer = useRef<HTMLHeadingElement>(null);
  // Keeps the slider smooth: the charts are redrawn once it stops moving.
  const settled = useDebounced(inputs);
  // Typing and pressing take priority over the result.
  const answered = useDeferredValue(inputs);
  const compared = useDeferredValue(kept);
  // Two changes may come before a render, so each builds on the latest state.
  const change = (changes: Partial<SimulatorInputs>) =>
    setInputs((latest) => ({ ...latest, ...changes }));

  function run(form: HTMLFormElement): void {
    const wrong = showWrong(form);
    const target = wrong ?? answer.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: wrong ? 'center' : 'start' });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="card p-5 shadow-card sm:p-6 lg:stays-in-view">
        <TabList
          label="Mode"
          tabs={modes}
          selected={inputs.mode}
          onSelect={(id) => change({ mode: id === 'advanced' ? 'advanced' : 'basic' })}
        />
        <p className="hidden gap-6 noscript:flex">
          {modes.map(({ id, label }) => (
            <a
              key={id}
              href={`${paths.evSimulator}?mode=${id}#simulation`}
              aria-current={id === inputs.mode ? 'true' : undefined}
              className="font-semibold text-accent underline aria-[current]:no-underline"
            >
              {label}
            </a>
          ))}
        </p>
        <div
          role="tabpanel"
          id={panelId(inputs.mode)}
          aria-labelledby={tabId(inputs.mode)}
          className="mt-5"
        >
          {notes.length > 0 && (
            <div role="status" className="mb-4 text-sm text-caution">
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
          <SimulatorForm
            inputs={inputs}
            problems={inputProblems(inputs)}
            typed={typed}
            vehicles={vehicles}
            change={change}
            onRun={run}
          />
        </div>
      </div>
      <section aria-label="Result" className="grid min-w-0 gap-12">
        <SimulatorAnswer
          inputs={answered}
          spoken={settled}
          vehicles={vehicles}
          kept={kept}
          onKeep={setKept}
          headingRef={answer}
        />
        <HeldHeight held={inputProblems(settled).length > 0}>
          <SimulatorFigures inputs={settled} kept={compared} />
        </HeldHeight>
        <AnalysisSections inputs={settled} />
      </section>
    </div>
  );
}
