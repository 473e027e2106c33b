import { expectAccessible } from './accessible.ts'
import { linkMailedTo } from './inbox.ts'
import { expect, type Page, test } from './journey.ts'
import { expectNoticeLasts } from './notice.ts'
import { newMobile } from './visitor.ts'

const PASSWORD_RULE =
  'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Opens what a mail links to: whoever has the address has the account, so nothing keeps it and no other site hears it. */
async function openSecretly(page: Page, link: string): Promise<void> {
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

test('signs up with a password, verifies, signs in, forgets it and sets another, which ends every session', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const mobile = newMobile()
  const email = `${mobile}@pass.example`
  const main = page.getByRole('main')
  await page.clock.install()

  await test.step('signs up', async () => {
    await page.goto('/signup')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home\s*Signup/)
    const signUp = main.getByRole('button', { name: 'Sign Up' })
    await signUp.click()
    await expect(main.getByText('Please Accept Terms & Conditions')).toBeVisible()
    await main.getByRole('checkbox').check()
    await signUp.click()
    await expect(main.getByText('All Fields Are Required')).toBeVisible()
    await main.getByLabel('Username').fill('Asha Menon')
    await main.getByLabel('Email').fill('asha@nowhere')
    await main.getByLabel('Mobile Number').fill(mobile)
    await main.getByLabel('Password', { exact: true }).fill('monsoon')
    await signUp.click()
    await expect(main.getByText('Enter A Valid Email')).toBeVisible()
    await main.getByLabel('Email').fill(email)
    await signUp.click()
    await expectNoticeLasts(page, PASSWORD_RULE, 5)
    await expect(main.getByText(PASSWORD_RULE)).toBeVisible()
    await expectAccessible(page, 'sign-up refused')
    await main.getByLabel('Password', { exact: true }).fill('Password1')
    await signUp.click()
    await expect(main.getByText('Many people use this password. Please choose another')).toBeVisible()
    await main.getByLabel('Password', { exact: true }).fill('Monsoon7')
    await signUp.click()
    await expectNoticeLasts(page, 'User Created Successfully', 3)
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('verifies the email before the first login', async () => {
    await main.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(main.getByText('All Fields Are Required')).toBeVisible()
    await logIn(page, 'asha', 'Monsoon7')
    await expect(main.getByText('Enter A Valid Email')).toBeVisible()
    const password = main.getByLabel('Password', { exact: true })
    await main.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await main.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expectAccessible(page, 'login')
    await logIn(page, email, 'Monsoon7')
    await expect(main.getByText('Verify your email to login')).toBeVisible()
    await openSecretly(page, await linkMailedTo(email, '/verifyEmail/'))
    await expectAccessible(page, 'the page of the verification mail')
    const proof = main.getByLabel('Password')
    await proof.fill('Another1')
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expect(main.getByRole('alert')).toHaveText(
      'This does not match the sign-up that the mail was sent for. If it was not yours, ignore the mail',
    )
    await expectAccessible(page, 'a password of another sign-up')
    await proof.fill('Monsoon7')
    await proof.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
    await main.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('nobody else can sign up with it any more', async () => {
    await main.getByRole('link', { name: 'Sign Up Now' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await main.getByLabel('Username').fill('Somebody Else')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Mobile Number').fill(newMobile())
    await main.getByLabel('Password', { exact: true }).fill('Monsoon7')
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: 'Sign Up' }).click()
    await expectNoticeLasts(page, 'Email is already registered', 3)
    await expect(main.getByLabel('Username')).toHaveValue('Somebody Else')
    await main.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('logs in, with a session here and one elsewhere', async () => {
    await logIn(page, email, 'Monsoon8')
    await expect(main.getByText('Invalid email or password')).toBeVisible()
    await logIn(page, email, 'Monsoon7')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText('Logged In')).toBeVisible()
  })
  const elsewhere = await (await browser.newContext()).newPage()
  const credentials = { data: { email, password: 'Monsoon7' } }
  const signedIn = await elsewhere.request.post('/api/post/signIn', { data: credentials })
  const { token } = (await signedIn.json()) as { token: string }

  await test.step('logs out', async () => {
    await page.goto('/profile')
    await expect(main.getByText('Asha Menon')).toBeVisible()
    const menu = page.getByRole('button', { name: 'My Account Details' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText('Logged Out')).toBeVisible()
  })

  const link = await test.step('asks for a reset link', async () => {
    await page.goto('/login')
    await main.getByRole('link', { name: 'Forgot password?' }).click()
    const send = main.getByRole('button', { name: 'Send reset link' })
    await send.click()
    await expect(main.getByText('Please enter your email')).toBeVisible()
    await main.getByLabel('Email').fill('asha')
    await send.click()
    await expect(main.getByText('Enter a valid email')).toBeVisible()
    await main.getByLabel('Email').fill(email)
    await send.click()
    await expect(main.getByLabel('Email')).toHaveValue('')
    await expectNoticeLasts(page, 'Check your email to reset password', 5)
    return linkMailedTo(email, '/forgotPassword/')
  })

  await test.step('sets a new password by the link', async () => {
    await openSecretly(page, link)
    await expect(page.getByRole('heading', { name: 'Create Your Password' })).toBeVisible()
    const submit = main.getByRole('button', { name: 'Submit' })
    const password = main.getByLabel('Password', { exact: true })
    const retyped = main.getByLabel('Retype Password', { exact: true })
    await submit.click()
    await expect(main.getByText('Please enter your new password')).toBeVisible()
    await password.fill('Winter42')
    await retyped.fill('Winter43')
    await submit.click()
    await expect(main.getByText('Passwords does not matched')).toBeVisible()
    await password.fill('winter')
    await retyped.fill('winter')
    await submit.click()
    await expectNoticeLasts(page, PASSWORD_RULE, 5)
    await password.fill('Winter42')
    await retyped.fill('Winter42')
    await submit.click()
    await expect(page.getByText('Password is changed').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('the other session has ended', async () => {
    await elsewhere.goto('/robots.txt')
    await elsewhere.evaluate((kept) => localStorage.setItem('dawakit:token', kept), token)
    // Looked for from the start: it stays for some seconds only.
    const said = expect(elsewhere.getByText('Your session has expired. Please login again')).toBeVisible()
    await elsewhere.goto('/orders')
    await said
    await expect(elsewhere).toHaveURL(/\/\?login=%2Forders$/)
    expect(await elsewhere.evaluate(() => localStorage.getItem('dawakit:token'))).toBeNull()
    await elsewhere.context().close()
  })

  await test.step('only the new password logs in, and the link was good once', async () => {
    await logIn(page, email, 'Monsoon7')
    await expect(main.getByText('Invalid email or password')).toBeVisible()
    await logIn(page, email, 'Winter42')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/faq')
    await page.goto(link)
    await expect(page).toHaveURL(/\/faq$/)
  })
})

test('a loading overlay lies over the login page while the shop is asked', { tag: '@desktop' }, async ({
  page,
}) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/post/signIn', async (route) => {
    await isAnswered
    await route.continue()
  })
  const overlay = () =>
    page.locator('[part~="login-page"]').evaluate((root) => getComputedStyle(root, '::after').content)
  await page.goto('/login')
  expect(await overlay()).toBe('none')
  await logIn(page, 'nobody@pass.example', 'Monsoon7')
  await expect.poll(overlay).toBe('""')
  answer()
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible()
  expect(await overlay()).toBe('none')
})

test('the login page’s two tabs: Login, and Register that leads back to it', { tag: '@desktop' }, async ({
  page,
}) => {
  const mobile = newMobile()
  const main = page.getByRole('main')
  await page.clock.install()
  await page.goto('/login')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
  await page.getByRole('tab', { name: 'Register' }).click()
  await main.getByLabel('Username').fill('Farida Begum')
  await main.getByLabel('Email').fill(`${mobile}@pass.example`)
  await main.getByLabel('Mobile Number').fill(mobile)
  await main.getByLabel('Password', { exact: true }).fill('Monsoon7')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expectNoticeLasts(page, 'User Created Successfully', 3)
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
})
