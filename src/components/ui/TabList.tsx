import type { KeyboardEvent } from 'react';
import { tabForKey } from './tabForKey.ts';

interface Props {
  label: string;
  tabs: readonly { readonly id: string; readonly label: string }[];
  selected: string;
  /** Omitted on pages without React, where tabsBehaviour.ts takes over. */
  onSelect?: (id: string) => void;
}

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `panel-${id}`;

/** A single tab stop; arrow keys move between the tabs. */
export function TabList({ label, tabs, selected, onSelect }: Props) {
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabs[tabForKey(event.key, index, tabs.length) ?? -1];
    if (!next || !onSelect) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="tab-list noscript:hidden">
      {tabs.map(({ id, label: text }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          // With React only the selected panel is rendered.
          aria-controls={id === selected || !onSelect ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect?.(id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
