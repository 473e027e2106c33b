import type { Guards } from '../mutant.ts'

const near = 'packages/server/test/desk/registers.test.ts'

export const registerGuards: Guards = [
  {
    kind: 'once',
    file: 'packages/server/src/orders/registers/keep-registers.ts',
    from: '    if (!first || !last || quantity === 0) return []\n',
    to: '    if (!first || !last) return []\n',
    near,
  },
  {
    kind: 'still so',
    file: 'packages/server/src/orders/registers/keep-registers.ts',
    from: '  refuseLacking(found.map(({ facts }) => facts))\n',
    to: '',
    near,
  },
  {
    kind: 'still so',
    file: 'packages/server/src/orders/registers/correct-entry.ts',
    from: '    if (history.version !== seen) throw new CallError(409, registerEntryChanged, { data: history })\n',
    to: '',
    near: 'packages/server/test/conformance/desk/desk.test.ts',
  },
  {
    kind: 'who may',
    file: 'packages/server/src/orders/registers/correct-entry.ts',
    from: '  approvesAs(staff)\n',
    to: '',
    near: 'packages/server/test/conformance/desk/desk.test.ts',
  },
  {
    kind: 'until when',
    file: 'packages/server/src/orders/registers/register-series.ts',
    from: '  if (yearNow !== year) {',
    to: '  if (yearNow < year) {',
    near,
  },
  {
    kind: 'how much',
    file: 'packages/server/src/orders/registers/what-is-out.sql.ts',
    from: "    const quantity = shipment.state === 'returned' ? 0 : supplied\n",
    to: '    const quantity = supplied\n',
    near,
  },
  {
    kind: 'still so',
    file: 'packages/core/src/sale/schedules.ts',
    from: '  return strictestOf([schedule, told])\n',
    to: '  return schedule\n',
    near,
  },
  {
    kind: 'who may',
    file: 'packages/server/src/lists/sources/say-schedule.ts',
    from: "const isScheduleAnew = known.is_schedule_guessed === 1 || columns.has('schedule_by')",
    to: 'const isScheduleAnew = true',
    near: 'packages/server/src/lists/products/said-schedules.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/catalogue/schedules/followed-schedules.sql.ts',
    from: ' || before.includes(own)',
    to: '',
    near: 'packages/server/src/catalogue/schedules/follow-schedules.test.ts',
  },
  {
    kind: 'which',
    file: 'packages/server/src/catalogue/schedules/follow-schedules.ts',
    from: '      wanted.is_schedule_guessed = 0\n',
    to: '      wanted.is_schedule_guessed = 1\n',
    near: 'packages/server/src/catalogue/schedules/follow-schedules.test.ts',
  },
]
