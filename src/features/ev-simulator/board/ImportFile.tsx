import { useId, useState } from 'react';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';

interface Props {
  change: (changes: Partial<SimulatorInputs>) => void;
}

/** A year of tracks is smaller; a larger file is not one. */
const mostBytes = 20_000_000;

/** Takes a drive or a road from a file. The file stays on the visitor's device. */
export function ImportFile({ change }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > mostBytes) {
      setMessage('This file is larger than 20 MB.');
      return;
    }
    const { readImport } = await import('../model/imports/readImport.ts');
    const read = readImport(await file.text());
    setMessage(read.message);
    change(read.changes);
  }

  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="block text-sm font-medium">
        From a file: GPX, or CSV of speed or height
      </label>
      <input
        id={id}
        type="file"
        accept=".gpx,.csv,.txt,text/csv,application/gpx+xml"
        onChange={(event) => take(event.target.files?.[0])}
        className="mt-1 w-full text-sm"
      />
      <p role="status" className="mt-1 text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
