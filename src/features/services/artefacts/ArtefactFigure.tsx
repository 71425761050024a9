import type { Artefact } from '../../../content/schemas/artefact.ts';
import { BoardLayers } from './BoardLayers.tsx';
import { CanTrace } from './CanTrace.tsx';
import { MachineShift } from './MachineShift.tsx';
import { QuoteToOrder } from './QuoteToOrder.tsx';
import { WorkLog } from './WorkLog.tsx';
import './artefacts.css';

/** What the work looks like: something that a customer receives or sees. */
export function ArtefactFigure({ artefact }: { artefact: Artefact }) {
  switch (artefact.kind) {
    case 'can':
      return <CanTrace {...artefact} />;
    case 'layers':
      return <BoardLayers {...artefact} />;
    case 'log':
      return <WorkLog {...artefact} />;
    case 'shift':
      return <MachineShift {...artefact} />;
    case 'order':
      return <QuoteToOrder {...artefact} />;
  }
}
