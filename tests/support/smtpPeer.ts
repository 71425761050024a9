import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  source: string;
}

interface Options {
  port?: number;
  /** Decides about a recipient: an SMTP answer such as "550 no such user", or undefined to take it. */
  refuse?: (address: string) => string | undefined;
}

/** A real SMTP server that keeps what it gets. */
export async function startSmtpPeer({ port = 0, refuse = () => undefined }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _session, done) {
      const answer = refuse(address.address);
      if (!answer) return done();
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }));
    },
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
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
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
