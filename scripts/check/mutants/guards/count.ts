import type { Guards } from '../mutant.ts'

const COUNTS = 'packages/server/test/desk/counts.test.ts'

export const countGuards: Guards = [
  {
    kind: 'once',
    file: 'packages/server/src/keeping/counts/counts.sql.ts',
    from: "  if (row.state !== 'open') throw new CallError(409, countOver)\n",
    to: '',
    near: COUNTS,
  },
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/counts/close-count.ts',
    from: '  requireStanding(shelves, [...named, ...corrections])\n',
    to: '',
    near: COUNTS,
  },
  {
    kind: 'which',
    file: 'packages/server/src/keeping/counts/close-count.ts',
    from: '{ isWhole: isWhole || unnamed !== undefined }',
    to: '{ isWhole: isWhole || productId !== undefined }',
    near: COUNTS,
  },
  {
    kind: 'until when',
    file: 'packages/server/src/keeping/counts/close-count.ts',
    from: '    isSoldOn(expiresOn, istDate(at), saleDaysOf(saleDays, shelves.product(productId).dosageForm))\n',
    to: '    isSoldOn(expiresOn, istDate(0), saleDaysOf(saleDays, shelves.product(productId).dosageForm))\n',
    near: COUNTS,
  },
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/counts/count-line.ts',
    from: "    .where('counted', '=', seen)\n",
    to: '',
    near: COUNTS,
  },
  {
    kind: 'which',
    file: 'packages/server/src/keeping/counts/look-at-closing.ts',
    from: '    if (isCounted) continue\n',
    to: '    if (isCounted && productId === countId) continue\n',
    near: COUNTS,
  },
  {
    kind: 'who may',
    file: 'packages/server/src/keeping/corrections/write-corrections.ts',
    from: "  if (staff?.role === 'packer') requireSmall(written, packerMost)\n",
    to: '',
    near: COUNTS,
  },
  {
    kind: 'how much',
    file: 'packages/server/src/keeping/corrections/write-corrections.ts',
    from: '  if (size > packerMost) throw',
    to: '  if (size >= packerMost) throw',
    near: COUNTS,
  },
  {
    kind: 'once',
    file: 'packages/server/src/keeping/corrections/correct.ts',
    from: '  if (later || row.undoes !== null) throw',
    to: '  if (row.undoes !== null) throw',
    near: COUNTS,
  },
  {
    kind: 'how much',
    file: 'packages/server/src/keeping/corrections/correct.ts',
    from: '  if (pieces.units < 0 && there < 0 - pieces.units) {',
    to: '  if (pieces.units < 0 && there < 0 - pieces.units && isNamed(pieces)) {',
    near: COUNTS,
  },
]
