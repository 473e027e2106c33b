import { pictureDrawer, referenceCatalogue } from '@dawakit/catalogue'
import { type Look, type OpenShop, openShop } from '@dawakit/server'

let opened: Promise<OpenShop> | undefined
let contact: { phone: string; email: string } | undefined

/** The one API of this process: opened at the first request or by the server's start. */
export function shop(): Promise<OpenShop> {
  opened ??= openShop(process.env, {
    catalogue: referenceCatalogue,
    pictures: pictureDrawer,
    print: (line) => console.log(line),
  }).then(
    (shop) => {
      contact = { phone: shop.config.store.supportPhone, email: shop.config.store.supportEmail }
      return shop
    },
    (error: unknown) => {
      // The next request tries anew: a database that was away for a moment must not end the store.
      opened = undefined
      console.error(error)
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

/** Whom customers call or write to, without a wait: undefined until the shop has been opened. */
export const knownContact = () => contact
