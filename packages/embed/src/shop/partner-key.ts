/** The partner's key. Frameworks take `key` of a tag for themselves; plain HTML may say it. */
export const partnerKey = (shop: Element | null | undefined): string | null | undefined =>
  shop?.getAttribute('partner-key') ?? shop?.getAttribute('key')
