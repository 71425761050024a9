import { inboxPaths } from '../../staff/inboxPaths.ts';

/** How many submissions are in spam, so that nobody has to look there in vain. */
export function SpamCount({ count }: { count: string }) {
  return (
    <p className="mb-3 text-muted">
      <a href={inboxPaths.spam} className="inline-block py-1 text-accent hover:underline">
        Held back as spam: {count}
      </a>
    </p>
  );
}
