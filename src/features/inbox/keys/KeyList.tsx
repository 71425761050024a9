import { deskKeys } from './deskKeys.ts';

/** The keys of the inbox, and the way to switch them off on this device. */
export function KeyList() {
  return (
    <div
      id="desk-keys"
      popover="auto"
      role="dialog"
      aria-labelledby="desk-keys-title"
      className="inbox-keys"
    >
      <h2 id="desk-keys-title" className="mb-3 text-lg font-semibold">
        Keys
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {deskKeys.map(({ key, what }) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-10 items-center gap-2 border-t border-line pt-3">
        <input type="checkbox" data-keys-on defaultChecked className="size-5" />
        Use these keys on this device
      </label>
    </div>
  );
}
