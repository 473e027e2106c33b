import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'

/** Each page and the sentences that it owes its readers. */
const pages: [path: string, title: string, promises: string[]][] = [
  [
    '/terms-and-conditions',
    'Terms and Conditions',
    [
      'Dawakit Healthcare Private Limited',
      'The platform is an intermediary for pharmacies.',
      'A prescription medicine needs a valid prescription of a registered medical practitioner.',
      'A registered pharmacist checks every prescription and approves the order before anything is dispensed.',
      'Minors, under 18 years of age, may use the service only with a parent or guardian',
      'Prices are in Indian rupees',
      'by cash on delivery, credit or debit card, net banking, UPI or wallet',
      'We serve all of India',
      'talked over amicably, for 30 days',
      'decided by a sole arbitrator',
      'Seat and place of the arbitration is Chennai',
      'the courts in Chennai alone have jurisdiction',
    ],
  ],
  [
    '/privacy-policy',
    'Privacy Policy',
    [
      'Definitions',
      'Data that we collect',
      'How we collect it',
      'Data that you share yourself',
      'What we use it for',
      'Persons under 18 years of age may use the platform only with a parent or guardian',
      'Who receives it',
      'Security',
      'How long we keep it',
      'Access: ask which data of yours we have',
      'Review: look at your profile',
      'Modify: change name',
      'Correction: ask us to correct',
      'Withdraw consent: at any time',
      'Your data is stored and processed on servers in India.',
      ...['Camera:', 'Media:', 'SMS:', 'Receive SMS:', 'WiFi state:', 'Record audio:', 'Bluetooth:'],
      'Changes of this policy',
      'within 30 days',
      'Grievance officer',
    ],
  ],
  [
    '/return-policy',
    'Return Policy',
    [
      'Tell us within 1 working day of delivery',
      'if you give notice within 3 days of delivery',
      'A restocking charge of 20% of its price',
      'The batch number on the product, which you enter, is that of the delivery.',
      'It is in its original packaging, complete, unopened and unmarked.',
      ...['Injections', 'Surgical products', 'Health monitors', 'Ortho support products'],
      'Temperature-sensitive products',
    ],
  ],
  [
    '/refund-policy',
    'Refund Policy',
    [
      'Ask within 3 days of receiving the product',
      'We verify a request within 3 working days',
      '7 to 10 working days',
      'Wallet: within 24 hours.',
    ],
  ],
  [
    '/cancellation-policy',
    'Cancellation Policy',
    [
      'You may cancel an order within 12 hours of placing it, and not once it has been shipped.',
      'While its status is Pending you do it yourself',
    ],
  ],
  [
    '/miscellaneous',
    'Miscellaneous',
    ['is marketed by Dawakit Healthcare Private Limited, a healthcare company.'],
  ],
  [
    '/about-us',
    'About Us',
    ['Patient First', 'Affordable Healthcare', 'Hassle-free Delivery', 'Trustworthy Services'],
  ],
  ['/contact-us', 'Contact Us', ['Corporate Office', 'Mobile Number', 'Email', 'Website', 'Chat With Us']],
  [
    '/faq',
    'Frequently Asked Questions',
    ['Refund Policy', 'General questions', 'Payments', 'Specialty Medicine', 'Customer Support'],
  ],
]

for (const [path, title, promises] of pages) {
  test(`${path} reads well and promises what it should`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title)
    for (const promise of promises) await expect(page.getByRole('main')).toContainText(promise)
    await expectAccessible(page, title)
  })
}

test('the terms are 24 sections, each with its anchor', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveCount(24)
  await expect(sections.nth(22)).toHaveText('23. Law and disputes')
  await page.goto('/terms-and-conditions#disputes')
  await expect(page.locator('#disputes')).toBeInViewport()
})

test('the contact page calls, writes and chats', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact-us')
  const office = page.getByRole('region', { name: 'Corporate Office' })
  await expect(office.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(office.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const chat = office.getByRole('link', { name: 'Chat With Us' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
  await expect(chat).toHaveAttribute('rel', /noopener/)
})

test('every question of the FAQ has its answer, and none speaks of 30 days', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.getByRole('tabpanel').getByRole('group')
  for (const [tab, count] of [
    ['Refund Policy', 5],
    ['General questions', 5],
    ['Payments', 5],
    ['Specialty Medicine', 4],
    ['Customer Support', 5],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(questions, tab).toHaveCount(count)
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      await expect(question).toHaveAttribute('open')
    }
    await expect(page.getByRole('tabpanel')).not.toContainText('30')
  }
})

test('the FAQ is five tabs that work by keyboard, one answer open at a time', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/faq')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  const general = page.getByRole('tab', { name: 'General questions' })
  await expect(general).toBeFocused()
  await expect(general).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Customer Support' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()

  await page.getByText('What cannot be returned?').click()
  await expect(page.getByText('Ortho support products')).toBeVisible()
  await expectAccessible(page, 'FAQ with an answer')
  await page.getByText('When will I see the money?').click()
  await expect(page.getByText('Ortho support products')).toBeHidden()
  await expect(page.getByText(/on a card 7 to 10 working days/)).toBeVisible()

  await page.goto('/faq#payments')
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
})

test('the FAQ is readable without script', { tag: '@desktop' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 2, name: 'Specialty Medicine' })).toBeVisible()
  await page.getByText('How are medicines kept cold on the way?').click()
  await expect(page.getByText(/insulated boxes/)).toBeVisible()
  await page.context().close()
})

test('nothing of the FAQ moves when its topics become tabs', async ({ page }) => {
  for (const [path, first] of [
    ['/faq', 'My delivery is damaged or wrong. What now?'],
    ['/faq?from=chat#payments', 'How can I pay?'],
  ] as const) {
    const places = async () => [
      await page.getByRole('link', { name: 'Refund Policy' }).or(page.getByRole('tab')).first().boundingBox(),
      await page.getByText(first).boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ]
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText(first)).toBeVisible()
    const before = await places()
    await page.unroute(/\.js$/)
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    expect(await places(), path).toEqual(before)
  }
})
