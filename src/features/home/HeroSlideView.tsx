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

export const heroPictureSizes = pictureSizes('100vw', { lg: '58vw' });

/** A line of staff's own may be longer than three lines have room for. */
const longestLine = 20;

export function HeroSlideView({ slide, first, picture }: Props) {
  const Heading = first ? 'h1' : 'h2';
  const pictureClass = 'w-full object-contain';
  return (
    <div className="hero-slide page-width">
      <div className="hero-words">
        <Heading className="hero-heading">
          {slide.headingLines.map((line, index) => (
            <span
              key={line}
              className={`block ${line.length > longestLine ? '' : 'whitespace-nowrap'} ${index === 1 ? 'text-accent' : ''}`}
            >
              {line}
            </span>
          ))}
        </Heading>
        <p className="mt-5 max-w-[40ch] text-lead text-muted">{slide.subtitle}</p>
        <ButtonLink href={slide.ctaHref} className="mt-8">
          {slide.ctaText}
        </ButtonLink>
      </div>
      <div className="hero-picture">
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
            height={800}
            className={pictureClass}
          />
        )}
      </div>
    </div>
  );
}
