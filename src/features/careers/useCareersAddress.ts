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

/** What the address says now; a quick click may come before React has rendered it. */
const current = () => parseCareersAddress(location.search);

/** Without a query the path itself: an empty address would mean "this one". */
const hrefOf = (address: CareersAddress) => formatCareersAddress(address) || location.pathname;

/** A step back that the browser has been asked for and has not taken yet. */
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

/** Leaves an open dialog the way it was entered: back if the list was before it, else in place. */
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

/** The list's state lives in the address: it survives a reload, can be shared, and back works. */
export function useCareersAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const address = useMemo(() => parseCareersAddress(search), [search]);
  return { address, current, push, replace, leave };
}
