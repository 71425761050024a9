import { useEffect, useRef } from 'react';
import { application } from '../../forms/application.ts';

interface Props {
  reference: string;
}

/** Replaces the form and takes the focus once the application has arrived. */
export function ApplicationReceived({ reference }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="rounded border border-accent bg-lift p-6">
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Application received
      </h3>
      <p className="mt-2">
        Your reference number is <strong className="figures font-medium">{reference}</strong>.
      </p>
      <p className="mt-2 text-muted">{application.next}</p>
    </div>
  );
}
