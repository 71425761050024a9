/** What the keys of the inbox do, as their list says. */
const inboxKeys = [
  { key: 'J', what: 'Next submission' },
  { key: 'K', what: 'Previous submission' },
  { key: 'Enter', what: 'Open it' },
  { key: 'X', what: 'Select it' },
  { key: 'E', what: 'Done: this one, or all selected' },
  { key: 'A', what: 'Assign to me: this one, or all selected' },
  { key: 'R', what: 'Write an answer' },
  { key: 'Z', what: 'Undo the last change' },
  { key: 'U', what: 'Back to the list' },
  { key: '/', what: 'Search' },
  { key: '?', what: 'This list' },
] as const;

/** The keys of the inbox, and the way to switch them off on this device. */
export function KeyList() {
  return (
    <div
      id="inbox-keys"
      popover="auto"
      role="dialog"
      aria-labelledby="inbox-keys-title"
      className="inbox-keys"
    >
      <h2 id="inbox-keys-title" className="mb-3 text-lg font-semibold">
        Keys
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {inboxKeys.map(({ key, what }) => (
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
