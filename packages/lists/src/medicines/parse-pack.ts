import type { DosageForm } from '@dawakit/core/contract'
import { formOf } from './pack-forms.ts'
import { isCountedForm, type PackUnits, unitsOf } from './pack-units.ts'
import { printPack } from './print-pack.ts'

export interface ParsedPack extends PackUnits {
  dosageForm: DosageForm
  /** The kind of form that alternatives share. */
  kind: string
  packageSize: string
}

/**
 * What a name and a pack size say of the form and the number of units: 'Metformin Tablets SR 500 mg' and "10's" are
 * 10 tablets that release slowly. Texts that say nothing known become a box of an unknown number.
 *
 * @param isDevice - For goods that are no medicine: without a form of their own they are devices.
 */
export function parsePack(name: string, pack: string, isDevice = false): ParsedPack {
  const nothing = isDevice ? 'device' : 'box'
  const found = isDevice ? undefined : formOf(name, pack)
  const { dosageForm, kind } = found ?? { dosageForm: nothing, kind: nothing }
  const units = unitsOf(dosageForm, kind, pack)
  const isDoubtful =
    (!isDevice && units.isDoubtful) || (found?.isContradicted === true && isCountedForm(dosageForm))
  return {
    dosageForm,
    kind: kindOf(kind, `${name} ${pack}`.toLowerCase()),
    ...units,
    isDoubtful,
    packageSize: isDoubtful ? pack : packText(dosageForm, pack, units),
  }
}

const SLOW = /\b(sr|er|xr|xl|cr|pr|mr|sustained|extended|prolonged|modified|controlled)\b/

function kindOf(kind: string, text: string): string {
  if (kind === 'tablet' && /\b(dispersible|dt)\b/.test(text)) return 'tablet-dt'
  if (kind === 'tablet' && /\bchewable\b/.test(text)) return 'chewable'
  if (kind === 'tablet' && /\beffervescent\b/.test(text)) return 'effervescent'
  if (kind === 'tablet' && /\bsublingual\b/.test(text)) return 'sublingual'
  if (kind === 'tablet' && /\b((mouth|orally) ?-?(dissolving|disintegrating)|md)\b/.test(text))
    return 'tablet-md'
  if ((kind === 'tablet' || kind === 'capsule') && SLOW.test(text)) return `${kind}-sr`
  return kind
}

const BARE =
  /^(1\s*[x×*]\s*)?\d+\s*(['’`]?\s*s|tab(let)?s?|cap(sule|let)?s?|softgels?|lozenges?|pessar(y|ies)|suppositor(y|ies)|patch(es)?|pieces?|pcs|nos?)?\s*((in )?(bottle|container))?$/i

/** "10's", '1x10' and '10 TAB' of tablets read 'Strip of 10 tablets'; every other text stays as it is. */
function packText(dosageForm: DosageForm, pack: string, units: PackUnits): string {
  if (units.unitsPerPack === null || units.unit !== dosageForm || !BARE.test(pack)) return pack
  return printPack({ dosageForm, ...units }, /bottle|container/i.test(pack) ? 'Bottle' : undefined)
}
