/** A number as the site prints it: a real minus sign, thin spaces between thousands. */
export function formatNumber(value: number, digits = 0): string {
  const fixed = value.toFixed(digits);
  const [whole = '', fraction] = fixed.replace('-', '').split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  const sign = fixed.startsWith('-') && Number(fixed) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
