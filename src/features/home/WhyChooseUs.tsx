import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props extends Omit<Home['why'], 'picture'> {
  picture: PictureSource | undefined;
}

/** From the reasons left and right to the parts of the picture, in its units; see home.css. */
const ends = [
  [300, 96],
  [300, 350],
  [884, 60],
  [884, 226],
  [884, 392],
] as const;

/** Five reasons around an instrument without its lid, each with a line to the part that stands for it. */
export function WhyChooseUs({ heading, lead, points, picture, alt }: Props) {
  return (
    <section className="overflow-x-clip bg-raised section-space">
      <div className="page-width">
        <h2 className="max-w-3xl text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{lead}</p>
        <div className="cutaway">
          <Picture
            source={picture}
            alt={alt}
            sizes={pictureSizes('100vw', { lg: '1184px' })}
            className="aspect-3/2 w-full object-cover lg:aspect-1184/520"
          />
          <svg viewBox="0 0 1184 520" aria-hidden="true">
            {points.map(({ title, at: [x, y] }, index) => {
              const [from, height] = ends[index] ?? [x, y];
              return (
                <g key={title}>
                  <path d={`M${from} ${height}H${x < from ? from - 60 : from + 60}L${x} ${y}`} />
                  <circle cx={x} cy={y} r="6" />
                </g>
              );
            })}
          </svg>
          <ul>
            {points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
