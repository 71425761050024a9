import { Picture } from '../../components/ui/Picture.tsx';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  label: string;
  instruments: readonly {
    name: string;
    path: string;
    reach: string;
    picture: PictureSource | undefined;
  }[];
}

/** Four instruments below the slides: whichever slide is on, the first screen says what we make. */
export const InstrumentStrip = ({ label, instruments }: Props) => (
  <nav aria-label={label} className="housing border-t border-line">
    <ul className="page-width grid grid-cols-2 gap-x-4 py-2 lg:grid-cols-4">
      {instruments.map(({ name, path, reach, picture }) => (
        <li key={path}>
          <a href={path} className="flex min-h-14 items-center gap-3 hover:text-accent">
            <Picture
              source={picture}
              alt=""
              sizes="48px"
              eager
              className="size-12 shrink-0 object-contain"
            />
            <span className="grid leading-snug">
              <span className="font-semibold whitespace-nowrap">{name}</span>
              <span className="figures text-sm whitespace-nowrap text-muted">{reach}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
