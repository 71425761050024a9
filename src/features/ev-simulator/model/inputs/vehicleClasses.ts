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

interface NamedFigures {
  readonly label: string;
  readonly figures: VehicleFigures;
}

function figuresOf(
  label: string,
  [cd, frontalAreaM2, crr]: readonly [cd: number, frontalAreaM2: number, crr: number],
  [drivetrainPercent, regenPercent, usablePercent]: readonly [number, number, number],
  auxW: number,
): NamedFigures {
  const resistance = { cd, frontalAreaM2, crr };
  return {
    label,
    figures: { ...resistance, drivetrainPercent, regenPercent, usablePercent, auxW },
  };
}

/** Drag, frontal area and rolling resistance; drivetrain, recovery and usable share; electronics. */
export const vehicleClasses: Readonly<Record<VehicleClass, NamedFigures>> = {
  typical: figuresOf('Typical car', [0.28, 2.32, 0.009], [88, 65, 95], 300),
  hatch: figuresOf('Small hatchback', [0.31, 2.2, 0.01], [86, 60, 95], 250),
  saloon: figuresOf('Saloon', [0.24, 2.25, 0.008], [90, 70, 95], 300),
  compactSuv: figuresOf('Compact SUV', [0.3, 2.4, 0.01], [87, 65, 95], 300),
  suv: figuresOf('Large SUV', [0.32, 2.6, 0.01], [87, 65, 95], 350),
  scooter: figuresOf('Scooter, with rider', [0.7, 0.7, 0.012], [85, 40, 90], 40),
  bus: figuresOf('City bus, 12 m', [0.65, 7.8, 0.008], [86, 60, 90], 5000),
};
