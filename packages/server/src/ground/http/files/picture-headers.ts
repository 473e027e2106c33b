/** A path that never changes what it shows. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** What every public picture carries, whoever made it. */
export const pictureHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Opened on its own, a picture can load and run nothing.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
