import { createTransport } from 'nodemailer'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a mail program may unsubscribe. */
  readonly unsubscribeUrl?: string
}

export interface EmailSender {
  /** Throws when the server does not accept it. */
  send(email: Email): Promise<void>
  close(): void
}

/** ms that the server may take to answer. */
const TIMEOUT = 20_000

/** E-mail by the SMTP server that the operator has named; no other host is contacted. */
export function smtpSender(url: string, from: string): EmailSender {
  const transport = createTransport(url, { from })
  const { options } = transport as { options: object }
  Object.assign(options, {
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      await transport.sendMail({
        to,
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      })
    },
    close: () => transport.close(),
  }
}
