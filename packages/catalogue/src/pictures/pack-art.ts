import type { PackFacts, PackView } from '@dawakit/core/catalogue'
import { articlePack } from './packs/article-pack.ts'
import {
  dropsPack,
  flaskPack,
  jarPack,
  juicePack,
  powderTinPack,
  sprayPack,
  syrupPack,
  tabletBottlePack,
} from './packs/bottle-packs.ts'
import { backLabel, cartonAlone } from './packs/carton-views.ts'
import { ampoulePack, inhalerPack, penPack, syringePack, tubePack, vialPack } from './packs/clinic-packs.ts'
import { labelOf, type PackLabel } from './packs/pack-label.ts'
import { patchPack, sachetPack, soapPack, stripPack, suppositoryPack } from './packs/solid-packs.ts'
import { svgPicture } from './svg-text.ts'

/** The drawing alone, on 400 × 400, in the colours of the label. */
export function drawnPack(label: PackLabel, spec: PackFacts): string {
  const pack = spec.packageSize.toLowerCase()
  const millilitres = Number(/(\d+) ml/.exec(pack)?.[1] ?? 0)
  switch (spec.dosageForm) {
    case 'tablet':
      return pack.startsWith('strip') ? stripPack(label, false) : tabletBottlePack(label)
    case 'capsule':
      return pack.startsWith('bottle') || pack.startsWith('jar')
        ? tabletBottlePack(label)
        : stripPack(label, true)
    case 'syrup':
    case 'suspension':
      return syrupPack(label)
    case 'solution':
      return pack.startsWith('packet') ? ampoulePack(label) : syrupPack(label)
    case 'bottle':
      return /tablet|capsule|gumm|pill|softgel/.test(pack) ? tabletBottlePack(label) : juicePack(label)
    case 'drops':
      return dropsPack(label)
    case 'spray':
      return sprayPack(label)
    case 'injection':
      if (pack.includes('pen') || pack.includes('cartridge')) return penPack(label)
      return pack.includes('syringe') ? syringePack(label) : ampoulePack(label)
    case 'vial':
      return vialPack(label)
    case 'cream':
    case 'ointment':
    case 'gel':
      return pack.startsWith('jar') ? jarPack(label) : tubePack(label)
    case 'lotion':
      return flaskPack(label, millilitres >= 150)
    case 'shampoo':
      return flaskPack(label, false)
    case 'powder':
      return pack.startsWith('bottle') || pack.startsWith('tin') ? powderTinPack(label) : jarPack(label)
    case 'sachet':
      return sachetPack(label)
    case 'inhaler':
      return pack.includes('rotacap') ? tabletBottlePack(label) : inhalerPack(label)
    case 'patch':
      return patchPack(label)
    case 'suppository':
      return suppositoryPack(label)
    case 'soap':
      return soapPack(label)
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
