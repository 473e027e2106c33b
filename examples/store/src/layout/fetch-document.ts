/**
 * Markup of the store as a document: that runs no script, and needs no leave to be read as one.
 *
 * @param signal - Once aborted, nothing comes.
 * @returns null when it cannot be had.
 */
export function fetchDocument(address: string, signal?: AbortSignal): Promise<Document | null> {
  const request = new XMLHttpRequest()
  signal?.addEventListener('abort', () => request.abort())
  return new Promise((resolve) => {
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null)
    request.onerror = () => resolve(null)
    request.open('GET', address)
    request.responseType = 'document'
    request.send()
  })
}
