import { compareKey } from './compareKey.ts';

/** Loads the tray when something is ticked or was ticked before: other visitors never need it. */
const load = () => import('./compareTray.ts');

function hasTicks(): boolean {
  try {
    return localStorage.getItem(compareKey) !== null;
  } catch {
    return false;
  }
}

if (hasTicks()) load();
document.addEventListener('change', async ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.dataset.compare)) return;
  // The tray shows what it holds as soon as it is loaded, which resets the tick.
  const { checked } = target;
  (await load()).changeTick(target, checked);
});
