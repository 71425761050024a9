import { inboxPaths } from '../../staff/inboxPaths.ts';
import { EditFields } from './edits/EditFields.tsx';
import type { EditMark } from './edits/outdatedEdit.ts';
import { FilterField } from './FilterField.tsx';
import { InboxButton } from './InboxButton.tsx';
import { Notice } from './Notice.tsx';

interface Case {
  id: string;
  reference: string;
}

interface Props {
  id: string;
  list: string | undefined;
  edit: EditMark;
}

interface LinkedProps extends Props {
  /** The case that it is part of, or that it names. */
  to: Case;
  isPart: boolean;
  mayChange: boolean;
}

/** Says which case a submission is part of, or names without proof, and what can be done about it. */
export function LinkedCase({ id, list, edit, to, isPart, mayChange }: LinkedProps) {
  return (
    <Notice tone="caution">
      <p>
        {isPart ? 'Part of ' : 'This mail names '}
        <a href={inboxPaths.submission(to.id)} className="figures text-accent underline">
          {to.reference}
        </a>
        {isPart
          ? ', where it is answered.'
          : '. That its sender is who they say could not be shown, so it stands alone until somebody has looked.'}
      </p>
      {mayChange && (
        <form
          method="post"
          action={inboxPaths.merge(id, list)}
          className="mt-3 flex flex-wrap gap-2"
        >
          <EditFields edit={edit} />
          <input type="hidden" name="reference" value={to.reference} />
          {!isPart && <InboxButton>It belongs there</InboxButton>}
          <InboxButton name="do" value="separate">
            It is a case of its own
          </InboxButton>
        </form>
      )}
    </Notice>
  );
}

/** Makes a case part of another of the same person. */
export function MergeForm({ id, list, edit }: Props) {
  return (
    <details className="inbox-card">
      <summary>Part of another case?</summary>
      <form method="post" action={inboxPaths.merge(id, list)} className="mt-3 grid gap-3">
        <EditFields edit={edit} />
        <FilterField label="Its reference" name="reference" value="" type="text" />
        <InboxButton className="justify-self-start">Merge into that case</InboxButton>
      </form>
    </details>
  );
}
