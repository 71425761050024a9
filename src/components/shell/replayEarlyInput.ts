import { replaySubmit } from '../form/replayedSubmit.ts';

/**
 * Input that arrives before an island has hydrated would be lost. It is recorded here and replayed
 * once the island is ready.
 */
const unhydrated = 'astro-island[ssr]';
/** Milliseconds a form or link waits for its island before it falls back to plain navigation. */
const hydrationTimeout = 5000;

declare global {
  interface Window {
    /** Kept by keepEarlyEvents.js until this script has loaded. Links work without it. */
    earlyEvents?: Event[];
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Replay = () => void;

const pending = new Map<Element, Map<Element, Replay>>();
const listeners = new Map<string, (event: Event) => void>();

/** Keeps only the latest replay per element, in the order of the events. */
function record(island: Element, element: Element, replay: Replay | undefined): void {
  const replays = pending.get(island) ?? new Map<Element, Replay>();
  replays.delete(element);
  if (replay) replays.set(element, replay);
  pending.set(island, replays);
}

const islandOf = (element: Element | null) => element?.closest(unhydrated) ?? undefined;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function replayOf(field: Field): Replay | undefined {
  if (isTicked(field)) {
    const { checked } = field;
    // The comparison's ticks work without React.
    if (checked === field.defaultChecked || field.dataset.compare) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    if (field.type !== 'file') {
      // Hydration can only put back the initial value: anything else was typed since.
      const isTypedOn = 'defaultValue' in field && field.value !== field.defaultValue;
      const latest = isTypedOn ? field.value : value;
      // React tracks values through the element's own setter. Setting it on the prototype bypasses
      // that, so React sees a change.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field), 'value', latest, field);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type], island: Element, target: Element) => void,
): void {
  const listen = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const island = islandOf(target);
    if (target && island) listener(event as DocumentEventMap[Type], island, target);
  };
  listeners.set(type, listen);
  document.addEventListener(type, listen, { capture: true });
}

on('input', (_event, island, target) => record(island, target, replayOf(target as Field)));

on('click', (event, island, target) => {
  const opener = target.closest<HTMLAnchorElement>('a[aria-haspopup]');
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (opener && !elsewhere) {
    event.preventDefault();
    record(island, opener, () => opener.click());
    setTimeout(() => islandOf(opener) && location.assign(opener.href), hydrationTimeout);
    return;
  }
  // Popover buttons work without React; submit buttons are handled below.
  const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (button) record(island, button, () => button.click());
});

on('submit', (event, island, target) => {
  const form = target as HTMLFormElement;
  const { submitter } = event;
  if (form.method === 'get' && form.hasAttribute('action')) return;
  event.preventDefault();
  const waiting = pending.get(island)?.has(form);
  record(island, form, () => replaySubmit(form, submitter));
  if (form.method === 'post' && !waiting)
    setTimeout(() => islandOf(form) && form.submit(), hydrationTimeout);
});

for (const event of window.earlyEvents ?? []) listeners.get(event.type)?.(event);
delete window.earlyEvents;

document.addEventListener(
  'astro:hydrate',
  async ({ target }) => {
    const replays = target instanceof Element && pending.get(target);
    if (!replays) return;
    pending.delete(target);
    for (const [element, replay] of replays) {
      // React hydrates an island at low priority, but synchronously for discrete events like keyup.
      element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      replay();
    }
  },
  { capture: true },
);
