import { toast } from 'sonner';
import { Button } from '../../components/ui/Button.tsx';
import { Sample } from './Sample.tsx';

const description = 'Some fields are missing or invalid.';
const kinds = {
  Success: () => toast.success('Form submitted!', { description }),
  Error: () => toast.error('Please check the form', { description }),
  Loading: () => toast.loading('Submitting your query...', { duration: 4000 }),
  Plain: () => toast('Copied'),
};

export function ToastParts() {
  return (
    <Sample of="shell/Toasts" note="they follow the theme of the system">
      {Object.entries(kinds).map(([name, show]) => (
        <Button key={name} variant="secondary" onClick={show}>
          {name}
        </Button>
      ))}
    </Sample>
  );
}
