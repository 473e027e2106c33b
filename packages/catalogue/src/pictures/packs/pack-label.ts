import type { PackFacts } from '@dawakit/core/catalogue'
import { hashOf } from '../../prng.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { textLine } from '../svg-text.ts'

/** What is printed on a pack, and how the maker prints. */
export interface PackLabel {
  brand: string
  title: string
  subtitle: string
  footer: string
  isPrescriptionNeeded: boolean
  palette: Palette
  /** The house's layout, 0 to 3. */
  style: number
  /** 0 up to 1, the product's own, for the colour of a pill. */
  chance: number
}

const formWords =
  /\s+(Soft Gelatin Capsule|Effervescent Tablet|Sublingual Tablet|Chewable Tablet|Vaginal Tablet|Tablet (SR|GR|DT|MD)|Tablet|Capsule( SR)?|Oral (Suspension|Solution|Drops)|Dry Syrup|Syrup|Eye (Drops|Ointment)|Ear Drops|Nasal (Drops|Spray)|Injection|Cartridge|Prefilled Pen|Dusting Powder|Lozenge|Inhaler|Rotacap|Respules|Suppository|Sachet)(\s+\d+('s|ml|g))?$/

function strengthless(salt: string): string {
  return salt.replace(/\s*\(.*\)$/, '')
}

/** The names of unbranded medicines are their composition: it is not printed twice. */
const bareWords = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase()

/** Takes apart the product's name: the brand stands alone, the form and the size go to the small print. */
export function labelOf(spec: PackFacts): PackLabel {
  const bare = spec.name.replace(/\s*\([^)]*\)/, '').replace(/\s+\d+(ml|g|'s)$/, '')
  const form = formWords.exec(bare)?.[0].trim() ?? ''
  const size = spec.packageSize.split(' of ').at(-1) ?? ''
  let title = form === '' ? bare : bare.slice(0, -form.length).trim()
  if (spec.salts.length === 0) {
    if (title.startsWith(`${spec.brand} `)) title = title.slice(spec.brand.length + 1)
    if (size !== '' && title.endsWith(` ${size}`)) title = title.slice(0, -size.length - 1)
  }
  const composition =
    spec.salts.length > 2 ? spec.salts.map(strengthless) : spec.salts.map((salt) => salt.replace(/[()]/g, ''))
  return {
    brand: spec.brand,
    title,
    subtitle: bareWords(composition.join('')) === bareWords(title) ? '' : composition.join(' + '),
    footer: spec.packageSize,
    isPrescriptionNeeded: spec.isPrescriptionNeeded,
    palette: paletteOf(`${spec.brand} ${spec.shelf}`),
    style: hashOf(spec.brand) % 4,
    chance: (hashOf(spec.name) % 1000) / 1000,
  }
}

/** The red line and the letters that packs of prescription medicines carry; 36 wide. */
export function prescriptionMark(x: number, y: number): string {
  return `<path d="M${x} ${y}h36v27h-36z" fill="#fff"/><path d="M${x} ${y}h4v27h-4z" fill="#C62828"/>${textLine('Rx', x + 9, y + 19, { size: 17, fill: '#C62828', weight: 700 })}`
}
