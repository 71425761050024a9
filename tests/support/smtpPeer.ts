import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  source: string;
}

interface Options {
  port?: number;
  /** Returns an SMTP reply such as "550 no such user" to reject a recipient. */
  refuse?: (address: string) => string | undefined;
  /** The same for the sender, after MAIL FROM. */
  refuseSender?: () => string | undefined;
  /** The same for the message, after its data has arrived. */
  refuseMessage?: () => string | undefined;
  /** Awaited before a connection is greeted, and before a sender or recipient is answered. */
  beforeAnswering?: (address?: string) => Promise<void>;
  /** Awaited after a mail's data has arrived and before it is accepted. */
  beforeAccepting?: () => Promise<void>;
  /** Called after each accepted mail. */
  onMail?: () => void;
}

/** An SMTP reply such as "550 no such user" as the error that makes smtp-server give it. */
const refusal = (reply: string | undefined) =>
  reply
    ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
    : null;

/** A real SMTP server that records the mails it accepts. */
export async function startSmtpPeer(options: Options = {}) {
  const { port = 0, refuse = () => undefined, onMail = () => undefined } = options;
  const { refuseSender = () => undefined, refuseMessage = () => undefined } = options;
  const { beforeAccepting = async () => undefined } = options;
  const { beforeAnswering = async () => undefined } = options;
  const mails: ReceivedMail[] = [];
  let stopping = false;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Stopping cuts open connections, even in mid-transaction.
    closeTimeout: 1,
    onConnect(_session, done) {
      beforeAnswering().then(() => done(), done);
    },
    onMailFrom(_address, _session, done) {
      beforeAnswering().then(() => done(refusal(refuseSender())), done);
    },
    onRcptTo({ address }, _session, done) {
      beforeAnswering(address).then(() => done(refusal(refuse(address))), done);
    },
    onData(stream, session, done) {
      text(stream).then(async (source) => {
        await beforeAccepting();
        if (stopping) return done(new Error('Stopped before it was accepted'));
        const refused = refusal(refuseMessage());
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
        onMail();
      }, done);
    },
  });
  const inner = server.listen(port, '127.0.0.1');
  await once(inner, 'listening');
  const bound = (inner.address() as AddressInfo).port;
  return {
    mails,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    stop() {
      stopping = true;
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
