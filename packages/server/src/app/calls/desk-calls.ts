import { customerDeskCalls } from '../../desk/customer-records/customer-records.desk.ts'
import { paperDeskCalls } from '../../desk/papers/papers.desk.ts'
import { parcelDeskCalls } from '../../desk/parcels/parcels.desk.ts'
import { supplyDeskCalls } from '../../desk/parcels/supply.desk.ts'
import { phoneOrderDeskCalls } from '../../desk/phone-orders/phone-orders.desk.ts'
import { quarantineDeskCalls } from '../../desk/quarantine/quarantine.desk.ts'
import { recallDeskCalls } from '../../desk/recalls/recalls.desk.ts'
import { registerDeskCalls } from '../../desk/registers/registers.desk.ts'
import type { AnyDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { brandDeskCalls } from '../../keeping/brands/brands.desk.ts'
import { bulkDeskCalls } from '../../keeping/bulk/bulk.desk.ts'
import { categoryDeskCalls } from '../../keeping/categories/categories.desk.ts'
import { correctionDeskCalls } from '../../keeping/corrections/corrections.desk.ts'
import { countDeskCalls } from '../../keeping/counts/counts.desk.ts'
import { couponDeskCalls } from '../../keeping/coupons/coupons.desk.ts'
import { debitNoteDeskCalls } from '../../keeping/debit-notes/debit-notes.desk.ts'
import { deliveryDeskCalls } from '../../keeping/delivery/delivery.desk.ts'
import { frontDeskCalls } from '../../keeping/front/front.desk.ts'
import { pagePictureDeskCalls } from '../../keeping/front/page-pictures.desk.ts'
import { goodsInDeskCalls } from '../../keeping/goods-in/goods-in.desk.ts'
import { noticeDeskCalls } from '../../keeping/notices/notices.desk.ts'
import { productPriceDeskCalls } from '../../keeping/products/product-prices.desk.ts'
import { productDeskCalls } from '../../keeping/products/products.desk.ts'
import { shelfDeskCalls } from '../../keeping/shelf/shelf.desk.ts'
import { supplierDeskCalls } from '../../keeping/suppliers/suppliers.desk.ts'
import { toOrderDeskCalls } from '../../keeping/to-order/to-order.desk.ts'
import { wishDeskCalls } from '../../keeping/wishes/wishes.desk.ts'
import { importDeskCalls } from '../../lists/desk/imports.desk.ts'
import { returnDeskCalls } from '../../money/judging/returns.desk.ts'
import { debtDeskCalls } from '../../money/payouts/debt.desk.ts'
import { moneyDeskCalls } from '../../money/payouts/money.desk.ts'
import { orderDeskCalls } from '../../orders/desk/orders.desk.ts'
import { auditDeskCalls } from '../../people/audit/audit.desk.ts'
import { passkeyDeskCalls } from '../../people/passkeys/passkeys.desk.ts'
import { staffDeskCalls } from '../../people/staff/staff.desk.ts'
import { prescriptionDeskCalls } from '../../prescriptions/checks/prescriptions.desk.ts'
import { prescriptionRequestDeskCalls } from '../../requests/by-prescription/prescription-requests.desk.ts'
import { scanDeskCalls } from '../../shelves/scanning/scan.desk.ts'

/** Every call of the desk, one list per noun. */
export const deskCalls: AnyDeskCall[] = [
  ...staffDeskCalls,
  ...passkeyDeskCalls,
  ...auditDeskCalls,
  ...orderDeskCalls,
  ...parcelDeskCalls,
  ...supplyDeskCalls,
  ...scanDeskCalls,
  ...paperDeskCalls,
  ...prescriptionDeskCalls,
  ...registerDeskCalls,
  ...returnDeskCalls,
  ...moneyDeskCalls,
  ...debtDeskCalls,
  ...prescriptionRequestDeskCalls,
  ...customerDeskCalls,
  ...phoneOrderDeskCalls,
  ...quarantineDeskCalls,
  ...recallDeskCalls,
  ...shelfDeskCalls,
  ...debitNoteDeskCalls,
  ...importDeskCalls,
  ...supplierDeskCalls,
  ...goodsInDeskCalls,
  ...toOrderDeskCalls,
  ...countDeskCalls,
  ...correctionDeskCalls,
  ...productDeskCalls,
  ...productPriceDeskCalls,
  ...bulkDeskCalls,
  ...categoryDeskCalls,
  ...brandDeskCalls,
  ...frontDeskCalls,
  ...pagePictureDeskCalls,
  ...couponDeskCalls,
  ...deliveryDeskCalls,
  ...noticeDeskCalls,
  ...wishDeskCalls,
]
