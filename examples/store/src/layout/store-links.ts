/** Addresses outside the store, as its operator sets them. */
const link = (name: string, fallback: string): string => process.env[name] || fallback

export const storeLinks = {
  googlePlay: link('LINK_GOOGLE_PLAY', 'https://play.google.com/store'),
  appStore: link('LINK_APP_STORE', 'https://www.apple.com/app-store/'),
  networks: [
    { name: 'Facebook', href: link('LINK_FACEBOOK', 'https://www.facebook.com/') },
    { name: 'Instagram', href: link('LINK_INSTAGRAM', 'https://www.instagram.com/') },
    { name: 'X', href: link('LINK_X', 'https://x.com/') },
    { name: 'YouTube', href: link('LINK_YOUTUBE', 'https://www.youtube.com/') },
  ],
} as const
