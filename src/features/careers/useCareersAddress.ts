import { useMemo, useSyncExternalStore } from 'react';
import { type CareersAddress, formatAddress, parseAddress } from './careersAddress.ts';

const changed = 'careers-address';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/** Without a query the path itself: an empty address would mean "this one". */
const hrefOf = (address: CareersAddress) => formatAddress(address) || location.pathname;

function push(address: CareersAddress): void {
  history.pushState({ pushed: true }, '', hrefOf(address));
  dispatchEvent(new Event(changed));
}

function replace(address: CareersAddress): void {
  history.replaceState(history.state, '', hrefOf(address));
  dispatchEvent(new Event(changed));
}

/** Leaves an open dialog the way it was entered: back if the list was before it, else in place. */
function leave(address: CareersAddress): void {
  if (history.state?.pushed) history.back();
  else replace({ filters: address.filters });
}

/** The list's state lives in the address: it survives a reload, can be shared, and back works. */
export function useCareersAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const address = useMemo(() => parseAddress(search), [search]);
  return { address, push, replace, leave };
}
