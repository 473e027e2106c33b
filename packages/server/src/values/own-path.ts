/**
 * Whether a text is a path of the shop itself, such as `/images/sale.svg`: whatever a browser makes of it, it asks nobody
 * else, and it can stand in a quoted attribute. A second slash or a backslash behind the first names another host; `..`
 * leads where nobody looks.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\p{C}\\"'`<>]+$/u.test(text) && !/(?:^|\/)(?:\.|%2e){2}(?:[/?#]|$)/i.test(text)
}
