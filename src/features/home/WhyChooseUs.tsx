import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props extends Omit<Home['why'], 'picture'> {
  picture: PictureSource | undefined;
}

export function WhyChooseUs({ heading, lead, points, picture, alt }: Props) {
  return (
    <section className="overflow-x-clip bg-raised section-space">
      <div className="page-width">
        <div className="grid items-center gap-8 lg:grid-cols-2">
          <div>
            <h2 className="text-title">{heading}</h2>
            <p className="mt-4 max-w-[40ch] text-lead text-muted">{lead}</p>
          </div>
          <div className="lg:bleed-right">
            <Picture
              source={picture}
              alt={alt}
              sizes={pictureSizes('92vw', { lg: '54vw' })}
              className="max-h-96 w-full object-contain"
            />
          </div>
        </div>
        <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {points.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-lg leading-snug font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
