import type { Guards } from '../mutant.ts'

export const couponGuards: Guards = [
  {
    kind: 'how much',
    file: 'packages/server/src/people/coupons/coupons.sql.ts',
    from: "      .where('uses_left', '>=', -by)\n",
    to: '',
    near: 'packages/server/src/people/coupons/coupons.sql.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/people/coupons/coupons.sql.ts',
    from: 'if (claim && !(await writeUse(trx, claim))) throw new RuleError(couponUsed)',
    to: 'if (claim) await writeUse(trx, claim)',
    near: 'packages/server/src/people/coupons/coupons.sql.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/server/src/people/coupons/coupons.sql.ts',
    from: '  if (refused !== null) throw new RuleError(couponExpired)\n',
    to: '',
    near: 'packages/server/src/people/coupons/coupons.sql.test.ts',
  },
  {
    kind: 'whose',
    file: 'packages/server/src/people/coupons/coupons.sql.ts',
    from: "    .where('coupon_use.user_id', '=', userId)\n",
    to: '',
    near: 'packages/server/src/people/coupons/coupons.sql.test.ts',
  },
  {
    kind: 'which',
    file: 'packages/server/src/people/coupons/coupons.sql.ts',
    from: "  if (uses.length > 0) await trx.deleteFrom('coupon_use')",
    to: "  if (uses.length < 0) await trx.deleteFrom('coupon_use')",
    near: 'packages/server/src/people/coupons/coupons.sql.test.ts',
  },
  {
    kind: 'until when',
    file: 'packages/core/src/coupon/check-coupon.ts',
    from: '  return Number(at) > end\n',
    to: '  return Number(at) > end + 1\n',
    near: 'packages/core/src/coupon/coupon.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/core/src/coupon/check-coupon.ts',
    from: ' || coupon.maxLimit <= 0',
    to: '',
    near: 'packages/core/src/coupon/coupon.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/core/src/coupon/check-coupon.ts',
    from: '  if (coupon.usedUsers.includes(userId)) throw new RuleError(couponUsed)\n',
    to: '',
    near: 'packages/core/src/coupon/coupon.test.ts',
  },
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/coupons/kept-coupons.sql.ts',
    from: "versionOf(row, own?.ids ?? '',",
    to: 'versionOf(row, String(count),',
    near: 'packages/server/src/keeping/coupons/coupons.desk.test.ts',
  },
]
