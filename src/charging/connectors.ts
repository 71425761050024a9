export const connectorKeys = ['ccs2', 'chademo', 'gbt', 'bharat'] as const;
export type ConnectorKey = (typeof connectorKeys)[number];

interface Connector {
  readonly label: string;
  /** The continuous current its contacts carry. */
  readonly amperes: number;
  /** The battery voltages it is made for. */
  readonly volts: { readonly min: number; readonly max: number };
}

/** DC connectors: IEC 62196-3 for the first three, IEC 61851 and GB/T 20234 for Bharat DC-001. */
export const connectors: Readonly<Record<ConnectorKey, Connector>> = {
  ccs2: { label: 'CCS2', amperes: 500, volts: { min: 200, max: 1000 } },
  chademo: { label: 'CHAdeMO', amperes: 125, volts: { min: 150, max: 500 } },
  gbt: { label: 'GB/T DC', amperes: 250, volts: { min: 200, max: 1000 } },
  bharat: { label: 'Bharat DC-001', amperes: 200, volts: { min: 48, max: 100 } },
};

/** The power a connector carries at the battery's voltage, in kW. */
export const connectorKw = (key: ConnectorKey, volts: number): number =>
  (connectors[key].amperes * volts) / 1000;
