import type { EditMark } from './outdatedEdit.ts';

/** In every form that changes a submission. */
export function EditFields({ edit }: { edit: EditMark }) {
  return (
    <>
      <input type="hidden" name="version" value={edit.version} />
      <input type="hidden" name="key" value={edit.key} />
    </>
  );
}
