import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { Page } from '../../content/schemas/page.ts';
import {
  FinanceScreen,
  HeadcountScreen,
  LeaveScreen,
  OnboardingScreen,
  OrganisationScreen,
  RepositoryScreen,
  RolesScreen,
} from './screens/TourScreens.tsx';
import './tour.css';

const screens = [
  HeadcountScreen,
  OnboardingScreen,
  FinanceScreen,
  RepositoryScreen,
  OrganisationScreen,
  LeaveScreen,
  RolesScreen,
];

const button =
  'inline-flex min-h-11 items-center gap-1 rounded border border-edge px-3 font-semibold hover:border-accent hover:text-accent aria-disabled:opacity-40';

/**
 * The guided tour. tourBehaviour.ts shows one step at a time; without JavaScript, the dialog is a
 * page section with all steps.
 */
export function Tour({ heading, body, steps }: Page['sections'][number]) {
  return (
    <dialog id="tour" aria-labelledby="tour-heading" className="modal tour">
      <div className="flex items-start justify-between gap-4 p-5 sm:p-8 sm:pb-5">
        <div>
          <h2 id="tour-heading" className="text-heading">
            {heading}
          </h2>
          <p className="text-muted">{body.join(' ')}</p>
        </div>
        <button
          type="button"
          data-tour="close"
          aria-label="Close the tour"
          className={`${button} noscript:hidden`}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <ol aria-labelledby="tour-heading" className="tour-steps">
        {steps.map(({ title, text }, index) => {
          const Picture = screens[index] ?? HeadcountScreen;
          return (
            <li key={title} id={`tour-${index + 1}`}>
              <div>
                <p aria-hidden="true" className="figures text-accent">
                  {index + 1}/{steps.length}
                </p>
                <h3 className="mt-1 text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
              <Picture />
            </li>
          );
        })}
      </ol>
      <div className="tour-controls">
        <button type="button" data-tour="previous" className={button}>
          <ChevronLeft aria-hidden className="size-5" /> Back
        </button>
        <div className="flex flex-wrap justify-center">
          {steps.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              data-tour={index}
              aria-label={`Step ${index + 1}: ${title}`}
              className="carousel-dot"
            />
          ))}
        </div>
        <button type="button" data-tour="play" className={button}>
          Pause
        </button>
        <button type="button" data-tour="next" className={button}>
          Next <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
