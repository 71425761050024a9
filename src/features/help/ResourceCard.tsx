import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  Icon: LucideIcon;
  /** The card's one button. */
  children: ReactNode;
}

export function ResourceCard({ title, text, Icon, children }: Props) {
  return (
    <li className="flex flex-col items-start card p-6">
      <Icon aria-hidden="true" className="size-8 text-accent" />
      <h3 className="mt-4 text-lg font-semibold">{title}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mt-auto w-full">{children}</div>
    </li>
  );
}
