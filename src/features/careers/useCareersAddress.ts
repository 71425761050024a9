import { useMemo, useSyncExternalStore } from 'react';
import {
  type CareersAddress,
  formatCareersAddress,
  parseCareersAddress,
} from './model/careersAddress.ts';

const changed = 'careers-address';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/** Read from the URL because a click may come before React has rendered the last change. */
const current = () => parseCareersAddress(location.search);

/** Falls back to the path: an empty URL would mean the current one. */
const hrefOf = (address: CareersAddress) => formatCareersAddress(address) || location.pathname;

/** A pending history.back(). */
let leaving: Promise<unknown> | undefined;

function push(address: CareersAddress): void {
  if (leaving) {
    leaving.then(() => push(address));
    return;
  }
  history.pushState({ pushed: true }, '', hrefOf(address));
  dispatchEvent(new Event(changed));
}

function replace(address: CareersAddress): void {
  history.replaceState(history.state, '', hrefOf(address));
  dispatchEvent(new Event(changed));
}

/** Closes a dialog: goes back if it was opened from the list, else replaces the URL. */
function leave({ filters }: CareersAddress): void {
  if (!history.state?.pushed) {
    replace({ filters });
    return;
  }
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  leaving = left.then(() => {
    leaving = undefined;
  });
  history.back();
}

/** The list's state is kept in the URL, so it survives a reload, can be shared, and Back works. */
export function useCareersAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const address = useMemo(() => parseCareersAddress(search), [search]);
  return { address, current, push, replace, leave };
}
