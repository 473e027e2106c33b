import { notices } from '@dawakit/client'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { hindi } from '@dawakit/widgets/hindi'
import { widgetLabels } from '@dawakit/widgets/language'
import { tamil } from '@dawakit/widgets/tamil'
import { describe, expect, it } from 'vitest'

/** What a sentence may be told: a text that no language translates, or numbers. */
const FACTS = [
  ['⟨0⟩', '⟨1⟩', '⟨2⟩', '⟨3⟩'],
  [7001, 7002, 7003, 7004],
]

/** Every sentence by its path; where it is a function, said of facts. */
function sentences(dictionary: unknown, facts: readonly unknown[], path = ''): [string, string][] {
  if (typeof dictionary === 'string') return [[path, dictionary]]
  if (typeof dictionary === 'function') {
    try {
      return sentences(dictionary(...facts), facts, path)
    } catch {
      // Told of something else than these facts.
      return []
    }
  }
  if (typeof dictionary !== 'object' || dictionary === null) return []
  return Object.entries(dictionary).flatMap(([name, entry]) => sentences(entry, facts, `${path}.${name}`))
}

const english = {
  notices,
  refusals: Object.fromEntries(Object.values(refusalCatalogue).map(({ code, text }) => [code, text])),
  widgets: widgetLabels,
}

/** Latin letters that stay: what is written so on packs, forms and screens in India. */
const LATIN =
  /\b(BP|[CSI]GST|COD|Credit Note|Enter|GSTIN?|HSN|HTML|ID|IFSC|JPG|JPEG|JSON|JavaScript|MB|MRP|OTP|PDF|PNG|Schedule X|SBIN0001234|Tax Invoice|UPI|X|am|jpe?g|kg|mg|ml|name@bank|pm|png)\b/g

describe.each([
  ['Hindi', hindi, /\p{Script=Devanagari}/u],
  ['Tamil', tamil, /\p{Script=Tamil}/u],
])('%s', (_, language, script) => {
  const spoken = { notices: language.notices, refusals: language.refusals, widgets: language.widgets }

  it('says of each sentence the facts that English says', () => {
    let asked = 0
    const lacking = FACTS.flatMap((facts) => {
      const said = new Map(sentences(spoken, facts))
      return sentences(english, facts).flatMap(([path, text]) => {
        const translated = said.get(path)
        if (translated === undefined) return []
        asked++
        return facts
          .filter((fact) => text.includes(`${fact}`) && !translated.includes(`${fact}`))
          .map((fact) => `${path} lacks ${fact}: ${translated}`)
      })
    })
    expect(asked).toBeGreaterThan(1000)
    expect(lacking).toEqual([])
  })

  it('is written in its own script', () => {
    const foreign = sentences(spoken, FACTS[0] ?? []).filter(([, text]) => {
      const words = text.replace(LATIN, '')
      return /[a-z]{2}/i.test(words) || (/\p{L}/u.test(words) && !script.test(words))
    })
    expect(foreign).toEqual([])
  })

  it('writes numbers in the digits that prices have', () => {
    expect(sentences(spoken, FACTS[0] ?? []).filter(([, text]) => /[^\P{Nd}0-9]/u.test(text))).toEqual([])
  })

  it('has a lone 3, which gives way to another number, only where one may come', () => {
    const threes = Object.entries(language.refusals).filter(([, text]) => /\b3\b/.test(text))
    expect(threes.map(([code]) => code)).toEqual(['not-more-at-once'])
  })
})
