/** Where backups are kept. */
export interface BackupPlace {
  /** As an operator is told of it. */
  label: string
  /** Nothing is there under the name until all of it is. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>
  /** @throws {BackupError} where there is none */
  read(name: string): AsyncIterable<Buffer>
  /** Backups by name, the oldest first. */
  list(): Promise<string[]>
  delete(name: string): Promise<void>
}

const NAME = /^dawakit-\d{8}T\d{6}Z\.tar\.gz(\.sealed)?$/

/** What a backup of a moment is called: names are in the order of time. */
export function backupName(madeAt: number, isSealed: boolean): string {
  const time = new Date(madeAt).toISOString().slice(0, 19).replace(/[-:]/g, '')
  return `dawakit-${time}Z.tar.gz${isSealed ? '.sealed' : ''}`
}

/** Whether we have called a file so. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}
