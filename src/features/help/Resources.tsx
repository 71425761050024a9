import type { LucideIcon } from 'lucide-react';
import PlayCircle from 'lucide-react/icons/circle-play';
import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Section } from '../../components/ui/Section.tsx';
import type { HelpCenter } from '../../content/schemas/help.ts';
import { company } from '../../site/company.ts';
import { helpListPath, paths } from '../../site/paths.ts';

interface Props {
  words: HelpCenter['resources'];
  /** The button of the Live Chat card. */
  children: ReactNode;
}

interface ResourceCardProps {
  title: string;
  text: string;
  Icon: LucideIcon;
  /** The card's button. */
  children: ReactNode;
}

function ResourceCard({ title, text, Icon, children }: ResourceCardProps) {
  return (
    <li className="flex flex-col items-start card p-6">
      <Icon aria-hidden="true" className="size-8 text-accent" />
      <h3 className="mt-4 text-lg font-semibold">{title}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mt-auto w-full">{children}</div>
    </li>
  );
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
