import { LogoMark } from './LogoMark.tsx';

type Props = {
  /** The company name; its first word is set in a heavier weight. */
  name: string;
  oneColour?: boolean;
  className?: string;
};

/** The mark with the company name. Size and colour follow the surrounding text. */
export function Logo({ name, oneColour = false, className = '' }: Props) {
  const [first = name, ...rest] = name.split(' ');
  return (
    <span
      className={`inline-flex items-center gap-[0.45em] whitespace-nowrap leading-none tracking-tight ${className}`}
    >
      <LogoMark oneColour={oneColour} className="size-[1.5em] shrink-0" />
      <span>
        <span className="font-semibold">{first}</span>
        {rest.length > 0 && ` ${rest.join(' ')}`}
      </span>
    </span>
  );
}
