import PlayCircle from 'lucide-react/icons/circle-play';
import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Section } from '../../components/ui/Section.tsx';
import type { HelpCenter } from '../../content/schemas/helpCenter.ts';
import { company } from '../../site/company.ts';
import { helpListPath, paths } from '../../site/paths.ts';
import { ResourceCard } from './ResourceCard.tsx';

interface Props {
  words: HelpCenter['resources'];
  /** The button of the Live Chat card. */
  children: ReactNode;
}

/** Four cards: two for reading, two for contacting a person. */
export function Resources({ words, children }: Props) {
  const { heading, lead, manuals, tutorials, chat, phone } = words;
  const button = (href: string, label: string) => (
    <ButtonLink href={href} variant="secondary" className="w-full">
      {label}
    </ButtonLink>
  );
  return (
    <Section heading={heading} lead={lead} className="border-t border-line">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ResourceCard {...manuals} Icon={Download}>
          {button(paths.manuals, manuals.action)}
        </ResourceCard>
        <ResourceCard {...tutorials} Icon={PlayCircle}>
          {button(helpListPath('tutorial'), tutorials.action)}
        </ResourceCard>
        <ResourceCard {...chat} Icon={MessageCircle}>
          {children}
        </ResourceCard>
        <ResourceCard {...phone} Icon={Phone}>
          {button(`tel:${company.phone.dial}`, phone.action)}
        </ResourceCard>
      </ul>
    </Section>
  );
}
