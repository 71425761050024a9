import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { addressOf } from './model/inputs/caseFromSearch.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import type { RangeFound } from './model/simulationResult.ts';

interface Props {
  inputs: SimulatorInputs;
  result: RangeFound;
  kept: SimulatorInputs | null;
  onKeep: (inputs: SimulatorInputs | null) => void;
}

function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints the one-page report alone: the browser's dialog saves it as PDF. The styles do the rest. */
function printReport(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'report';
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
    },
    { once: true },
  );
  window.print();
}

/** What can be done with a result: compare, print, download, share. */
export function ResultActions({ inputs, result, kept, onKeep }: Props) {
  const [said, setSaid] = useState('');
  const download = async () => {
    const { resultsCsv } = await import('./model/analysis/resultsCsv.ts');
    downloadText('ev-simulation.csv', 'text/csv;charset=utf-8', resultsCsv(inputs, result));
  };
  const copy = async () => {
    const search = addressOf(inputs, kept);
    const address = `${location.origin}${location.pathname}${search && `?${search}`}`;
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Link copied.' : 'Copy the address of this page: it holds the case.');
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 noscript:hidden">
      <Button
        variant="secondary"
        aria-pressed={kept !== null}
        onClick={() => onKeep(kept ? null : inputs)}
      >
        {kept ? 'End the comparison' : 'Keep this case to compare'}
      </Button>
      <Button variant="secondary" onClick={download}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </Button>
      <Button variant="secondary" onClick={printReport}>
        <Printer aria-hidden="true" className="size-4" />
        One page as PDF
      </Button>
      <Button variant="secondary" onClick={copy}>
        <Link2 aria-hidden="true" className="size-4" />
        Copy link
      </Button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </div>
  );
}
