/** "inv-04-s3" as "INV-04, string 3". */
export function deviceName(device: string): string {
  const [, inverter, string] = /^(inv-\d+)(?:-s(\d+))?$/.exec(device) ?? [];
  if (!inverter) return 'plant';
  return string ? `${inverter.toUpperCase()}, string ${string}` : inverter.toUpperCase();
}
