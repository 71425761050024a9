import type { Illustration } from '../../pictures/illustrations.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { noBreak } from '../ui/noBreak.tsx';
import type { WaveformKey } from '../waveforms/waveforms.ts';
import { leadOf } from './lead.ts';
import { TraceWindow } from './TraceWindow.tsx';
import './titleBand.css';

interface Props {
  title: string;
  sub?: string | undefined;
  /** The band says what fits in two lines; PageBody says the rest. */
  description?: readonly string[];
  trail?: readonly { label: string; href: string }[];
  /** What is measured here: up to four curves beside the words. */
  traces?: readonly WaveformKey[];
  /** Who works here: a picture beside the words. */
  picture?: Illustration;
  /** Says all of the first paragraph here, because nothing further down does. */
  whole?: boolean;
  /** No band: the page is a tool, which begins right below its name. */
  tool?: boolean;
}

/** Breadcrumbs, title and introduction of a page, with what fills the right half. */
export function PageTitle({ title, sub, description = [], trail = [], ...beside }: Props) {
  const { traces = [], picture, tool = false, whole = tool } = beside;
  const lead = whole ? description[0] : leadOf(description).lead;
  const words = (
    <>
      {sub && <p className="text-accent">{noBreak(sub)}</p>}
      {lead && <p className="text-muted">{noBreak(lead)}</p>}
    </>
  );
  if (tool)
    return (
      <div className="page-width title-tool">
        <Breadcrumbs trail={trail} current={title} />
        <div>
          <h1>{noBreak(title)}</h1>
          <div>{words}</div>
        </div>
      </div>
    );
  return (
    <div className="title-band bg-raised">
      <div className="page-width">
        <div>
          <Breadcrumbs trail={trail} current={title} />
          <h1 className="text-title">{noBreak(title)}</h1>
          {words}
        </div>
        {traces.length > 0 && <TraceWindow waves={traces} />}
        {picture && <img {...picture} alt="" className="drawing" />}
      </div>
    </div>
  );
}
