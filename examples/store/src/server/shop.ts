import { namelessPictureDrawer, pictureDrawer, referenceCatalogue } from '@dawakit/catalogue'
import {
  type Brand,
  type Config,
  type Look,
  type OpenShop,
  openShop,
  plainBrand,
  REFERENCE_NAME,
} from '@dawakit/server'
import { SettingsError } from '@dawakit/server/settings'

let opened: Promise<OpenShop> | undefined
let known: Config | undefined

/** The one API of this process: opened at the first request or by the server's start. */
export function shop(): Promise<OpenShop> {
  opened ??= openShop(process.env, {
    catalogue: referenceCatalogue,
    pictures: (isReference) => (isReference ? pictureDrawer : namelessPictureDrawer),
    print: (line) => console.log(line),
  }).then(
    (shop) => {
      known = shop.config
      return shop
    },
    (error: unknown) => {
      // The next request tries anew: a database that was away for a moment must not end the store.
      opened = undefined
      console.error(error instanceof SettingsError ? error.message : error)
      throw error
    },
  )
  return opened
}

/** Lets the workers end what they are at, and closes the database. */
export async function closeShop(): Promise<void> {
  const open = await opened?.catch(() => undefined)
  await open?.close()
}

/** Begins to watch what pages show. @throws when the database is away */
export async function lookNow(): Promise<Look> {
  const { shown } = await shop()
  return shown.look()
}

/** What is configured, without a wait: undefined until the shop has been opened. */
export const knownConfig = () => known

/** Whose shop it is, without a wait: until it has been opened no more than its name. */
export const knownBrand = (): Brand =>
  known?.brand ?? plainBrand(process.env['STORE_NAME']?.trim() || REFERENCE_NAME, 'none')
