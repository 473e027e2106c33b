/**
 * HTML with nothing in it but text and its structure. Only the server's sanitiser makes it, so that only what has gone
 * through it can be put into a page as markup; the empty text is safe as it is.
 */
export type SafeHtml = '' | (string & { readonly '~safe html': true })
