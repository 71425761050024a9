import { useId, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { pictureTypes } from '../../detection/acceptedFiles.ts';
import type { LogoSample } from './loadLogoTool.ts';

interface Props {
  samples: readonly LogoSample[];
  onFiles: (files: readonly File[]) => void;
}

const accept = pictureTypes.join(',');

/** Where pictures come from: files, the camera, the clipboard, or the samples. */
export function PictureSource({ samples, onFiles }: Props) {
  const id = useId();
  const [dropping, setDropping] = useState(false);
  const takeSample = async ({ src, label }: LogoSample) => {
    const content = await (await fetch(src)).blob();
    onFiles([new File([content], label, { type: content.type })]);
  };
  return (
    <div className="grid gap-6">
      <fieldset
        className="grid gap-3 rounded-md border border-dashed border-edge p-5 data-dropping:border-accent data-dropping:bg-lift"
        data-dropping={dropping || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDropping(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <legend className="px-1 font-semibold">Your pictures</legend>
        {(['files', 'camera'] as const).map((source) => (
          <div key={source}>
            <label htmlFor={`${id}-${source}`} className="block text-sm font-medium">
              {source === 'files'
                ? 'Choose pictures, drop them here, or paste one'
                : 'Take a photograph'}
            </label>
            <input
              id={`${id}-${source}`}
              type="file"
              accept={accept}
              multiple={source === 'files'}
              capture={source === 'camera' ? 'environment' : undefined}
              className="mt-1 w-full text-sm"
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Or one of ours</legend>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {samples.map((sample) => (
            <li key={sample.src}>
              <Button
                variant="secondary"
                className="h-full w-full flex-col gap-2 p-2 text-sm"
                onClick={() => takeSample(sample)}
              >
                <img
                  src={sample.src}
                  alt={sample.alt}
                  width={sample.width}
                  height={sample.height}
                  loading="lazy"
                  className="w-full rounded-sm"
                />
                {sample.label}
              </Button>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}
