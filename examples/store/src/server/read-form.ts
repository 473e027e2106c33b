/** Bytes of what a page's form says: words of one person. */
const MOST_BYTES = 65_536

/** The fields that a page's form was sent with: none where it is no form, or longer than any of ours. */
export async function readForm(request: Request): Promise<FormData> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for await (const piece of request.body ?? []) {
      bytes += piece.byteLength
      // Leaving the loop lets go of the rest.
      if (bytes > MOST_BYTES) return new FormData()
      pieces.push(piece)
    }
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(new Blob(pieces), { headers }).formData()
  } catch {
    return new FormData()
  }
}
