import { panelId, TabList, tabId } from '../../components/ui/TabList.tsx';
import type { LogoStep } from '../../content/schemas/logoDetection.ts';
import { StepPicture } from './StepPicture.tsx';

/** Upload, Detect and Analyze as tabs; without JavaScript, one below the other. */
export function HowItWorks({ steps }: { steps: readonly LogoStep[] }) {
  const first = steps[0]?.id ?? '';
  return (
    <>
      <TabList
        label="How It Works"
        tabs={steps.map(({ id, tab }) => ({ id, label: tab }))}
        selected={first}
      />
      {steps.map(({ id, tab, text, alt, example }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          data-selected={id === first ? '' : undefined}
          className="tab-panel pt-8"
        >
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            <div>
              <h3 className="text-heading">{tab}</h3>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {example && (
                <figure className="mt-6">
                  <figcaption className="font-semibold">{example.caption}</figcaption>
                  <pre className="housing figures mt-2 rounded-md p-5 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
                    <code>{example.code}</code>
                  </pre>
                </figure>
              )}
            </div>
            <StepPicture id={id} alt={alt} />
          </div>
        </div>
      ))}
    </>
  );
}
