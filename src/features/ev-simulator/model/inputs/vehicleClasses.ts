/** The figures of a car beyond the basic inputs. Typical values, not of a particular model. */
export interface VehicleFigures {
  readonly cd: number;
  readonly frontalAreaM2: number;
  readonly crr: number;
  readonly drivetrainPercent: number;
  readonly regenPercent: number;
  readonly usablePercent: number;
  readonly auxW: number;
}

export type VehicleClass =
  | 'typical'
  | 'hatch'
  | 'saloon'
  | 'compactSuv'
  | 'suv'
  | 'scooter'
  | 'bus';

export const vehicleClasses: Readonly<
  Record<VehicleClass, { readonly label: string; readonly figures: VehicleFigures }>
> = {
  typical: {
    label: 'Typical car',
    figures: {
      cd: 0.28,
      frontalAreaM2: 2.32,
      crr: 0.009,
      drivetrainPercent: 88,
      regenPercent: 65,
      usablePercent: 95,
      auxW: 300,
    },
  },
  hatch: {
    label: 'Small hatchback',
    figures: {
      cd: 0.31,
      frontalAreaM2: 2.2,
      crr: 0.01,
      drivetrainPercent: 86,
      regenPercent: 60,
      usablePercent: 95,
      auxW: 250,
    },
  },
  saloon: {
    label: 'Saloon',
    figures: {
      cd: 0.24,
      frontalAreaM2: 2.25,
      crr: 0.008,
      drivetrainPercent: 90,
      regenPercent: 70,
      usablePercent: 95,
      auxW: 300,
    },
  },
  compactSuv: {
    label: 'Compact SUV',
    figures: {
      cd: 0.3,
      frontalAreaM2: 2.4,
      crr: 0.01,
      drivetrainPercent: 87,
      regenPercent: 65,
      usablePercent: 95,
      auxW: 300,
    },
  },
  suv: {
    label: 'Large SUV',
    figures: {
      cd: 0.32,
      frontalAreaM2: 2.6,
      crr: 0.01,
      drivetrainPercent: 87,
      regenPercent: 65,
      usablePercent: 95,
      auxW: 350,
    },
  },
  scooter: {
    label: 'Scooter, with rider',
    figures: {
      cd: 0.7,
      frontalAreaM2: 0.7,
      crr: 0.012,
      drivetrainPercent: 85,
      regenPercent: 40,
      usablePercent: 90,
      auxW: 40,
    },
  },
  bus: {
    label: 'City bus, 12 m',
    figures: {
      cd: 0.65,
      frontalAreaM2: 7.8,
      crr: 0.008,
      drivetrainPercent: 86,
      regenPercent: 60,
      usablePercent: 90,
      auxW: 5000,
    },
  },
};
