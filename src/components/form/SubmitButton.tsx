import LoaderCircle from 'lucide-react/icons/loader-circle';

interface Props {
  label: string;
  sending?: boolean;
  className?: string;
}

export function SubmitButton({ label, sending = false, className = '' }: Props) {
  return (
    <button
      type="submit"
      // A disabled button would lose the focus.
      aria-disabled={sending}
      data-slot="button"
      className={`button aria-disabled:cursor-progress ${className}`}
    >
      {sending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {sending ? 'Submitting...' : label}
    </button>
  );
}
