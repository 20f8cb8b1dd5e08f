/** A real mail server on this machine, for the tests of what is sent. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Starts it; `mails` are what it took, `refuse` makes it take nothing more. */
export async function startMailbox() {
  const mails: Mail[] = [];
  let open = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => done(open ? null : new Error('no such mailbox')),
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const [head = '', body = ''] = Buffer.concat(pieces)
          .toString()
          .split(/\r\n\r\n(.*)/s);
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          subject: subjectOf(head),
          text: /quoted-printable/.test(head) ? unquoted(body) : body,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // An address, because it listens at a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (no: boolean) => {
      open = !no;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** The subject, on as many lines as it takes; its words may be encoded one by one. */
function subjectOf(head: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head) ?? [];
  return subject
    .trim()
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?/gi, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
      unquoted(word.replaceAll('_', ' ')),
    );
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

/** The one link of a message. */
export function linkIn(mail: Mail | undefined): URL {
  const [link, ...more] = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error(`not one link: ${mail?.text}`);
  return new URL(link);
}
