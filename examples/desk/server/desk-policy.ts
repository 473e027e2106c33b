/**
 * The desk's Content-Security-Policy. Styles come from its own files and from the sheets that carry the page's nonce; no script
 * but its own runs, nothing is framed, and no other site is asked for anything but the shop's pictures of products.
 *
 * @param nonce - Fresh for each page.
 * @param storeUrl - The shop as customers find it.
 */
export function deskPolicy(nonce: string, storeUrl: string): string {
  return [
    "default-src 'none'",
    // What reads the camera's pictures is WebAssembly, of the desk's own files; no text becomes a script by that.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${new URL(storeUrl).origin} data: blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    // A slip or a label is shown before it is printed.
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
