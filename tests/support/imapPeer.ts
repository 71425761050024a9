import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface StoredMail {
  uid: number;
  bytes: Buffer;
  flags: Set<string>;
}

/** As much of an IMAP server (RFC 3501) as reading a mailbox by UID takes. */
export async function startImapPeer() {
  const mails: StoredMail[] = [];
  const sockets = new Set<Socket>();
  /** Called before each answer; a test may cut the connection there. */
  let onCommand: (line: string, socket: Socket) => void = () => undefined;
  let nextUid = 1;

  function fetch(socket: Socket, uids: readonly number[], items: string): void {
    for (const [index, { uid, bytes, flags }] of mails.entries()) {
      if (!uids.includes(uid)) continue;
      const parts = [`UID ${uid}`, `FLAGS (${[...flags].join(' ')})`];
      if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${bytes.length}`);
      const whole = /BODY(?:\.PEEK)?\[\]/i.test(items);
      const end = whole ? ` BODY[] {${bytes.length}}\r\n` : '';
      socket.write(`* ${index + 1} FETCH (${parts.join(' ')}${end}`);
      if (whole) socket.write(bytes);
      socket.write(')\r\n');
    }
  }

  function answer(socket: Socket, line: string): void {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`);
    const [, verb = '', set = '', more = ''] =
      /^(?:UID )?(\S+) (\S+) ?(.*)$/.exec(command === 'UID' ? rest : `${command} ${rest}`) ?? [];
    switch (command === 'UID' ? verb.toUpperCase() : command.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1\r\n');
        return void done();
      case 'SELECT':
        socket.write(`* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 7] \r\n`);
        socket.write(`* OK [UIDNEXT ${nextUid}] \r\n* FLAGS (\\Seen)\r\n`);
        socket.write('* OK [PERMANENTFLAGS (\\Seen \\*)] \r\n');
        return void done('[READ-WRITE] done');
      case 'SEARCH': {
        const found = mails.filter(({ flags }) => !flags.has('$SiteTaken')).map(({ uid }) => uid);
        socket.write(`* SEARCH ${found.join(' ')}\r\n`);
        return void done();
      }
      case 'FETCH':
        fetch(socket, [Number(set)], more);
        return void done();
      case 'STORE': {
        const mail = mails.find(({ uid }) => uid === Number(set));
        for (const flag of /\(([^)]*)\)/.exec(more)?.[1]?.split(' ') ?? []) mail?.flags.add(flag);
        return void done();
      }
      case 'LIST':
        socket.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n');
        return void done();
      case 'LOGOUT':
        socket.write('* BYE\r\n');
        done();
        return void socket.end();
      default:
        done();
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        onCommand(line, socket);
        if (!socket.destroyed) answer(socket, line);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://reply:secret@127.0.0.1:${port}/INBOX`,
    mails,
    add(bytes: Buffer) {
      mails.push({ uid: nextUid++, bytes, flags: new Set() });
    },
    interrupt(when: typeof onCommand) {
      onCommand = when;
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
