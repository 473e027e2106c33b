import { mailLabels } from './mail-labels.ts'

const LONGEST_NAME = 60
/** An address of the web or of mail: words around a point (initials are not), a slash, a colon or an at sign. */
const ADDRESS = /[/:@\\]|[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}/u

/**
 * Whether a mail may carry it. Whoever types a name writes a line of a mail to an address that may be somebody else's:
 * what is no name is left out.
 */
export const isMailedName = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_NAME && !ADDRESS.test(text)

/** How every mail begins. */
export const mailGreeting = (username: string): string =>
  isMailedName(username) ? mailLabels.hello(username) : mailLabels.helloNobody
