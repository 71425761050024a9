import type { ReactNode } from 'react';
import type { NumberKey } from '../model/inputs/numberFields.ts';
import { InputFields, type InputProps } from './InputFields.tsx';

interface Props extends InputProps {
  summary: string;
  keys: readonly NumberKey[];
  children?: ReactNode;
}

/** Fields that stay closed until they are needed, or until one of them is wrong. */
export function FieldGroup({ summary, keys, children, ...props }: Props) {
  const wrong = props.problems.some(({ field }) => keys.some((key) => key === field));
  return (
    <details open={wrong || undefined}>
      <summary className="min-h-6 text-sm font-medium text-accent">{summary}</summary>
      <div className="mt-3 grid grid-cols-2 items-end gap-4">
        <InputFields keys={keys} {...props} />
        {children}
      </div>
    </details>
  );
}
