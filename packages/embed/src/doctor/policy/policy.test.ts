import type { PaymentOffer } from '@dawakit/core/contract'
import { createContractServer } from '@dawakit/testing/contract-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { csp } from './csp.ts'
import { findLacks } from './find-lacks.ts'
import { type PolicyFacts, policyFor, policyText } from './policy-for.ts'

const razorpay: PaymentOffer = {
  method: 'razorpay',
  kind: 'popup',
  name: 'Razorpay',
  popup: { scriptUrl: 'https://checkout.gateway.example/v1.js', key: 'k', opens: 'Razorpay' },
  origins: ['https://*.gateway.example'],
}
const ccavenue: PaymentOffer = {
  method: 'ccavenue',
  kind: 'frame',
  name: 'CCAvenue',
  popup: null,
  origins: ['https://secure.frame.example'],
}

/** A page of a clinic with these elements, at a pharmacy that takes money in every way. */
const pageWith = (tags: string[], more: Partial<PolicyFacts> = {}): PolicyFacts => ({
  page: new URL('https://clinic.example/shop'),
  tags,
  files: new URL('https://pharmacy.example/embed/v0/'),
  sheets: [],
  api: new URL('https://pharmacy.example/api'),
  pictures: [],
  searches: [],
  offers: [razorpay, ccavenue],
  hashes: [],
  inline: [],
  ...more,
})

describe('the policy for a page', () => {
  it('with a pincode checker alone lets in its files and the shop', () => {
    expect(policyText(policyFor(pageWith(['dawa-shop', 'dawa-pincode-checker'])))).toBe(
      'script-src https://pharmacy.example/embed/v0/; connect-src https://pharmacy.example',
    )
  })

  it('with a search lets in pictures, and the form’s way to the results', () => {
    const searches = [new URL('https://clinic.example/found')]
    const pictures = [new URL('https://cdn.example/a.webp'), new URL('https://cdn.example/b.webp')]
    expect(policyFor(pageWith(['dawa-search-box'], { searches, pictures }))).toEqual({
      'script-src': ['https://pharmacy.example/embed/v0/'],
      'img-src': ['https://pharmacy.example', 'https://cdn.example'],
      'connect-src': ['https://pharmacy.example'],
      'form-action': ["'self'"],
    })
  })

  it('with a checkout lets in what the shop is paid by, and nothing of it without', () => {
    const needed = policyFor(pageWith(['dawa-checkout']))
    expect(needed['script-src']).toEqual(['https://pharmacy.example/embed/v0/', 'https://*.gateway.example'])
    expect(needed['frame-src']).toEqual([
      'https://*.gateway.example',
      'https://secure.frame.example',
      'https://pharmacy.example',
    ])
    expect(needed['form-action']).toEqual(['https://secure.frame.example', 'https://pharmacy.example'])
    expect(needed['img-src']).toEqual(['https://pharmacy.example', 'blob:'])
    const inCash = policyFor(pageWith(['dawa-checkout'], { offers: [] }))
    expect(Object.keys(inCash)).toEqual(['script-src', 'img-src', 'connect-src'])
    expect(JSON.stringify(policyFor(pageWith(['dawa-product-card'])))).not.toContain('gateway')
  })

  it('knows a popup’s origin by its script, where an API does not say it', () => {
    const { origins: _, ...silent } = razorpay
    const needed = policyFor(pageWith(['dawa-checkout'], { offers: [silent] }))
    expect(needed['frame-src']).toEqual(['https://checkout.gateway.example'])
  })

  it('by a nonce names no address of a script', () => {
    const facts = pageWith(['dawa-checkout'])
    expect(policyFor(facts, { nonce: true })['script-src']).toEqual(["'nonce-{nonce}'", "'strict-dynamic'"])
    expect(policyFor(facts, { nonce: 'abc' })['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"])
  })

  it('by hashes names each file, and the gateway whose script nobody has pinned', () => {
    const facts = pageWith(['dawa-checkout'], { hashes: ["'sha384-tag'"], inline: ["'sha256-map'"] })
    const gateway = 'https://*.gateway.example'
    expect(policyFor(facts, { hashes: true })['script-src']).toEqual([
      "'sha384-tag'",
      "'sha256-map'",
      gateway,
    ])
    expect(policyFor(facts)['script-src']).toEqual([
      'https://pharmacy.example/embed/v0/',
      "'sha256-map'",
      gateway,
    ])
  })

  it('names the one policy of trusted types, where it is asked to', () => {
    expect(policyText(policyFor(pageWith(['dawa-login']), { trustedTypes: true }))).toMatch(
      /; require-trusted-types-for 'script'; trusted-types dawakit$/,
    )
  })

  it('says self to a pharmacy of the same origin', () => {
    const page = new URL('https://pharmacy.example/')
    expect(policyFor(pageWith(['dawa-product-card'], { page }))).toEqual({
      'script-src': ["'self'"],
      'img-src': ["'self'"],
      'connect-src': ["'self'"],
    })
  })
})

describe('what a policy lacks', () => {
  const page = new URL('https://clinic.example/shop')
  const needed = {
    'script-src': ['https://pharmacy.example/embed/v0/', 'https://*.gateway.example'],
    'img-src': ['https://pharmacy.example', 'blob:'],
    'connect-src': ['https://pharmacy.example'],
    'form-action': ["'self'"],
    'trusted-types': ['dawakit'],
  }
  const lacksOf = (...policies: string[]) => findLacks(policies, needed, page)

  it('is nothing where it lets in all of it, in whatever words', () => {
    expect(lacksOf(policyText(needed))).toEqual([])
    expect(lacksOf("default-src https:; img-src https: blob:; form-action 'self' *")).toEqual([])
    expect(lacksOf("script-src 'nonce-a' 'strict-dynamic'; connect-src *.example; img-src * blob:")).toEqual(
      [],
    )
    expect(lacksOf('script-src pharmacy.example/embed/ *.gateway.example; trusted-types *')).toEqual([])
    expect(lacksOf("base-uri 'none'; form-action https://clinic.example:443")).toEqual([])
  })

  it('is named with its directive, also where another one stands for it', () => {
    expect(lacksOf("default-src 'self'; form-action 'none'; trusted-types other")).toEqual([
      "The page's policy lacks https://pharmacy.example/embed/v0/ in script-src.",
      "The page's policy lacks https://*.gateway.example in script-src.",
      "The page's policy lacks https://pharmacy.example in img-src.",
      "The page's policy lacks blob: in img-src.",
      "The page's policy lacks https://pharmacy.example in connect-src.",
      "The page's policy lacks 'self' in form-action.",
      "The page's policy lacks dawakit in trusted-types.",
    ])
  })

  it('is looked for in each of several', () => {
    expect(lacksOf('img-src * blob:', 'img-src https://pharmacy.example')).toEqual([
      "The page's policy lacks blob: in img-src.",
    ])
  })

  it('counts another port, another scheme and another folder', () => {
    const shop = {
      'connect-src': ['https://pharmacy.example'],
      'script-src': ['https://pharmacy.example/embed/'],
    }
    const of = (policy: string) => findLacks([policy], shop, page).length
    expect(of('connect-src https://pharmacy.example:8443')).toBe(1)
    expect(of('connect-src wss://pharmacy.example')).toBe(1)
    expect(of('script-src https://pharmacy.example/store/')).toBe(1)
    expect(of('script-src https://pharmacy.example/')).toBe(0)
  })
})

describe('csp()', () => {
  afterEach(() => {
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  it('reads the page, asks the shop how it is paid, and prints what to copy', async () => {
    const server = createContractServer({})
    Object.assign(server.state.checkoutConfig, {
      paymentMethods: ['cod', 'razorpay'],
      gatewayScriptUrl: 'https://gateway.example/checkout.js',
    })
    const uninstall = server.install()
    const info = vi.spyOn(console, 'info').mockReturnValue()
    document.body.innerHTML = `<script>window.Dawakit ??= {}</script>
      <dawa-shop api="http://shop.test/api" partner-key="pk_1" search-action="http://shop.test/found"></dawa-shop>
      <dawa-search-box></dawa-search-box><dawa-checkout></dawa-checkout>`
    const { header, directives } = await csp({ nonce: true })
    uninstall()
    expect(directives).toEqual({
      'script-src': ["'nonce-{nonce}'", "'strict-dynamic'"],
      'img-src': ['http://shop.test', 'blob:'],
      'connect-src': ['http://shop.test', 'https://gateway.example'],
      'frame-src': ['https://gateway.example'],
      'form-action': ['http://shop.test'],
    })
    expect(header).toBe(policyText(directives))
    expect(info).toHaveBeenCalledWith(`Content-Security-Policy: ${header}`)
    expect(server.requests[0]?.headers.get('x-dawakit-key')).toBe('pk_1')
    const byAddress = await csp()
    expect(byAddress.directives['script-src']?.some((source) => source.startsWith("'sha256-"))).toBe(true)
  })
})
