import './processSteps.css';

interface Props {
  steps: readonly { title: string; text: string }[];
}

/** Steps along a line, left to right, or top to bottom on narrow screens. */
export function ProcessSteps({ steps }: Props) {
  return (
    <ol className="process-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 max-w-[40ch] text-[0.9375rem] text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
