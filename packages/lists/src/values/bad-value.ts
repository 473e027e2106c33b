/** A value that cannot be kept, in a row of a file or of a command. The message is the reason, for whoever wrote it. */
export class BadValue extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'BadValue'
  }
}
