import { BarChart } from '../../components/charts/BarChart.tsx';
import { ChartAxes } from '../../components/charts/ChartAxes.tsx';
import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { niceScale } from '../../components/charts/niceScale.ts';
import { PlotFrame } from '../../components/charts/PlotFrame.tsx';
import { drawing } from '../../components/charts/plotArea.ts';
import { SetupDrawing } from '../../components/drawings/SetupDrawing.tsx';
import { CardIcon } from '../../components/icons/CardIcon.tsx';
import { Logo } from '../../components/icons/Logo.tsx';
import { LogoMark } from '../../components/icons/LogoMark.tsx';
import { SpecIcon } from '../../components/icons/SpecIcon.tsx';
import { drawing as scope } from '../../components/waveforms/graticule.ts';
import { MiniWaveform } from '../../components/waveforms/MiniWaveform.tsx';
import { PlotMarker } from '../../components/waveforms/PlotMarker.tsx';
import { WaveformPlot } from '../../components/waveforms/WaveformPlot.tsx';
import { type WaveformKey, waveforms } from '../../components/waveforms/waveforms.ts';
import { iconNames } from '../../content/schemas/icon.ts';
import { specTypes } from '../../content/schemas/product.ts';
import { company } from '../../site/company.ts';
import { Sample } from './Sample.tsx';

const line = (
  <LineChart
    title="Range by speed"
    description="The range falls as the speed rises."
    xLabel="Speed (km/h)"
    yLabel="Range (km)"
    series={[
      { name: 'now', points: [20, 50, 80, 110, 140].map((x) => [x, 620 - x * 2.6]) },
      {
        name: 'before',
        points: [20, 50, 80, 110, 140].map((x) => [x, 520 - x * 2.2]),
        quiet: true,
      },
    ]}
    marker={{ at: [80, 412], label: '80 km/h' }}
  />
);
const figures = {
  caption: 'In figures',
  columns: ['Speed, km/h', 'Range, km'],
  rows: [
    ['50', '490'],
    ['80', '412'],
  ],
};
const bars = [
  { label: 'Air', value: 92 },
  { label: 'Tyres', value: 61 },
  { label: 'Given back', value: -14 },
];
const waves = (Object.keys(waveforms) as WaveformKey[]).slice(0, 2);
const [firstWave = 'combinationVoltage' as WaveformKey] = waves;

/** Charts, waveforms and icons. */
export function DrawingParts() {
  const scale = niceScale(0, 100);
  return (
    <>
      <Sample of="charts/LineChart" within="sample-drawing">
        {line}
      </Sample>
      <Sample of="charts/BarChart" within="sample-drawing">
        <BarChart title="Energy" unit="Wh/km" bars={bars} />
      </Sample>
      <Sample of="charts/DataTable">
        <DataTable {...figures} />
      </Sample>
      <Sample of="charts/ChartFigure" note="a chart with its table" wide within="sample-padded">
        <ChartFigure heading="Range by speed" note="At 20 °C." chart={line} table={figures} />
      </Sample>
      <Sample of="charts/ChartAxes" within="sample-drawing">
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          className="chart figures"
        >
          <title>Axes</title>
          <ChartAxes x={scale} y={scale} xLabel="Across" yLabel="Up" />
        </svg>
      </Sample>
      <Sample of="charts/PlotFrame" within="sample-drawing plot figures">
        <p>Up</p>
        <svg role="img">
          <title>Frame</title>
          <PlotFrame x={scale} y={scale} />
        </svg>
      </Sample>
      <Sample of="waveforms/WaveformPlot">
        {waves.map((wave) => (
          <WaveformPlot key={wave} wave={wave} className="sample-drawing" />
        ))}
      </Sample>
      <Sample of="waveforms/PlotMarker" note="a point and a dimension, below a plot's trace">
        <svg
          viewBox={`0 0 ${scope.width} ${scope.height}`}
          role="img"
          className="figures sample-drawing"
          fill="currentColor"
        >
          <title>Markers</title>
          {waveforms[firstWave].markers?.map((marker) => (
            <PlotMarker key={marker.label} wave={waveforms[firstWave]} marker={marker} />
          ))}
        </svg>
      </Sample>
      <Sample of="waveforms/MiniWaveform">
        {waves.map((wave) => (
          <MiniWaveform key={wave} wave={wave} className="sample-mini" />
        ))}
      </Sample>
      <Sample of="drawings/SetupDrawing">
        <SetupDrawing
          title="Generator and equipment on a ground plane"
          plane="Ground plane"
          blocks={[
            {
              name: 'generator',
              lines: ['Generator', '2 Ω'],
              at: [1, 3],
              size: [4, 2],
              strong: true,
            },
            { name: 'eut', lines: ['EUT'], at: [8, 3], size: [3, 2], strong: false },
          ]}
          wires={[{ from: 'generator', to: 'eut', label: '0.5 m', quiet: false }]}
        />
      </Sample>
      <Sample of="icons/Logo" note="in two colours and in one">
        <Logo name={company.name} />
        <Logo name={company.name} oneColour />
      </Sample>
      <Sample of="icons/LogoMark">
        <LogoMark className="sample-sign" />
      </Sample>
      <Sample of="icons/CardIcon">
        {iconNames.map((name) => (
          <CardIcon key={name} name={name} />
        ))}
      </Sample>
      <Sample of="icons/SpecIcon">
        {specTypes.map((type) => (
          <SpecIcon key={type} type={type} className="sample-icon" />
        ))}
      </Sample>
    </>
  );
}
