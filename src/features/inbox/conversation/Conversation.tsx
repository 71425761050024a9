import { Fragment } from 'react';
import { Timestamp } from '../Timestamp.tsx';
import { foldQuotes } from './foldQuotes.ts';

export interface ShownMessage {
  id: string;
  kind: 'mail' | 'page' | 'bounce' | 'automatic' | 'answer';
  sender: 'enquirer' | 'other' | 'staff';
  from_address: string | null;
  from_name: string | null;
  text: string;
  /** Why a mail came back. */
  note: string | null;
  created_at: number;
}

interface TextProps {
  text: string;
}

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Text in which only whole addresses of pages are links; they tell nobody where they were found. */
function LinkedText({ text }: TextProps) {
  const links = [...text.matchAll(address)];
  const ends = [0, ...links.map((link) => link.index + link[0].length)];
  return (
    <>
      {links.map((link, number) => (
        <Fragment key={link.index}>
          {text.slice(ends[number], link.index)}
          <a href={link[0]} rel="noreferrer nofollow noopener" className="text-accent underline">
            {link[0]}
          </a>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const kinds: Readonly<Record<ShownMessage['kind'], string>> = {
  mail: 'by mail',
  page: 'on their page',
  bounce: 'a mail came back',
  automatic: 'answered by a machine',
  answer: 'answer',
};

/** What a mail says, with its quotes folded away. */
function MessageText({ text }: TextProps) {
  return foldQuotes(text).map((part) =>
    part.isFolded ? (
      <details key={part.text} className="text-muted">
        <summary className="py-1 text-sm">Quoted text</summary>
        <p className="text-sm whitespace-pre-wrap">
          <LinkedText text={part.text} />
        </p>
      </details>
    ) : (
      <p key={part.text} className="whitespace-pre-wrap">
        <LinkedText text={part.text.trim()} />
      </p>
    ),
  );
}

/** What was written to and fro after the first message, first to last. */
export function Conversation({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <section
      aria-label="Conversation"
      // There all the same: the first reply may come while the page is open.
      hidden={messages.length === 0}
      data-live="conversation"
      className="inbox-card"
    >
      <h2>Conversation</h2>
      <ol className="grid grid-cols-1 gap-4">
        {messages.map((message) => (
          <li key={message.id} className="grid grid-cols-1 gap-1 border-l-2 border-line pl-3">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <Timestamp at={message.created_at} />
              <span>{message.from_name || message.from_address}</span>
              <span>{kinds[message.kind]}</span>
              {message.sender === 'other' && message.kind === 'mail' && (
                <span data-tone="caution" className="inbox-badge">
                  Another sender: {message.from_address}
                </span>
              )}
            </p>
            {message.note && <p className="text-danger">Not delivered: {message.note}.</p>}
            {message.kind === 'bounce' ? (
              <details>
                <summary className="py-1 text-sm text-accent">What the server wrote</summary>
                <p className="text-sm whitespace-pre-wrap text-muted">{message.text}</p>
              </details>
            ) : (
              <MessageText text={message.text} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
