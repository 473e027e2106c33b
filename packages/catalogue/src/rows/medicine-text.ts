import type { Schedule } from '@dawakit/core/catalogue'
import { escapeHtml } from '@dawakit/core/markup'
import type { PackForm } from './pack-forms.ts'
import type { SaltSeed } from './salt-seed.ts'

const scheduleNote: Record<Schedule, string> = {
  OTC: 'Sold over the counter. Ask your doctor or pharmacist if the trouble lasts for more than a few days.',
  none: 'Sold without a prescription. Ask your doctor or pharmacist if the trouble lasts for more than a few days.',
  G: 'Schedule G: it is dangerous to take this medicine except under medical supervision.',
  C: 'Schedule C: a biological or special product for injection, kept and handed over as its pack says.',
  C1: 'Schedule C (1): a special product, kept and handed over as its pack says.',
  H: 'Schedule H: sold only on the prescription of a registered medical practitioner.',
  H1: 'Schedule H1: sold only on a prescription, of which the pharmacy keeps a record.',
  X: 'Schedule X: needs a prescription in duplicate from a registered medical practitioner and is handed over at the counter only.',
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

export interface MedicineFacts {
  name: string
  seed: SaltSeed
  form: PackForm
  composition: string[]
  packageSize: string
  isPrescriptionNeeded: boolean
}

/** Texts of a medicine: what a leaflet says first, in plain words, with the advice to ask a doctor. */
export function medicineTexts({
  name,
  seed,
  form,
  composition,
  packageSize,
  isPrescriptionNeeded,
}: MedicineFacts) {
  const contents = composition.join(' + ')
  const storage = seed.isColdChain
    ? 'Keep in a refrigerator at 2 to 8 °C. Do not freeze. It is packed and sent cooled.'
    : 'Keep below 30 °C in its pack, away from light, damp and children.'
  const pharmacist = isPrescriptionNeeded
    ? 'Take it exactly as your doctor prescribed.'
    : 'Follow the leaflet, or what your doctor or pharmacist told you.'
  return {
    description: `${contents}, ${packageSize.charAt(0).toLowerCase()}${packageSize.slice(1)}`,
    shortDescription: list([
      `Contains ${contents}`,
      `Used ${seed.use}`,
      packageSize,
      ...(seed.isColdChain ? ['Cold chain: stored and sent at 2 to 8 °C'] : []),
    ]),
    longDescription: [
      `<p><strong>${escapeHtml(name)}</strong> contains ${escapeHtml(contents)}. It is used ${escapeHtml(seed.use)}.</p>`,
      `<h3>Before you take it</h3><p>${escapeHtml(seed.care)}</p>`,
      `<h3>How to keep it</h3><p>${escapeHtml(storage)}</p>`,
      `<h3>Good to know</h3><p>${escapeHtml(scheduleNote[seed.schedule])} This page informs and does not replace the advice of your doctor.</p>`,
    ].join(''),
    instructions: list([
      pharmacist,
      form.use,
      seed.take,
      'A missed dose: take it when you remember, unless the next one is near. Never take two at once.',
    ]),
    sideEffects: [
      `<p>Not everybody has them. The common ones: ${escapeHtml(seed.effects)}.</p>`,
      `<p>${escapeHtml(sentence(seed.care))}</p>`,
      '<p>Ask your doctor if an effect troubles you or does not pass. For swelling of the face, trouble breathing or a spreading rash, get medical help at once.</p>',
    ].join(''),
  }
}
