import { mailLabels } from './mail-labels.ts'

const LONGEST_NAME = 60
/** An address of the web or of mail: words around a point (initials are not), a slash, a colon or an at sign. */
const ADDRESS = /[/:@\\]|[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}/u

/**
 * How every mail begins. Whoever signs up writes the name, and with it a line of a mail to an address that may be
 * somebody else's: what is no name is left out.
 */
export function mailGreeting(username: string): string {
  const isName = username !== '' && username.length <= LONGEST_NAME && !ADDRESS.test(username)
  return isName ? mailLabels.hello(username) : mailLabels.helloNobody
}
