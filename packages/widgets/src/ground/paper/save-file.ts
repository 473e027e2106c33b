/** Milliseconds after which a browser has surely begun to read the file. */
const READ_MS = 60_000

/** Hands a file to the browser, which saves it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}
