import type { NumberFormat } from '../workbook/number-format.ts'

const KINDS: Readonly<Record<string, NumberFormat['kind']>> = {
  'date-style': 'date',
  'time-style': 'date',
  'percentage-style': 'percent',
  'number-style': 'plain',
  'currency-style': 'plain',
}

/** How the styles of a document show numbers: not every program says of a cell itself that it is a day or a share. */
export class DocumentFormats {
  readonly #formats = new Map<string, NumberFormat>()
  /** Which format a style of cells has. */
  readonly #formatOf = new Map<string, string>()
  #current: NumberFormat | null = null

  /** Hears of a tag above the sheets. */
  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const kind = KINDS[tag]
    if (kind !== undefined) {
      this.#current = { kind, digits: null }
      this.#formats.set(attributes['style:name'] ?? '', this.#current)
    } else if (tag === 'style')
      this.#formatOf.set(attributes['style:name'] ?? '', attributes['style:data-style-name'] ?? '')
    else if (tag === 'number' && this.#current?.kind === 'plain') this.#digits(this.#current, attributes)
  }

  /** @returns null where the style says nothing of numbers */
  of(style: string | undefined): NumberFormat | null {
    return this.#formats.get(this.#formatOf.get(style ?? '') ?? '') ?? null
  }

  #digits(format: NumberFormat, attributes: Readonly<Record<string, string>>): void {
    const decimals = Number(attributes['number:decimal-places'] ?? 0)
    const whole = Number(attributes['number:min-integer-digits'] ?? 1)
    if (decimals >= 2) format.digits = decimals
    else if (decimals === 0 && whole >= 2) {
      format.kind = 'leading-zeros'
      format.digits = whole
    }
  }
}
