import type { Paper } from '@dawakit/widgets/paper'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { DeskError } from '../api/desk-error.ts'
import { useGuarded } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

/** A file for the browser to save. */
export interface DrawnPaper {
  pdf: Paper['pdf']
  /** Without its ending. */
  fileName: string
}

/** Makes a paper when it is asked for and hands it to the browser. What draws is loaded with the first; null where there is none to draw. */
export function usePaper(draw: () => Promise<DrawnPaper | null>): { make: () => void; isPending: boolean } {
  const guarded = useGuarded()
  const notify = useNotify()
  const words = useWords()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const drawn = await guarded(draw())
      if (!drawn) return
      const { saveFile } = await import('@dawakit/widgets/paper')
      saveFile(drawn.pdf.output('blob'), `${drawn.fileName}.pdf`)
    },
    onError: (error) => {
      if (error instanceof DeskError && error.status === 401) return
      notify(error instanceof DeskError ? error.message : words('papers.failed'), { type: 'error' })
    },
  })
  return { make: () => mutate(), isPending }
}
