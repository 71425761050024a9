import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

const themes = [
  { value: 'light', label: 'Light theme', Icon: Sun },
  { value: 'dark', label: 'Dark theme', Icon: Moon },
  { value: 'system', label: 'Theme of the system', Icon: Monitor },
] as const;

/** Needs shellBehaviour.ts; without JavaScript it is hidden and the system's theme applies. */
export function ThemeSwitch() {
  return (
    <fieldset className="flex gap-0.5 noscript:hidden" data-theme-switch>
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className="grid size-7 sm:size-8 place-items-center rounded text-muted hover:text-text has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === 'system'}
            className="sr-only"
          />
          <span className="sr-only">{label}</span>
          <Icon aria-hidden="true" className="size-4" />
        </label>
      ))}
    </fieldset>
  );
}
