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
  /** Awaited after a mail's data has arrived and before it is accepted. */
  beforeAccepting?: () => Promise<void>;
  /** Called after each accepted mail. */
  onMail?: () => void;
}

/** A real SMTP server that records the mails it accepts. */
export async function startSmtpPeer(options: Options = {}) {
  const { port = 0, refuse = () => undefined, onMail = () => undefined } = options;
  const { beforeAccepting = async () => undefined } = options;
  const mails: ReceivedMail[] = [];
  let stopping = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Stopping cuts open connections, even in mid-transaction.
    closeTimeout: 1,
    onRcptTo(address, _session, done) {
      const answer = refuse(address.address);
      if (!answer) return done();
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }));
    },
    onData(stream, session, done) {
      text(stream).then(async (source) => {
        await beforeAccepting();
        if (stopping) return done(new Error('Stopped before it was accepted'));
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
