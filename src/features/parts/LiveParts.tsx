import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Carousel } from '../../components/ui/Carousel.tsx';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import { HeldHeight } from '../../components/ui/HeldHeight.tsx';
import { ModalDialog } from '../../components/ui/ModalDialog.tsx';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { Switch } from '../../components/ui/Switch.tsx';
import { panelId, TabList, tabId } from '../../components/ui/TabList.tsx';
import { Sample, type Theme } from './Sample.tsx';

const options = [
  { value: 'city', label: 'City' },
  { value: 'motorway', label: 'Motorway' },
];

function Numbers() {
  const [value, setValue] = useState(60);
  const problem = value > 0 ? undefined : 'More than 0';
  const common = { unit: 'kWh', onChange: setValue, min: 1, max: 200 };
  return (
    <div className="sample-fields">
      <NumberField {...common} label="Battery" value={value} problem={problem} />
      <NumberField {...common} label="Empty" value={Number.NaN} />
      <NumberField {...common} label="Refused" value={-5} problem="More than 0" />
    </div>
  );
}

function Selects() {
  const [value, setValue] = useState('city');
  const common = { options, value, onChange: setValue };
  return (
    <div className="sample-fields">
      <SelectField {...common} label="Drive" />
      <SelectField {...common} label="With a note" note="More stops, more recuperation." />
    </div>
  );
}

function Switches() {
  const [checked, setChecked] = useState(true);
  return (
    <div className="sample-column">
      <Switch label="On" checked={checked} onChange={setChecked} />
      <Switch label="Off" checked={!checked} onChange={() => setChecked(!checked)} />
    </div>
  );
}

function Held() {
  const [held, setHeld] = useState(false);
  return (
    <>
      <Switch label="Wrong input" checked={held} onChange={setHeld} />
      <HeldHeight held={held}>{!held && <p className="text-display">488 km</p>}</HeldHeight>
      <p>The line below</p>
    </>
  );
}

function Tabs({ theme }: { theme: Theme }) {
  const tabs = ['Basic', 'Advanced'].map((label) => ({ id: `${theme}-${label}`, label }));
  const [selected, setSelected] = useState(`${theme}-Basic`);
  return (
    <div className="sample-column">
      <TabList label="Mode" tabs={tabs} selected={selected} onSelect={setSelected} />
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)}>
        The panel of {selected}.
      </div>
    </div>
  );
}

function Dialog({ theme }: { theme: Theme }) {
  const [open, setOpen] = useState(false);
  const heading = `${theme}-dialog`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <ModalDialog open={open} onClose={() => setOpen(false)} labelledBy={heading}>
        <h2 id={heading} className="modal-heading">
          A dialog
        </h2>
        <p className="modal-body">Escape and the button close it; the focus goes back.</p>
        <div className="modal-actions">
          <CloseButton variant="secondary">Close</CloseButton>
          <Button>Do it</Button>
        </div>
      </ModalDialog>
    </>
  );
}

/** Components that need a script to show their states. */
export function LiveParts() {
  return (
    <>
      <Sample of="ui/NumberField" note="filled, empty, refused">
        <Numbers />
      </Sample>
      <Sample of="ui/SelectField">
        <Selects />
      </Sample>
      <Sample of="ui/Switch">
        <Switches />
      </Sample>
      <Sample of="ui/HeldHeight" note="without its answer the line below stays where it is">
        <Held />
      </Sample>
      <Sample of="ui/TabList">{(theme) => <Tabs theme={theme} />}</Sample>
      <Sample of="ui/Carousel" note="its buttons stop at the ends" within="sample-column">
        <Carousel
          label="Samples"
          slides={[1, 2, 3, 4, 5].map((number) => (
            <div key={number} className="card sample-slide">
              Slide {number}
            </div>
          ))}
        />
      </Sample>
      <Sample of="ui/ModalDialog">{(theme) => <Dialog theme={theme} />}</Sample>
      <Sample of="ui/CloseButton" note="closes the dialog it stands in; this one stands in none">
        <CloseButton variant="secondary">Close</CloseButton>
      </Sample>
    </>
  );
}
