import { apiPaths } from '../../site/paths.ts';

/** How programs call the API, and where its description lies. */
export function ProgramExamples({
  programs,
}: {
  programs: readonly { label: string; code: string }[];
}) {
  return (
    <>
      <p>
        The API is described for machines in{' '}
        <a href={apiPaths.logoDetectionDescription}>OpenAPI 3.1</a>.
      </p>
      <div className="mt-6 grid gap-6">
        {programs.map(({ label, code }) => (
          <figure key={label}>
            <figcaption className="font-semibold">{label}</figcaption>
            <pre className="housing figures mt-2 rounded-md p-5 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
              <code>{code}</code>
            </pre>
          </figure>
        ))}
      </div>
    </>
  );
}
