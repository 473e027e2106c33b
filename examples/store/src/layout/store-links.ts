import { settings } from '../server/settings.ts'

/** Addresses outside the store, as its operator sets them: one that is empty is not shown. */
export function storeLinks() {
  const set = settings()
  return {
    googlePlay: set.LINK_GOOGLE_PLAY,
    appStore: set.LINK_APP_STORE,
    networks: [
      { name: 'Facebook', href: set.LINK_FACEBOOK },
      { name: 'Instagram', href: set.LINK_INSTAGRAM },
      { name: 'X', href: set.LINK_X },
      { name: 'YouTube', href: set.LINK_YOUTUBE },
    ].filter(({ href }) => href !== ''),
  } as const
}
