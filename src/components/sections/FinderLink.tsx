import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type CategoryKey, paths } from '../../site/paths.ts';

interface Props {
  /** The category that is already chosen there. */
  family?: CategoryKey;
}

/** From a list of instruments to the finder, where they can be filtered, sorted and compared. */
export function FinderLink({ family }: Props) {
  return (
    <a
      href={family ? `${paths.finder}?family=${family}` : paths.finder}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline print:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filter and compare in the finder
    </a>
  );
}
