import type { HelpCenter } from '../../content/schemas/help.ts';
import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';

/** How and when to reach the support desk. */
export function SupportDesk({
  heading,
  hours,
  zone,
  phone,
  email,
  note,
  link,
}: HelpCenter['desk']) {
  const term = 'text-sm font-medium text-muted';
  const linkClass = 'inline-block py-1 font-medium text-accent underline-offset-4 hover:underline';
  return (
    <aside aria-label={heading} className="rounded-md border border-line bg-raised p-6">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className={term}>{hours}</dt>
          <dd className="mt-1">
            {company.supportHours}
            <span className="block text-sm text-muted">{zone}</span>
          </dd>
        </div>
        <div>
          <dt className={term}>{phone}</dt>
          <dd>
            <a href={`tel:${company.phone.dial}`} className={`${linkClass} figures`}>
              {company.phone.text}
            </a>
          </dd>
        </div>
        <div>
          <dt className={term}>{email}</dt>
          <dd className="break-words">
            <a href={`mailto:${company.supportEmail}`} className={linkClass}>
              {company.supportEmail}
            </a>
          </dd>
        </div>
      </dl>
      <p className="mt-5 text-[0.9375rem] text-muted">
        {note}{' '}
        <a
          href={paths.technicalSupport}
          className="font-medium text-accent underline underline-offset-4"
        >
          {link}
        </a>
        .
      </p>
    </aside>
  );
}
