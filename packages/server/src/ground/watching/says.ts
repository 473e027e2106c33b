/** What a watch needs of a log: the server's own, or any that writes facts and a message. */
export type Says = Record<'debug' | 'info' | 'warn' | 'error', (facts: object, message: string) => void>
