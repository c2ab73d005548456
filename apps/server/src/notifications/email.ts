import { createTransport } from 'nodemailer'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a mail program may unsubscribe. */
  readonly off?: string
}

export interface EmailSender {
  /** Throws when the server does not accept it. */
  send(email: Email): Promise<void>
  close(): void
}

/** ms that the server may take to answer. */
const PATIENCE = 20_000

/** E-mail by the SMTP server that the operator has named; no other host is contacted. */
export function smtpSender(url: string, from: string): EmailSender {
  const transport = createTransport(url, { from })
  const { options } = transport as { options: object }
  Object.assign(options, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, off }) {
      await transport.sendMail({
        to,
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(off === undefined
            ? {}
            : { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
    },
    close: () => transport.close(),
  }
}
