import { describe, expect, it } from 'vitest'
import { darkBrand, lightBrand } from './brand-colours.ts'
import { type SnippetChoice, snippetOf } from './snippet.ts'

const release = {
  version: '0.1.0',
  files: {
    'dawakit.js': 'sha384-loader',
    'dawakit-search.js': 'sha384-search',
    'room.css': 'sha384-room',
    'login-3fa2c1.js': 'sha384-login',
    'search.login-3fa2c1.js': 'sha384-login-of-search',
    'jspdf-3fa2c1.js': 'sha384-pdf',
  },
}

const choice: SnippetChoice = {
  api: 'https://pharmacy.example/api',
  shop: {},
  elements: [['dawa-search-box', {}]],
  look: { ground: 'page', primary: '', corners: 'ours', font: '' },
  address: 'floating',
}

const look = (values: Partial<SnippetChoice['look']>) => ({ ...choice, look: { ...choice.look, ...values } })

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('a snippet', () => {
  it('says no more than what was chosen', () => {
    expect(snippetOf(choice, release)).toBe(
      `<link rel="stylesheet" href="https://pharmacy.example/embed/v0/room.css">
<script type="module" async src="https://pharmacy.example/embed/v0/dawakit-search.js"></script>

<dawa-shop api="https://pharmacy.example/api"></dawa-shop>
<dawa-search-box></dawa-search-box>
`,
    )
  })

  it('gives every attribute as it was typed, whatever is in it', () => {
    const typed = `"><script>alert('&amp;')</script>`
    const page = parsed(
      snippetOf(
        { ...choice, shop: { 'partner-key': typed }, elements: [['dawa-search-box', { name: typed }]] },
        release,
      ),
    )
    expect(page.querySelector('dawa-shop')?.getAttribute('partner-key')).toBe(typed)
    expect(page.querySelector('dawa-search-box')?.getAttribute('name')).toBe(typed)
    expect(page.querySelectorAll('script')).toHaveLength(1)
  })

  it.each([
    [['search-box'], 'dawakit-search.js'],
    [['search-box', 'cart-button'], 'dawakit-header.js'],
    [['product-grid', 'pincode-checker'], 'dawakit-shop.js'],
    [['search-box', 'login'], 'dawakit.js'],
    [['checkout'], 'dawakit.js'],
    [[], 'dawakit.js'],
  ])('has for %s the script that brings all of it: %s', (names, script) => {
    const elements = names.map((name) => [`dawa-${name}`, {}] as const)
    expect(snippetOf({ ...choice, elements }, release)).toContain(`/embed/v0/${script}"`)
  })

  it('pins the script that finds its elements by itself with none of another’s files', () => {
    const page = parsed(
      snippetOf({ ...choice, elements: [['dawa-checkout', {}]], address: 'pinned' }, release),
    )
    expect(JSON.parse(page.querySelector('[type=importmap]')?.textContent ?? '')).toEqual({
      integrity: {
        'https://pharmacy.example/embed/0.1.0/login-3fa2c1.js': 'sha384-login',
        'https://pharmacy.example/embed/0.1.0/jspdf-3fa2c1.js': 'sha384-pdf',
      },
    })
    expect(page.querySelector('[src]')?.getAttribute('integrity')).toBe('sha384-loader')
  })

  it('leaves out what is empty and what is off', () => {
    const page = snippetOf(
      { ...choice, elements: [['dawa-product-grid', { brand: '', 'is-deals': false, 'per-page': 4 }]] },
      release,
    )
    expect(page).toContain('<dawa-product-grid per-page="4"></dawa-product-grid>')
  })

  it('pins a release with the integrity of each of its files', () => {
    const page = parsed(snippetOf({ ...choice, address: 'pinned' }, release))
    expect(JSON.parse(page.querySelector('[type=importmap]')?.textContent ?? '')).toEqual({
      integrity: {
        'https://pharmacy.example/embed/0.1.0/search.login-3fa2c1.js': 'sha384-login-of-search',
        'https://pharmacy.example/embed/0.1.0/jspdf-3fa2c1.js': 'sha384-pdf',
      },
    })
    expect(page.querySelector('[src]')?.getAttribute('integrity')).toBe('sha384-search')
    expect(page.querySelector('link')?.getAttribute('integrity')).toBe('sha384-room')
  })

  it('brings the ground that a theme stands on', () => {
    const page = parsed(snippetOf(look({ ground: 'dark' }), release))
    expect(page.querySelector('.pharmacy[data-dawa-theme=dark] > dawa-shop + dawa-search-box')).not.toBeNull()
    expect(page.querySelector('style')?.textContent).toContain('background: #0f1714;')
  })

  it('says a brand for light and dark where the place may be both', () => {
    expect(snippetOf(look({ primary: '#6a2bb8' }), release)).toContain('--dawa-primary: light-dark(#6a2bb8, ')
    expect(snippetOf(look({ primary: '#6a2bb8', ground: 'light' }), release)).toContain(
      '--dawa-primary: #6a2bb8;',
    )
  })

  it('lets no font end its declaration', () => {
    const page = snippetOf(look({ font: 'Georgia; } </style><script>' }), release)
    expect(page).toContain('--dawa-font: Georgia  stylescript;')
    expect(parsed(page).querySelectorAll('script')).toHaveLength(1)
  })
})

describe('a brand', () => {
  it('is read on its buttons', () => {
    expect(lightBrand('#6a2bb8')['--dawa-on-primary']).toBe('#ffffff')
    expect(lightBrand('#ffd54a')['--dawa-on-primary']).toBe('#10231f')
  })

  it('is lighter in the dark where it has to be', () => {
    expect(darkBrand('#ffd54a')['--dawa-primary']).toBe('#ffd54a')
    expect(darkBrand('#6a2bb8')['--dawa-primary']).not.toBe('#6a2bb8')
  })
})
