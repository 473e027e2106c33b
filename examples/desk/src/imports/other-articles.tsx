import type { ImportFailure } from '@dawakit/core/contract'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Part } from './part.tsx'

export interface OtherArticlesProps {
  examples: Extract<ImportFailure, { code: 'articles-differ' }>['examples']
}

/** What a few codes stand for in the shop, and in the list that was refused. */
export function OtherArticles({ examples }: OtherArticlesProps) {
  const words = useWords()
  if (examples.length === 0) return null
  return (
    <Part title={words('imports.articles.title')}>
      <DeskTable
        isLow
        label={words('imports.articles.title')}
        rows={examples}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.articles.code'), cell: ({ code }) => code },
          { title: words('imports.articles.inShop'), cell: ({ inShop }) => inShop },
          { title: words('imports.articles.inList'), cell: ({ inList }) => inList },
        ]}
      />
    </Part>
  )
}
