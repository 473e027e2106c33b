/** The statements that fill a shop with orders: PostgreSQL makes the rows itself, by their numbers. */

/** Numbers of rows, both included. */
export interface Part {
  from: number
  to: number
}

export interface OrderSize {
  orders: number
  customers: number
}

const DAY_MS = 86_400_000
/** For so long the shop has sold. */
const SOLD_MS = 3 * 365 * DAY_MS
/** Older orders have come to their end. */
const UNDERWAY_MS = 10 * DAY_MS
/** Products that are ordered. */
const BOUGHT = 2000
/** One customer buys for many: every so manieth order is theirs. */
const OF_ONE = 1000
export const FIRST_MOBILE = 6_000_000_000

const rows = ({ from, to }: Part) => `generate_series(${from}::bigint, ${to}::bigint) as row (n)`
const orderId = (n: string) => `substr(md5('order' || (${n})), 1, 24)`
/** Of a customer, counted from 0. */
export const customerId = (n: string) => `substr(md5('customer' || (${n})), 1, 24)`

/**
 * `pg_temp.share` is a number from 0 to below 1 that belongs to a row and a question about it; `bench_product` has the
 * products that are ordered, by number.
 */
export const SET_UP = `
  create function pg_temp.share(n bigint, question int) returns float8 immutable parallel safe language sql as
    $$ select (hashint8extended(n, question) & 1073741823) / 1073741824.0 $$;
  create function pg_temp.financial_year(at bigint) returns text immutable parallel safe language sql as
    $$ select case when month >= 4 then year || '-' || lpad(((year + 1) % 100)::text, 2, '0')
         else (year - 1) || '-' || lpad((year % 100)::text, 2, '0') end
       from (select extract(year from day)::int as year, extract(month from day)::int as month
         from (select to_timestamp(at / 1000.0) at time zone 'Asia/Kolkata' as day) as days) as parts $$;
  create temp table bench_product as
    select row_number() over (order by id) - 1 as no, id, name, slug, package_size, mrp_paise, price_paise, hsn, gst_bp
    from (select * from product where is_for_sale = 1 order by id limit ${BOUGHT}) as bought;
  create unique index on bench_product (no);
  analyze bench_product`

type Statement<Known> = (part: Part, known: Known) => string

export const CUSTOMERS: readonly Statement<OrderSize>[] = [
  (part) => `
    insert into customer (id, username, email, email_key, mobile, mobile_verified_at, gender, blood_group,
      date_of_birth, pincode, viewed, created_at)
    select ${customerId('n - 1')}, 'Customer ' || n, 'customer' || n || '@mail.example',
      'customer' || n || '@mail.example', (${FIRST_MOBILE} + n)::text, 1, '', '', '', '600001', '[]', 1
    from ${rows(part)}`,
  (part) => `
    insert into address (id, user_id, slot, name, contact_number, email, door_number, street_name, land_mark,
      pincode, city_name, state_name, address_type, created_at)
    select substr(md5('address' || n), 1, 24), ${customerId('n - 1')}, 1, 'Customer ' || n, '9876543210', '',
      '12', 'Anna Salai', 'Opposite the library', '600001', 'Chennai', 'Tamil Nadu', 'home', 1
    from ${rows(part)}`,
]

interface Filled extends OrderSize {
  /** When the last order was placed. */
  now: number
}

/** What is known of an order by its number: who, when, how paid, and what has become of it. */
const ordersOf = (part: Part, { orders, customers, now }: Filled) => `
  (select *,
    fate in ('ended', 'cancelled') as is_over,
    case when fate = 'ended' then 'unpaid' when method = 'cod' then case fate when 'delivered' then 'paid' else 'unpaid' end
      when fate = 'cancelled' then 'refunded' when fate = 'held' then 'unpaid'
      when fate = 'delivered' and pg_temp.share(n, 7) < 0.02 then 'partlyRefunded' else 'paid' end as payment
  from (select *,
    case
      when age > ${UNDERWAY_MS} then
        case when fortune < 0.93 then 'delivered' when fortune < 0.97 and method <> 'cod' then 'ended' else 'cancelled' end
      when age > 3600000 then
        case when fortune < 0.03 then 'cancelled' when fortune < 0.06 and method <> 'cod' then 'ended'
          when age > ${UNDERWAY_MS} * (0.2 + pg_temp.share(n, 4)) then 'delivered'
          when age > ${UNDERWAY_MS} * 0.2 then (array['onTheWay', 'pickedUp', 'confirmed'])[1 + floor(pg_temp.share(n, 5) * 3)::int]
          else (array['confirmed', 'pending'])[1 + floor(pg_temp.share(n, 5) * 2)::int] end
      when method = 'cod' or fortune < 0.7 then 'pending'
      when age > 1200000 then 'ended' else 'held' end as fate
  from (select n, ${orderId('n')} as id,
    ${customerId(`case when n % ${OF_ONE} = 0 then 0 else floor(power(pg_temp.share(n, 1), 1.5) * ${customers})::int end`)} as user_id,
    case when pg_temp.share(n, 2) < 0.4 then 'cod' else 'razorpay' end as method,
    pg_temp.share(n, 3) as fortune,
    20000 + floor(pg_temp.share(n, 6) * 80000)::bigint as total,
    ${now}::bigint - (${orders} - n) * ${SOLD_MS} / ${orders} as at,
    (${orders} - n) * ${SOLD_MS} / ${orders} as age
  from ${rows(part)}) as placed) as fated) as known`

export const ORDERS: readonly Statement<Filled>[] = [
  (part, size) => `
    insert into orders (id, number, user_id, delivery_status, payment_status, payment_method, stock_state, reserved_until,
      sub_total_paise, savings_paise, discount_paise, shipping_paise, total_paise, coupon_name, coupon_percent, address,
      doctor, is_for_myself, window_from, window_to, fingerprint, ordered_at, confirmed_at, picked_up_at, on_the_way_at,
      delivered_at, canceled_at, ended_by)
    select id, 'DWK-' || to_char(to_timestamp(at / 1000.0) at time zone 'Asia/Kolkata', 'YYMMDD') || '-'
        || lpad(upper(to_hex((n * 2654435761) % 268435456)), 7, '0'),
      user_id,
      case when is_over or fate = 'held' then 'pending' else fate end, payment, method,
      case when is_over then 'released' when fate = 'held' then 'held' else 'taken' end,
      case when fate = 'held' then at + 1200000 end,
      total - 3900, 1500, 0, 3900, total, null, null,
      '{"name":"Customer ' || n || '","contactNumber":"9876543210","email":"","doorNumber":"12","streetName":"Anna Salai","landMark":"Opposite the library","pincode":"600001","cityName":"Chennai","stateName":"Tamil Nadu","addressType":"home"}',
      '{"doctorName":"","doctorEmail":"","doctorContactNumber":""}', 1, '2026-11-27', '2026-11-28',
      md5('print' || n) || md5('prints' || n), at,
      case when not is_over and fate not in ('pending', 'held') then at + 7200000 end,
      case when fate in ('pickedUp', 'onTheWay', 'delivered') then at + 36000000 end,
      case when fate in ('onTheWay', 'delivered') then at + 72000000 end,
      case when fate = 'delivered' then at + 108000000 end,
      case when is_over then at + 1800000 end,
      case fate when 'ended' then 'clock' when 'cancelled' then 'customer' end
    from ${ordersOf(part, size)}`,
  (part) => `
    insert into order_line (order_id, line_no, product_id, name, slug, category_slug, thumbnail, package_size, variant_key,
      quantity, price_paise, mrp_paise, discount_paise, hsn, gst_bp, is_prescription)
    select ${orderId('n')}, line_no, bought.id, bought.name, bought.slug, 'medicines', '', bought.package_size, '',
      1 + n % 3, bought.price_paise, bought.mrp_paise, 0, bought.hsn, bought.gst_bp, 0
    from ${rows(part)}
    cross join lateral generate_series(1, 1 + floor(power(pg_temp.share(n, 8), 2) * 3)::int) as line (line_no)
    join bench_product as bought
      on bought.no = floor(pg_temp.share(n * 4 + line_no, 9) * (select count(*) from bench_product))::int`,
  (part, size) => `
    insert into payment (id, order_id, provider, provider_order_id, provider_payment_id, amount_paise, currency, status,
      created_at, updated_at, next_poll_at)
    select substr(md5('payment' || n), 1, 24), id, method, 'order_' || substr(md5('gateway' || n), 1, 14),
      case when payment <> 'unpaid' then 'pay_' || substr(md5('paid' || n), 1, 14) end, total, 'INR',
      case payment when 'unpaid' then 'created' when 'paid' then 'captured' else payment end, at, at + 60000,
      -- A week after, nobody asks any more. Before, nobody would answer here: the next time is far away.
      case when payment = 'unpaid' and age < 7 * ${DAY_MS} then at + age + ${SOLD_MS} end
    from ${ordersOf(part, size)} where method <> 'cod'`,
  (part, size) => `
    insert into refund (id, payment_id, order_id, idempotency_key, amount_paise, status, provider_refund_id, reason, asked_at,
      created_at, updated_at)
    select substr(md5('refund' || n), 1, 24), substr(md5('payment' || n), 1, 24), id, 'refund-' || n, total / 2, 'done',
      'rfnd_' || substr(md5('back' || n), 1, 14), 'operator', at, at, at
    from ${ordersOf(part, size)} where payment in ('refunded', 'partlyRefunded')`,
]

/** What the last days leave behind, by docs/operating.md, 'What is kept, and how long'. */
export function ofDays({ orders, customers, now }: Filled): readonly string[] {
  const within = (days: number) => Math.min(orders, Math.ceil((orders * days * DAY_MS) / SOLD_MS))
  const last = (days: number, times = 1): Part => ({ from: 1, to: within(days) * times })
  const at = (days: number, times = 1) =>
    `${now}::bigint - ((n - 1)::float8 / ${within(days) * times} * ${days * DAY_MS})::bigint`
  const who = customerId(`floor(pg_temp.share(n, 11) * ${customers})::int`)
  return [
    `insert into session (id, user_id, created_at, expires_at, by_code)
      select substr(md5('session' || n), 1, 24), ${customerId('n - 1')}, ${now} - n * 4000, ${now} + 604800000 - n * 4000, 1
      from generate_series(1, ${customers}) as row (n)`,
    `insert into outbox (id, kind, recipient, payload, dedupe_key, created_at, next_try_at, expires_at, tries, sent_at)
      select substr(md5('message' || n), 1, 24), case n % 4 when 0 then 'sms' else 'mail' end, '', '', 'message:' || n,
        ${at(30, 4)}, ${at(30, 4)}, null, 1, ${at(30, 4)}
      from ${rows(last(30, 4))}`,
    `insert into notification (id, title, description, link, user_id, created_at)
      select substr(md5('notice' || n), 1, 24), 'Order delivered', 'Your order has arrived.', '/account/orders', ${who},
        ${at(180)}
      from ${rows(last(180))}`,
    `insert into idempotency (user_id, key, body_hash, order_id, created_at)
      select ${who}, 'key-' || n, md5(n::text) || md5('b' || n), ${orderId(`${orders} - n`)}, ${at(1)} from ${rows(last(1))}`,
    `insert into payment_event (provider, event_id, received_at)
      select 'razorpay', 'event_' || n, ${at(90)} from ${rows(last(90))}`,
    `insert into attempt (id, bucket, at)
      select substr(md5('attempt' || n), 1, 24), 'orders:' || ${who}, ${at(1, 4)} from ${rows(last(1, 4))}`,
    `insert into coupon (id, name, name_key, percent, expires_at, uses_left, is_for_all)
      values ('bench-coupon', 'BENCH10', 'bench10', 10, 9007199254740991, 1000000, 1)`,
    `insert into coupon_use (coupon_id, user_id, order_id, used_at)
      select 'bench-coupon', ${customerId('n - 1')}, ${orderId('n')}, ${now} - n
      from generate_series(1, ${customers}, 2) as row (n)`,
    // Who still waits, waits for what is not there.
    `insert into stock_request (user_id, product_id, created_at, answered_at)
      select ${who}, id, ${now} - n, case when free > 0 then ${now} - n end
      from ${rows(last(30))} join bench_product on no = n % 100 join stock on product_id = id on conflict do nothing`,
    `insert into money_case (id, kind, state, subject, provider, provider_reference, order_id, payment_id, expected_paise,
        found_paise, note, opened_at, closed_at)
      select substr(md5('case' || n), 1, 24), (array['wrong-amount', 'refund-refused', 'unknown-payment'])[1 + n % 3],
        case when n <= 40 then 'open' else 'closed' end, 'bench:' || n, 'razorpay', 'pay_' || n, ${orderId('n')}, null, 100,
        50, '', ${now} - n * 1000, case when n > 40 then ${now} end
      from generate_series(1, 5000) as row (n)`,
  ]
}

/**
 * What the shelves hold for unpaid orders, and invoices of all that was delivered, without a gap in their financial year. Their paper is short here: the shop writes
 * some 1.5 KB.
 */
export const ofEnd = (): readonly string[] => [
  `update stock set reserved = reserved + held.pieces
    from (select product_id, sum(quantity) as pieces from order_line join orders on orders.id = order_id
      where reserved_until is not null group by product_id) as held
    where held.product_id = stock.product_id`,
  `insert into invoice (number, financial_year, sequence, order_id, issued_at, paper)
    select 'IN' || substr('V123456789ABCDEFGHJKLMNPQRSTUWXYZ', ((sequence - 1) / 999999)::int + 1, 1) || '/'
        || substr(year, 3) || '/' || lpad(((sequence - 1) % 999999 + 1)::text, 6, '0'),
      year, sequence, id, delivered_at, '{"invoice":"of the bench"}'
    from (select id, delivered_at, year, row_number() over (partition by year order by delivered_at, id) as sequence
      from (select id, delivered_at, pg_temp.financial_year(delivered_at) as year
        from orders where delivered_at is not null) as delivered) as numbered`,
  `insert into invoice_series (financial_year, last_number)
    select financial_year, max(sequence) from invoice group by financial_year`,
]
