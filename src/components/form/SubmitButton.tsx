import { LoaderCircle } from 'lucide-react';

interface Props {
  label: string;
  sendingLabel?: string;
  sending?: boolean;
  className?: string;
}

export function SubmitButton({
  label,
  sendingLabel = 'Submitting...',
  sending = false,
  className = '',
}: Props) {
  return (
    <button
      type="submit"
      disabled={sending}
      data-slot="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded bg-accent px-5 py-2 font-semibold text-on-accent transition-colors hover:bg-accent-strong disabled:cursor-progress disabled:opacity-75 ${className}`}
    >
      {sending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {sending ? sendingLabel : label}
    </button>
  );
}
