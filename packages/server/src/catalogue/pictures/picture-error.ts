/** Why a picture is not in, as a sentence for the report of an import: begins small, ends without a full stop. */
export class PictureError extends Error {
  /** The host said nothing at all: who asks it again and again waits each time. */
  readonly isSilence: boolean

  constructor(reason: string, isSilence = false) {
    super(reason)
    this.name = 'PictureError'
    this.isSilence = isSilence
  }
}
