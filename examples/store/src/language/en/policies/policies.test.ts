import type { PolicyStore } from '@dawakit/core/policy'
import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy-document.ts'
import {
  aboutUs,
  cancellationPolicy,
  faq,
  miscellaneous,
  privacyPolicy,
  refundPolicy,
  returnPolicy,
  termsAndConditions,
} from './index.ts'

const store: PolicyStore = {
  courts: 'Madurai',
  name: 'Test Pharmacy',
  owner: 'Test Healthcare Private Limited',
  address: '1 Test Street, Chennai 600001',
  phone: '+91 44 1111 2222',
  email: 'care@test.example',
  website: 'https://test.example',
  chatUrl: 'https://wa.me/914411112222',
  grievanceOfficer: { name: 'A. Officer', phone: '+91 44 3333 4444', email: 'officer@test.example' },
}

const textOf = (policy: PolicyDocument) => JSON.stringify(policy)
const section = (policy: PolicyDocument, id: string) =>
  JSON.stringify(policy.sections.find((one) => one.id === id)?.blocks)

describe('terms', () => {
  it('has 24 numbered sections', () => {
    const terms = termsAndConditions(store)
    expect(terms.sections).toHaveLength(24)
    expect(terms.isNumbered).toBe(true)
  })

  it('names owner, phone and mail', () => {
    const text = section(termsAndConditions(store), 'who-we-are')
    expect(text).toContain('Test Healthcare Private Limited')
    expect(text).toContain('+91 44 1111 2222')
    expect(text).toContain('care@test.example')
  })

  it('sends disputes to talks, then to one arbitrator in the shop’s city', () => {
    const text = section(termsAndConditions(store), 'disputes')
    expect(text).toContain('30 days')
    expect(text).toContain('sole arbitrator')
    expect(text).toContain('the courts in Madurai')
  })
})

describe('privacy', () => {
  const policy = privacyPolicy(store)

  it('has every section', () => {
    expect(policy.sections.map(({ id }) => id)).toEqual([
      'definitions',
      'data-collected',
      'how-collected',
      'shared-by-you',
      'use',
      'minors',
      'sharing',
      'security',
      'retention',
      'rights',
      'storage',
      'app-permissions',
      'changes',
      'contact',
      'grievance-officer',
    ])
  })

  it.each(['Camera', 'Media', 'SMS', 'Receive SMS', 'WiFi state', 'Record audio', 'Bluetooth'])(
    'explains the permission %s',
    (permission) => {
      expect(section(policy, 'app-permissions')).toContain(`"${permission}: `)
    },
  )

  it('answers within 30 days and names the officer', () => {
    expect(section(policy, 'contact')).toContain('within 30 days')
    expect(section(policy, 'grievance-officer')).toContain('A. Officer')
    expect(section(policy, 'grievance-officer')).toContain('officer@test.example')
    expect(section(policy, 'storage')).toContain('in India')
  })
})

describe('the numbers', () => {
  it('of returns', () => {
    const text = textOf(returnPolicy(store))
    expect(text).toContain('within 1 working day of delivery')
    expect(text).toContain('within 3 days of delivery')
    expect(text).toContain('restocking charge of 20%')
  })

  it('of refunds', () => {
    const text = textOf(refundPolicy(store))
    expect(text).toContain('within 3 days of receiving')
    expect(text).toContain('within 3 working days')
    expect(text).toContain('7 to 10 working days')
    expect(text).toContain('within 24 hours')
  })

  it('of what the software does: asked for on the page, collected, judged, credited', () => {
    const returns = textOf(returnPolicy(store))
    expect(returns).toContain('press Return Products')
    expect(returns).toContain('Monday to Saturday without 26 January, 15 August and 2 October')
    expect(returns).not.toContain('replaced')
    expect(section(refundPolicy(store), 'amount')).toContain('credit note')
    expect(section(refundPolicy(store), 'amount')).toContain('The delivery fee is refunded, once')
    expect(section(refundPolicy(store), 'timing')).toContain('to a UPI ID or bank account that you name')
    expect(section(cancellationPolicy(store), 'by-us')).toContain('shows the reason')
    expect(JSON.stringify(faq(store))).not.toContain('replace or refund')
    expect(section(termsAndConditions(store), 'returns')).not.toContain('cannot come back at all')
  })

  it('of cancellation', () => {
    expect(textOf(cancellationPolicy(store))).toContain('within 12 hours of placing it')
  })

  it('are the same in the FAQ: 3 days, not 30', () => {
    const text = JSON.stringify(faq(store))
    expect(text).toContain('give notice within 3 days')
    expect(text).not.toContain('30')
  })
})

it('asks five topics in the FAQ', () => {
  expect(faq(store).tabs.map(({ title }) => title)).toEqual([
    'Refund Policy',
    'General questions',
    'Payments',
    'Specialty Medicine',
    'Customer Support',
  ])
})

it('stands for four values', () => {
  expect(aboutUs(store).values.map(({ title }) => title)).toEqual([
    'Patient First',
    'Affordable Healthcare',
    'Hassle-free Delivery',
    'Trustworthy Services',
  ])
})

it('has anchors of its own for every section', () => {
  for (const policy of [termsAndConditions, privacyPolicy, returnPolicy, refundPolicy, miscellaneous]) {
    const ids = policy(store).sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
