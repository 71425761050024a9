import { formatNumber } from '../../../../components/charts/formatNumber.ts';

/** A performance ratio, or a dash where too little was recorded for one. */
export const ratioText = (ratio = 0) => (ratio > 0 ? formatNumber(ratio, 3) : '–');
