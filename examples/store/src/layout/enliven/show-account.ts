import type { Shop } from '@dawakit/client'

/** The account's links lead to the login; with a customer to the profile, under the customer's name. */
export function showAccount({ $session }: Shop): void {
  const signIn = document.querySelector('[data-account-name]')?.textContent ?? ''
  $session.subscribe(({ user }) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
      const { profile = '', login = '' } = link.dataset
      link.href = user ? profile : login
      const name = link.querySelector('[data-account-name]')
      if (name) name.textContent = user ? user.username : signIn
    }
  })
}
