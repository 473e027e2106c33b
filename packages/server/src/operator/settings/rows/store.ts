import { optional, setting } from '../setting.ts'
import { amount, isWebAddress, line, oneOf } from '../types.ts'

/** What the store reads beside: its pages, and the script tag that it serves. */
export const STORE = {
  KEPT_PAGES_MB: setting({
    about: 'memory for finished pages, in MB; 0 keeps none',
    type: amount,
    unset: '64',
  }),
  KEPT_PAGES_SECONDS: setting({
    about: 'how old a finished page may become; 0 keeps none',
    type: amount,
    unset: '300',
  }),
  HOME_LAYOUT: setting({
    about: 'the home page: rows or grid',
    type: oneOf(['rows', 'grid']),
    unset: 'rows',
  }),
  STORE_LANGUAGE: setting({ about: 'the language that the store is built in', type: line, unset: 'en' }),
  STORE_DIST: setting({ about: 'where the store was built', type: line, unset: 'dist' }),
  STORE_RELEASES: setting({
    about: 'where files of the store’s last releases are kept',
    type: line,
    unset: ({ text }) => `${text('DATA_FOLDER')}/store`,
  }),
  EMBED_BUILD: optional({ about: 'a build of the script tag in place of the installed one', type: line }),
  EMBED_RELEASES: setting({
    about: 'where releases of the script tag are kept',
    type: line,
    unset: ({ text }) => `${text('DATA_FOLDER')}/embed`,
  }),
  LINK_GOOGLE_PLAY: link('Google Play', 'https://play.google.com/store'),
  LINK_APP_STORE: link('the App Store', 'https://www.apple.com/app-store/'),
  LINK_FACEBOOK: link('Facebook', 'https://www.facebook.com/'),
  LINK_INSTAGRAM: link('Instagram', 'https://www.instagram.com/'),
  LINK_X: link('X', 'https://x.com/'),
  LINK_YOUTUBE: link('YouTube', 'https://www.youtube.com/'),
} as const

function link(where: string, home: string) {
  // As it is set, down to the slash at its end: other sites tell the two apart.
  const type = line.refine(
    (text) => text === '' || isWebAddress(text),
    'must be an address that starts with https:// or http://.',
  )
  return setting({
    about: `the shop on ${where}, linked in the footer; a shop with a name of its own shows what is set`,
    type,
    unset: ({ isSet }) => (isSet('STORE_NAME') ? '' : home),
  })
}
