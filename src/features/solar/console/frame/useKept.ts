import { useSyncExternalStore } from 'react';
import type { ConsoleRole } from '../../../../content/schemas/solar/solarConsole.ts';
import type { AlarmHandling } from '../../model/alarms/alarmState.ts';
import type { PlantDraft } from '../configuration/plantDraft.ts';

/** What the console keeps in this browser. */
export interface Kept {
  readonly role: ConsoleRole;
  /** By the alarm's id. */
  readonly handling: Readonly<Record<string, AlarmHandling>>;
  readonly draft?: Partial<PlantDraft>;
  readonly people?: readonly { readonly email: string; readonly role: ConsoleRole }[];
}

const key = 'solar-console';
const changed = 'solar-console-changed';
const nothing: Kept = { role: 'operator', handling: {} };

let lastText: string | null = null;
let last = nothing;

/** Read anew only when it has changed; storage that is closed to us or damaged counts as empty. */
function read(): Kept {
  try {
    const text = localStorage.getItem(key);
    if (text !== lastText) {
      lastText = text;
      last = { ...nothing, ...(JSON.parse(text ?? '{}') as Partial<Kept>) };
    }
  } catch {
    last = nothing;
  }
  return last;
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changed, onChange);
  };
}

function change(next: Partial<Kept>): void {
  last = { ...read(), ...next };
  const text = JSON.stringify(last);
  try {
    localStorage.setItem(key, text);
    lastText = text;
  } catch {
    // Without storage it lasts as long as the page.
    lastText = localStorage.getItem(key);
  }
  dispatchEvent(new Event(changed));
}

/** State of the console that outlives the page, and a way to change parts of it. */
export function useKept() {
  const kept = useSyncExternalStore(subscribe, read, () => nothing);
  return { kept, change };
}
