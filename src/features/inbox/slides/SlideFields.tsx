import { FieldError } from '../../../components/form/FieldError.tsx';
import { type HeroSlide, slideLimits } from '../../../slides/heroSlide.ts';
import { SlidePicture } from './SlidePicture.tsx';

interface Props {
  slide: HeroSlide;
  index: number;
  count: number;
  pictures: readonly { address: string; words: string }[];
  errors: Readonly<Record<string, string>>;
}

interface SlideTextProps {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
}

function SlideText({ name, label, value, maxLength, error }: SlideTextProps) {
  return (
    <div>
      <label htmlFor={name} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className="inbox-control"
      />
      <FieldError id={name} error={error} />
    </div>
  );
}

export function SlideFields({ slide, index, count, pictures, errors }: Props) {
  const errorOf = (name: string) => errors[`${index}.${name}`];
  const moves = [
    { action: 'up', label: 'Move up', possible: index > 0 },
    { action: 'down', label: 'Move down', possible: index < count - 1 },
    { action: 'remove', label: 'Remove', possible: count > 1 },
  ];
  return (
    <fieldset className="inbox-card grid grid-cols-1 gap-4">
      <legend className="px-1 font-semibold">Slide {index + 1}</legend>
      <div>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {Array.from(slide.headingLines.entries(), ([number, line]) => (
            <SlideText
              key={number}
              name={`${index}.line${number}`}
              label={`Heading, line ${number + 1}`}
              value={line}
              maxLength={slideLimits.line}
            />
          ))}
        </div>
        <FieldError id={`${index}.headingLines`} error={errorOf('headingLines')} />
      </div>
      <SlideText
        name={`${index}.subtitle`}
        label="Subtitle"
        value={slide.subtitle}
        maxLength={slideLimits.subtitle}
        error={errorOf('subtitle')}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SlideText
          name={`${index}.ctaText`}
          label="Button text"
          value={slide.ctaText}
          maxLength={slideLimits.button}
          error={errorOf('ctaText')}
        />
        <SlideText
          name={`${index}.ctaHref`}
          label="Button link"
          value={slide.ctaHref}
          maxLength={slideLimits.address}
          error={errorOf('ctaHref')}
        />
      </div>
      <SlidePicture
        index={index}
        imageSrc={slide.imageSrc}
        pictures={pictures}
        error={errorOf('imageSrc')}
      />
      <SlideText
        name={`${index}.imageAlt`}
        label="Picture description, for people who cannot see it"
        value={slide.imageAlt}
        maxLength={slideLimits.alt}
        error={errorOf('imageAlt')}
      />
      <div className="flex flex-wrap gap-2">
        {moves
          .filter(({ possible }) => possible)
          .map(({ action, label }) => (
            <button
              key={action}
              type="submit"
              name="action"
              value={`${action} ${index}`}
              aria-label={`${label}: slide ${index + 1}`}
              className="inbox-button"
            >
              {label}
            </button>
          ))}
      </div>
    </fieldset>
  );
}
