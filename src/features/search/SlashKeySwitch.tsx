import { useEffect, useState } from 'react';
import { slashKey } from '../../components/shell/slashKey.ts';
import { Switch } from '../../components/ui/Switch.tsx';

interface Props {
  label: string;
}

/** Speech input and some keyboards type a / by accident: the key can be switched off. */
export function SlashKeySwitch({ label }: Props) {
  const [on, setOn] = useState(true);

  useEffect(() => {
    try {
      setOn(localStorage.getItem(slashKey) !== 'off');
    } catch {
      // Storage is blocked: the key stays on.
    }
  }, []);

  function change(wanted: boolean): void {
    setOn(wanted);
    try {
      if (wanted) localStorage.removeItem(slashKey);
      else localStorage.setItem(slashKey, 'off');
    } catch {
      setOn(true);
    }
  }

  return <Switch label={label} checked={on} onChange={change} />;
}
