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
    <ul className="page-width grid gap-x-4 py-2 min-[23rem]:grid-cols-2 lg:grid-cols-4">
      {instruments.map(({ name, path, reach, picture }) => (
        <li key={path}>
          <a
            href={path}
            className="flex min-h-14 items-center gap-2 max-sm:text-sm hover:text-accent sm:gap-3 [&>picture]:shrink-0"
          >
            <Picture
              source={picture}
              alt=""
              sizes="48px"
              eager
              className="size-9 object-contain sm:size-12"
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
