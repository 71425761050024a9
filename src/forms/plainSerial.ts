/** A serial number as it is compared: without the spaces around it, in capitals. Null if empty. */
export const plainSerial = (serial: unknown) =>
  (typeof serial === 'string' && serial.trim().toUpperCase()) || null;
