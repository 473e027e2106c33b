import { istDate } from '@dawakit/core/delivery'
import { productPath } from '@dawakit/core/product'
import { textOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { productSummariesById } from '../../../catalogue/products/product-summary.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { isOwnPath } from '../../../ground/values/own-path.ts'
import { sendNotification } from '../../../people/notifications/send-notification.ts'
import { answerProductRequest } from '../../../requests/of-products/answer-product-request.ts'
import { requestMails } from '../../../requests/of-products/request-mail-labels.ts'
import { findCustomer } from '../find-customer.ts'
import { findProduct } from '../find-product.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { withMessages } from '../with-messages.ts'

const TITLE_MAX = 120
const TEXT_MAX = 500

export function addCustomerCommands(program: Command, operator: Operator): void {
  program
    .command('notify')
    .description('Send a notification to everybody, or to one customer.')
    .argument('<title>')
    .argument('[text]')
    .option('--link <path>', 'a path of the store, e.g. /cart', '')
    .option('--to <customer>', 'mobile number, e-mail address or id; everybody when not given')
    .action((title: string, text: string | undefined, options: { link: string; to?: string }) =>
      notify(operator, title, text ?? '', options),
    )
  const requests = program
    .command('requests')
    .description('What customers asked for: products back in stock, and products that are not listed.')
  requests
    .command('list')
    .description('The requests that are not answered.')
    .action(() => listRequests(operator))
  requests
    .command('answer')
    .description('Answer the request for a product that was not listed. The notification and the mail leave.')
    .argument('<request>', 'its id, as the list shows it')
    .argument('[text]', 'what the customer is told')
    .option('--product <product>', 'the product that is there now: id, code or slug')
    .action((request: string, text: string | undefined, options: { product?: string }) =>
      answer(operator, request, text, options.product),
    )
  requests
    .command('restock')
    .description(
      'Tell everybody who waits for a product that is in stock again. The store does so by itself, too.',
    )
    .action(() =>
      withMessages(operator, async (context) => {
        operator.print(`Customers told: ${await context.restock.runOnce()}.`)
      }),
    )
}

async function notify(
  operator: Operator,
  title: string,
  text: string,
  options: { link: string; to?: string },
): Promise<void> {
  if (options.link !== '' && !isOwnPath(options.link)) {
    throw new OperatorError('--link takes a path of the store that starts with one slash.')
  }
  if (title.trim() === '') throw new OperatorError('A notification needs a title.')
  await withDatabase(operator, async (db) => {
    const userId = options.to === undefined ? null : (await findCustomer(db, options.to)).id
    const notification = {
      title: textOf('title', title, TITLE_MAX),
      description: textOf('text', text, TEXT_MAX),
      link: options.link,
      userId,
      staffId: '',
    }
    await sendNotification(db, notification, Date.now())
    operator.print(userId === null ? 'Sent to everybody.' : 'Sent to one customer.')
  })
}

async function listRequests(operator: Operator): Promise<void> {
  const { print } = operator
  await withDatabase(operator, async (db) => {
    const waiting = await db
      .selectFrom('stock_request')
      .innerJoin('product', 'product.id', 'stock_request.product_id')
      .leftJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'product.name', 'stock.free'])
      .select((column) => column.fn.countAll().as('count'))
      .where('stock_request.answered_at', 'is', null)
      .groupBy(['product.id', 'product.name', 'stock.free'])
      .orderBy('product.name')
      .execute()
    print(`Back in stock: ${waiting.length} products are waited for.`)
    for (const { id, name, free, count } of waiting) {
      print(`  ${id}  ${name}: ${Number(count)} waiting, ${free ?? 0} in stock`)
    }
    const wanted = await db
      .selectFrom('product_request')
      .selectAll()
      .where('answered_at', 'is', null)
      .orderBy('created_at')
      .execute()
    print(`Not listed: ${wanted.length} requests.`)
    for (const request of wanted) {
      print(`  ${request.id}  ${istDate(request.created_at)}  ${request.product_name}  ${request.mobile}`)
    }
  })
}

async function answer(
  operator: Operator,
  requestId: string,
  text: string | undefined,
  product: string | undefined,
): Promise<void> {
  await withMessages(operator, async (context) => {
    const link = product === undefined ? '' : await pathOf(context.db, product)
    const words = text ?? (product === undefined ? undefined : requestMails.productRequest.found)
    if (!words)
      throw new OperatorError('Say what the customer is told, or which product is there now: --product.')
    await answerProductRequest(context, { requestId, text: textOf('text', words, TEXT_MAX), link })
    operator.print('Answered.')
  })
}

async function pathOf(db: Database, name: string): Promise<string> {
  const { id } = await findProduct(db, name)
  const product = (await productSummariesById(db, [id])).get(id)
  return product ? productPath(product) : ''
}
