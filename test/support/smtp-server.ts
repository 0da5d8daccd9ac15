import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { recordSecret } from './secrets/run-record.ts';

/** A mail server on loopback that takes whatever it is given, or refuses while `refusing`. */
export interface SmtpServer {
  url: string;
  /** Raw e-mails, in the order in which they came. */
  received: string[];
  refusing: boolean;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const password = randomBytes(12).toString('hex');
  recordSecret('SMTP password', password);
  const smtp: SmtpServer = {
    url: `smtp://mailer:${password}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refusing: false,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return smtp;
}

/** As much of RFC 5321 as a client needs to hand over an e-mail. */
function converse(socket: Socket, smtp: SmtpServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let pending = '';
  let data: string[] | null = null;
  const hear = (line: string): void => {
    if (data !== null) {
      if (line !== '.') data.push(line);
      else {
        smtp.received.push(data.join('\n'));
        data = null;
        say('250 taken');
      }
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'MAIL' && smtp.refusing) say('451 later');
    else if (command === 'AUTH') say('235 welcome');
    else if (command === 'DATA') {
      data = [];
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('utf8')).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  socket.on('error', () => {});
  say('220 here');
}
