/**
 * An island sleeps until its code has arrived. What a quick visitor enters, clicks or sends in it
 * before that would be lost: it is kept here and done again as soon as the island is awake.
 */
const sleeping = 'astro-island[ssr]';
/** Milliseconds a form or link waits for its island; then it goes the way it goes without JavaScript. */
const patience = 5000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Deed = () => void;

const kept = new Map<Element, Map<Element, Deed>>();

/** Remembers the last deed for each element, in the order they were done. */
function keep(island: Element, element: Element, deed: Deed | undefined): void {
  const deeds = kept.get(island) ?? new Map<Element, Deed>();
  deeds.delete(element);
  if (deed) deeds.set(element, deed);
  kept.set(island, deeds);
}

const islandOf = (element: Element | null) => element?.closest(sleeping) ?? undefined;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function entered(field: Field): Deed | undefined {
  if (isTicked(field)) {
    const { checked } = field;
    if (checked === field.defaultChecked) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    if (field.type !== 'file') {
      // React compares with the last value it saw set; set past it, this one counts as typed.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type], island: Element, target: Element) => void,
): void {
  const listen = (event: DocumentEventMap[Type]) => {
    const target = event.target instanceof Element ? event.target : null;
    const island = islandOf(target);
    if (target && island) listener(event, island, target);
  };
  document.addEventListener(type, listen, { capture: true });
}

on('input', (_event, island, target) => keep(island, target, entered(target as Field)));

on('click', (event, island, target) => {
  const opener = target.closest<HTMLAnchorElement>('a[aria-haspopup]');
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (opener && !elsewhere) {
    event.preventDefault();
    keep(island, opener, () => opener.click());
    setTimeout(() => islandOf(opener) && location.assign(opener.href), patience);
    return;
  }
  // What opens a popover or sends a form works by itself, or below.
  const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (button) keep(island, button, () => button.click());
});

on('submit', (event, island, target) => {
  const form = target as HTMLFormElement;
  const { submitter } = event;
  if (form.method === 'get' && form.hasAttribute('action')) return;
  event.preventDefault();
  const waits = kept.get(island)?.has(form);
  keep(island, form, () => (submitter ? submitter.click() : form.requestSubmit()));
  if (form.method === 'post' && !waits) setTimeout(() => islandOf(form) && form.submit(), patience);
});

document.addEventListener(
  'astro:hydrate',
  async ({ target }) => {
    const deeds = target instanceof Element && kept.get(target);
    if (!deeds) return;
    kept.delete(target);
    for (const [element, deed] of deeds) {
      // React takes an island over in its own time, but at once where a key is let go.
      element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      deed();
    }
  },
  { capture: true },
);
