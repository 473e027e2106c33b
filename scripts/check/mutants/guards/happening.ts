import type { Guards } from '../mutant.ts'

const near = 'packages/server/src/ground/handing-over/happenings.test.ts'

export const happeningGuards: Guards = [
  {
    kind: 'once',
    file: 'packages/server/src/ground/handing-over/hand-over.ts',
    from: "    .where('held_until', '<=', now)\n",
    to: '',
    near,
  },
  {
    kind: 'until when',
    file: 'packages/server/src/ground/handing-over/hand-over.ts',
    from: "    .where('next_try_at', '<=', now)\n",
    to: '',
    near,
  },
  {
    kind: 'still so',
    file: 'packages/server/src/ground/handing-over/hand-over.ts',
    from: "    .where('held_by', '=', holder)\n",
    to: '',
    near,
  },
]
