import { FieldError } from '../../../components/form/FieldError.tsx';
import { type HeroSlide, maxSlides } from '../../../slides/heroSlide.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { SlideFields } from './SlideFields.tsx';

interface Props {
  slides: readonly HeroSlide[];
  /** The version on the site that these were made from. */
  version: string;
  /** Messages by slide and field, for example "0.ctaText"; the empty name concerns all of them. */
  errors: Readonly<Record<string, string>>;
  pictures: readonly { address: string; words: string }[];
}

/** Every button posts the whole form and gets it back changed; only "Save" changes the site. */
export function SlideEditor({ slides, version, errors, pictures }: Props) {
  return (
    <form
      method="post"
      action={inboxPaths.heroes}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="count" value={slides.length} />
      <input type="hidden" name="version" value={version} />
      {/* Enter triggers a form's first button, so the first one must be harmless. */}
      <button type="submit" name="action" value="preview" tabIndex={-1} className="sr-only">
        Preview
      </button>
      <FieldError id="slides" error={errors['']} />
      {Array.from(slides.entries(), ([index, slide]) => (
        <SlideFields
          key={index}
          slide={slide}
          index={index}
          count={slides.length}
          pictures={pictures}
          errors={errors}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {slides.length < maxSlides && (
          <InboxButton name="action" value="add">
            Add a slide
          </InboxButton>
        )}
        <InboxButton name="action" value="preview">
          Preview
        </InboxButton>
        <InboxButton tone="main" name="action" value="save">
          Save and publish
        </InboxButton>
      </div>
    </form>
  );
}
