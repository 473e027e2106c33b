import { expect, it } from 'vitest'
import { readConfig } from '../../operator/start/read-config.ts'
import { composeMail } from './compose-mail.ts'

const mailOf = (env: Record<string, string>) =>
  composeMail({
    to: 'meena@mail.example',
    subject: 'Your order',
    heading: 'Your order',
    paragraphs: ['It is on its way.'],
    config: readConfig({ STORE_NAME: 'Asha’s & Co', ...env }, 'a session secret that is only for the tests'),
  })
const live = {
  ...{
    DAWAKIT_MODE: 'live',
    NODE_ENV: 'production',
    STORE_URL: 'https://asha.example',
    TRUSTED_PROXIES: '1',
  },
  ...{ STORE_OWNER: 'Asha LLP', STORE_ADDRESS: '7 Sampige Road, Bengaluru', STORE_PHONE: '+91 80 4111 2222' },
  ...{ STORE_EMAIL: 'care@asha.example', GRIEVANCE_OFFICER: 'R. Shenoy', STORE_STATE: 'Kerala' },
  ...{ STORE_GSTIN: '32AAPFU0939F1Z4', STORE_DRUG_LICENCE: 'KL-EKM-123456', SMS_URL: 'http://127.0.0.1:9' },
  ...{ SMS_ACCOUNT_SID: 'AC1', SMS_TOKEN: 'own', SMS_FROM: '+919876543210', MAIL_URL: 'http://127.0.0.1:9' },
  ...{ MAIL_TOKEN: 'own', MAIL_FROM: 'care@asha.example', POSTAL_URL: 'http://127.0.0.1:9' },
}

it('says before all else that nothing is sold, in both forms, where nothing is', () => {
  const { text, html } = mailOf({ DAWAKIT_MODE: 'demo' })
  expect(text).toMatch(/^This is a demonstration shop: nothing is sold or delivered\.\n/)
  expect(html.indexOf('demonstration shop')).toBeGreaterThan(0)
  expect(html.indexOf('demonstration shop')).toBeLessThan(html.indexOf('<h1'))
})

it('says nothing of it where something is sold, and whose shop it is', () => {
  const { text, html } = mailOf(live)
  expect(text + html).not.toContain('demonstration')
  expect(text.endsWith('Asha’s & Co')).toBe(true)
  expect(html).toContain('Asha’s &amp; Co')
})
