import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { submissionStates } from '../../../staff/submissionStates.ts';
import { FilterField } from '../FilterField.tsx';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  /** Undefined for a new one. */
  template:
    | {
        id: string;
        title: string;
        body: string;
        updated_at: number;
        state: string;
        assignee: string;
        tag: string;
      }
    | undefined;
  /** E-mail addresses of everybody it can assign to. */
  staff: readonly string[];
}

export function TemplateForm({ template, staff }: Props) {
  const id = template?.id ?? 'new';
  return (
    <section className="inbox-card">
      <h2>{template ? template.title : 'New template'}</h2>
      <form method="post" action={inboxPaths.templates} className="grid grid-cols-1 gap-3">
        <input type="hidden" name="id" value={template?.id ?? ''} />
        <input type="hidden" name="seen" value={template?.updated_at ?? 0} />
        <div>
          <label htmlFor={`title-${id}`} className="text-sm text-muted">
            Title, which staff see
          </label>
          <input
            id={`title-${id}`}
            name="title"
            defaultValue={template?.title}
            required
            maxLength={80}
            className="inbox-control"
          />
        </div>
        <div>
          <label htmlFor={`body-${id}`} className="text-sm text-muted">
            Text
          </label>
          <textarea
            id={`body-${id}`}
            name="body"
            defaultValue={template?.body}
            required
            rows={6}
            maxLength={4000}
            className="inbox-control"
          />
        </div>
        <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <legend className="mb-1 text-sm text-muted">What inserting it also does</legend>
          <FilterField
            label="State"
            name="state"
            id={`state-${id}`}
            value={template?.state ?? ''}
            options={[
              { value: '', label: 'As it is' },
              ...Object.entries(submissionStates).map(([value, label]) => ({ value, label })),
            ]}
          />
          <FilterField
            label="Assignee"
            name="assignee"
            id={`assignee-${id}`}
            value={template?.assignee ?? ''}
            options={[
              { value: '', label: 'As it is' },
              ...[...new Set([...staff, template?.assignee ?? ''])]
                .filter(Boolean)
                .map((email) => ({ value: email, label: email })),
            ]}
          />
          <FilterField
            label="Add the tag"
            name="tag"
            id={`tag-${id}`}
            value={template?.tag ?? ''}
            type="text"
          />
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <InboxButton tone="main">{template ? 'Save' : 'Add'}</InboxButton>
          {template && (
            <InboxButton tone="danger" name="do" value="remove" formNoValidate>
              Delete
            </InboxButton>
          )}
        </div>
      </form>
    </section>
  );
}
