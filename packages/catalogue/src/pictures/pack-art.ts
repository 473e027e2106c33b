import type { PackFacts, PackView } from '@dawakit/core/catalogue'
import { articlePack } from './packs/article-pack.ts'
import { dropperPack, flaskPack, jarPack, syrupPack, tabletBottlePack } from './packs/bottle-packs.ts'
import { backLabel, cartonAlone } from './packs/carton-views.ts'
import { ampoulePack, inhalerPack, tubePack, vialPack } from './packs/clinic-packs.ts'
import { cartridgePack, penPack, syringePack } from './packs/injector-packs.ts'
import { labelOf, type PackLabel } from './packs/pack-label.ts'
import { sachetPack, stripPack } from './packs/solid-packs.ts'
import { svgPicture } from './svg-text.ts'

/** The drawing alone, on 400 × 400, in the colours of the label. */
export function drawnPack(label: PackLabel, spec: PackFacts): string {
  const pack = spec.packageSize.toLowerCase()
  const millilitres = Number(/(\d+) ml/.exec(pack)?.[1] ?? 0)
  const startsWith = (word: string) => pack.startsWith(word)
  switch (spec.dosageForm) {
    case 'tablet':
      return startsWith('strip') ? stripPack(label, 'tablet') : tabletBottlePack(label)
    case 'capsule':
      return startsWith('strip') ? stripPack(label, 'capsule') : tabletBottlePack(label)
    case 'suppository':
      return stripPack(label, /tablet/.test(pack) ? 'tablet' : 'suppository')
    case 'syrup':
    case 'suspension':
      return syrupPack(label, true)
    case 'solution':
      return startsWith('packet') ? ampoulePack(label, true) : syrupPack(label, !/mouthwash/i.test(spec.name))
    case 'bottle':
      return /tablet|capsule|gumm|pill|softgel|\d k?g$/.test(pack)
        ? tabletBottlePack(label)
        : syrupPack(label, false)
    case 'drops':
      return dropperPack(label, false)
    case 'spray':
      return dropperPack(label, true)
    case 'injection':
      if (/cartridge|penfill/i.test(`${pack} ${spec.name}`)) return cartridgePack(label)
      if (pack.includes('pen')) return penPack(label)
      return pack.includes('syringe') ? syringePack(label) : ampoulePack(label, false)
    case 'vial':
      return vialPack(label)
    case 'cream':
    case 'ointment':
    case 'gel':
      if (startsWith('bottle')) return flaskPack(label, true)
      return startsWith('jar') ? jarPack(label) : tubePack(label)
    case 'lotion':
      return flaskPack(label, millilitres >= 150)
    case 'shampoo':
      return flaskPack(label, false)
    case 'powder':
      return startsWith('bottle') || startsWith('tin') ? tabletBottlePack(label, true) : jarPack(label)
    case 'sachet':
    case 'patch':
      return sachetPack(label, spec.dosageForm === 'patch')
    case 'inhaler':
      return pack.includes('rotacap') ? tabletBottlePack(label) : inhalerPack(label)
    default:
      return articlePack(label, spec)
  }
}

/**
 * A drawn pack of 400 × 400, for products without a photograph: the same spec gives the same
 * picture. The ground is transparent.
 */
export function packArt(spec: PackFacts, view: PackView = 'pack'): string {
  const label = labelOf(spec)
  const content =
    view === 'pack'
      ? drawnPack(label, spec)
      : view === 'box'
        ? cartonAlone(label, spec)
        : backLabel(label, spec)
  return svgPicture(400, 400, view === 'label' ? `Print on the pack of ${spec.name}` : spec.name, content)
}
