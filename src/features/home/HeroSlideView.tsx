import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import './home.css';

interface Props {
  slide: HeroSlide;
  /** The first slide has the page's heading, and its picture is not lazy. */
  first: boolean;
  picture: PictureSource | undefined;
}

export const heroPictureSizes = pictureSizes('100vw', { lg: '54vw' });

export function HeroSlideView({ slide, first, picture }: Props) {
  const Heading = first ? 'h1' : 'h2';
  const pictureClass = 'hero-picture w-full object-contain lg:h-[34rem]';
  return (
    <div className="page-width grid items-center gap-8 pt-10 pb-24 lg:min-h-[38rem] lg:grid-cols-[1fr_1.2fr] lg:gap-8 lg:py-8">
      <div>
        <Heading className="text-display">
          {slide.headingLines.map((line, index) => (
            <span key={line} className={`block ${index === 1 ? 'text-accent' : ''}`}>
              {line}
            </span>
          ))}
        </Heading>
        <p className="mt-5 max-w-[40ch] text-lead text-muted">{slide.subtitle}</p>
        <ButtonLink href={slide.ctaHref} className="mt-8">
          {slide.ctaText}
        </ButtonLink>
      </div>
      <div className="lg:bleed-right">
        {picture ? (
          <Picture
            source={picture}
            alt={slide.imageAlt}
            sizes={heroPictureSizes}
            eager={first}
            className={pictureClass}
          />
        ) : (
          <img
            src={slide.imageSrc}
            alt={slide.imageAlt}
            width={1440}
            height={960}
            className={pictureClass}
          />
        )}
      </div>
    </div>
  );
}
