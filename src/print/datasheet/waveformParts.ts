import { isWaveformKey, waveforms } from '../../components/waveforms/waveforms.ts';
import type { DrawingSet } from '../drawings/drawingSet.ts';
import { waveformDrawing } from '../drawings/waveformDrawing.ts';

/** Curves with their titles and captions, for a template. */
export const waveformParts = (keys: readonly string[], drawings: DrawingSet) =>
  keys.filter(isWaveformKey).map((key) => {
    const { title, caption } = waveforms[key];
    const drawing = drawings.add(waveformDrawing(waveforms[key]), `${title}. ${caption}`);
    return { ...drawing, title, caption };
  });
