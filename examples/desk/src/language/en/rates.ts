/** What was ordered before a change of GST rates and has not left. */
export const ratesWords = {
  title: 'Rates that have changed',
  intro:
    'These goods were ordered at another rate of GST and have not left. Their invoice has the rate of now; the customer pays what was agreed.',
  none: 'Nothing is waiting that was ordered at another rate of GST.',
  table: 'Goods with another rate',
  order: 'Order',
  ordered: 'Ordered',
  goods: 'Goods',
  pieces: 'Pieces',
  hsn: 'HSN',
  before: 'GST then',
  now: 'GST now',
  percent: '%{rate} %',
  notice:
    'Rates of GST have changed since %{smart_count} line was ordered. |||| Rates of GST have changed since %{smart_count} lines were ordered.',
  noticeMore: 'Rates of GST have changed since more than %{count} lines were ordered.',
  look: 'Look at them',
} as const
