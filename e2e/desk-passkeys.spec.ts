import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { addStaff, nextCode, showPassword, signInAtDesk, signInFirst } from './desk.ts'
import { type CDPSession, expect, type Page, test } from './journey.ts'

test.use({ isMobile: false, viewport: { width: 1442, height: 900 } })

/** A finger on a reader of this machine, which says yes until it is told otherwise. */
interface Reader {
  say(isVerified: boolean): Promise<void>
  /** What the machine holds, of whatever page. */
  count(): Promise<number>
}

async function withReader(page: Page): Promise<Reader> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    say: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

const account = `${addresses.desk}/account`
const PASSWORD = 'a long walk by the sea'

const signOut = async (page: Page) => {
  await page.getByTitle('Your account').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

test('somebody new signs in by the code, adds a passkey, signs in by it, and is let in no more when they leave', {
  tag: '@desktop',
}, async ({ page: owner, browser }) => {
  await signInAtDesk(owner, 'owner', '/staff')
  const name = 'Nisha Paul'
  const first = await addStaff(owner, { name, role: 'Packer' })
  const page = await (await browser.newContext({ viewport: { width: 1442, height: 900 } })).newPage()
  const reader = await withReader(page)
  const signIn = await signInFirst(page, first, PASSWORD)
  const row = owner.getByRole('row').filter({ hasText: first.email })
  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  const item = section.getByRole('listitem')
  const passkey = page.getByRole('button', { name: 'Use a passkey' })

  await test.step('adds one by the password, by keyboard', async () => {
    await expect(section.getByText('You have none yet.')).toBeVisible()
    await section.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await expect(dialog.getByLabel('What you call it')).toBeFocused()
    await page.keyboard.type('The laptop at the counter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is not your password')).toBeVisible()
    await expectAccessible(page, 'a passkey that is added')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    // Cancelled in the browser: nothing that was typed is lost.
    await reader.say(false)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('No passkey was used')).toBeVisible()
    await reader.say(true)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()
    await expect(item).toContainText('The laptop at the counter')
    await expect(item).toContainText('never used')
    await expect(section.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
    expect(await reader.count()).toBe(1)
  })

  await test.step('has no second one of the same machine', async () => {
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('What you call it').fill('Again')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('has a passkey of yours already')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    for (const width of [768, 1442]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `the passkeys at ${width}`)
    }
    await owner.reload()
    await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  })

  await test.step('signs in by it, by keyboard, also when it was cancelled first', async () => {
    await signOut(page)
    await page.goto(account)
    await showPassword(page, signIn)
    await expect(passkey).toBeFocused()
    await expectAccessible(page, 'the second factor with a passkey')
    await reader.say(false)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No passkey was used')
    await expect(passkey).toBeFocused()
    await reader.say(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(item).toContainText('last used')
  })

  await test.step('is told by a browser that has none, and takes the code there', async () => {
    const old = await (await browser.newContext()).newPage()
    await old.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
    await old.goto(account)
    await showPassword(old, signIn)
    await old.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(old.getByRole('alert')).toContainText('This browser has no passkeys here.')
    await old.getByLabel('Code').fill(nextCode(signIn.secret))
    await old.getByRole('button', { name: 'Sign in' }).click()
    await expect(old.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await old.context().close()
  })

  await test.step('gives it another name, and removes it', async () => {
    await item.getByRole('button', { name: 'Rename The laptop at the counter' }).click()
    await page.getByLabel('What you call it').fill('The safe')
    await page.keyboard.press('Enter')
    await expect(item).toContainText('The safe')
    await section.getByRole('button', { name: 'Remove The safe' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(section.getByText('You have none yet.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
    await signOut(page)
    await page.goto(account)
    await showPassword(page, signIn)
    await expect(page.getByLabel('Code')).toBeFocused()
    await expect(passkey).toHaveCount(0)
  })

  await test.step('is told that the account is closed, by the right password alone', async () => {
    await row.getByRole('button', { name: `More for ${name}` }).click()
    await owner.getByRole('menuitem', { name: 'Close the account' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(row.getByText('Closed')).toBeVisible()
    await page.getByLabel('Code').fill(nextCode(signIn.secret))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('Your account is closed')
    await expect(page.getByRole('button', { name: 'Begin again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await showPassword(page, { ...signIn, password: 'not the password' })
    await expect(page.getByRole('alert')).not.toContainText('closed')
    await showPassword(page, signIn)
    await expect(page.getByRole('alert')).toContainText('Your account is closed')
    await expectAccessible(page, 'the sign-in of a closed account')
  })
})
