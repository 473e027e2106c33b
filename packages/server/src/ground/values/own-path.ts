/**
 * Whether a text is a path of this store and of nothing else, wherever a page puts it: one slash begins it, no part is empty or
 * made of dots, and there is no backslash, quote, bracket, white space or control character. `//evil.example`, `/\evil.example`
 * and `/./\evil.example` lead a browser elsewhere; a quote may end the attribute or the style that it stands in.
 */
export function isOwnPath(text: string): boolean {
  if (/[\\"'`<>\s\p{C}]/u.test(text)) return false
  const [path = ''] = text.split(/[?#]/)
  const [before, ...parts] = path.split('/')
  return before === '' && parts.length > 0 && parts.every((part) => !/^(\.|%2e)*$/i.test(part))
}
