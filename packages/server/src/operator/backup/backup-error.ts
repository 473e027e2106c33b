/** Why a backup cannot be made, read or put back, for whoever runs the shop. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
