import { FieldError } from '../../../components/form/FieldError.tsx';

interface Props {
  index: number;
  imageSrc: string;
  pictures: readonly { address: string; words: string }[];
  error: string | undefined;
}

/** One of the site's own pictures, the one uploaded earlier, or a new one. */
export function SlidePicture({ index, imageSrc, pictures, error }: Props) {
  const select = `${index}.imageSrc`;
  const upload = `${index}.upload`;
  const builtIn = pictures.some(({ address }) => address === imageSrc);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[8rem_1fr_1fr]">
      <img
        src={imageSrc}
        alt=""
        width={128}
        height={86}
        className="aspect-3/2 w-32 rounded border border-line object-cover"
      />
      <div>
        <label htmlFor={select} className="text-sm text-muted">
          Picture
        </label>
        <select
          id={select}
          name={select}
          defaultValue={imageSrc}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${select}-error`}
          className="inbox-control"
        >
          {!builtIn && <option value={imageSrc}>Uploaded picture</option>}
          {pictures.map(({ address, words }) => (
            <option key={address} value={address}>
              {words}
            </option>
          ))}
        </select>
        <FieldError id={select} error={error} />
      </div>
      <div>
        <label htmlFor={upload} className="text-sm text-muted">
          or upload a new one (JPEG, PNG, WebP, AVIF, up to 8 MB)
        </label>
        <input
          id={upload}
          type="file"
          name={upload}
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="inbox-control"
        />
      </div>
    </div>
  );
}
