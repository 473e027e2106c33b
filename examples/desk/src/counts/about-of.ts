import type { DeskCount } from '@dawakit/core/contract'
import type { Words } from '../language/use-words.ts'

/** What a count is called. */
export const aboutOf = ({ of, about }: Pick<DeskCount, 'of' | 'about'>, words: Words): string =>
  about === '' ? words(`counts.of.${of}`) : `${words(`counts.of.${of}`)} · ${about}`
