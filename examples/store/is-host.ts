/**
 * Whether a `Host` header names a host, with or without its port: what an address of the store can be made of.
 *
 * @source RFC 9110, 7.2; an internationalised name comes as punycode
 */
export function isHost(header: string | undefined): boolean {
  return (
    header !== undefined &&
    /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(header) &&
    URL.canParse(`http://${header}`)
  )
}
