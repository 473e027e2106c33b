/** Where the shop is as customers find it: the desk's page says so. */
const storeUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="dawakit-store"]')?.content ?? ''

/** The address of a picture of the store, for the desk. */
export const storePicture = (path: string): string => new URL(path, storeUrl() || location.href).href
