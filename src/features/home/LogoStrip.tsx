import './home.css';

interface Logo {
  name: string;
  src: string;
}

interface Props {
  heading: string;
  /** What to know about the logos. */
  note: string | undefined;
  logos: readonly Logo[];
}

function LogoSet({ logos, repeated = false }: { logos: readonly Logo[]; repeated?: boolean }) {
  return (
    <ul className="logo-set" aria-hidden={repeated || undefined}>
      {logos.map(({ name, src }) => (
        <li key={name}>
          <img src={src} alt={repeated ? '' : name} width={160} height={48} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

/** The logos are repeated once, so the animation loops without a gap. */
export function LogoStrip({ heading, note, logos }: Props) {
  return (
    <section className="logo-strip border-y border-line py-12" aria-label={heading}>
      <div className="page-width mb-8 flex items-center justify-between gap-4">
        <div>
          <h2 className="text-heading">{heading}</h2>
          {note && <p className="mt-1 text-muted">{note}</p>}
        </div>
        <label className="logo-strip-pause items-center px-4 font-semibold">
          <input type="checkbox" className="sr-only" />
          Pause
        </label>
      </div>
      <div className="logo-window min-h-12 overflow-hidden">
        <div className="logo-track" data-logos={logos.length}>
          <LogoSet logos={logos} />
          <LogoSet logos={logos} repeated />
        </div>
      </div>
    </section>
  );
}
