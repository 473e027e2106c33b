/**
 * The tables, as TypeScript sees them. One schema for SQLite and PostgreSQL: text and integers only
 * (paise, epoch milliseconds, 0/1, JSON as text, ids made by us). `migrations/` creates them.
 */
import type { Kysely } from 'kysely'
import type {
  BannerTable,
  BrandTable,
  CategoryTable,
  DealTable,
  DynamicCategoryTable,
  FormerNameTable,
  MenuGroupTable,
  MetaTable,
  NotificationTable,
  NotSoldOnlineTable,
  OfferTable,
  PageBannerTable,
  PictureTable,
  PincodeChangeTable,
  PincodeTable,
  ProductSaltTable,
  ProductTable,
  StateShippingTable,
  SubcategoryTable,
} from './catalogue.ts'
import type {
  StockCorrectionTable,
  StockCountLineTable,
  StockCountProductTable,
  StockCountTable,
} from './counts.ts'
import type {
  AddressTable,
  AttemptTable,
  CartLineTable,
  CodeAttemptTable,
  CustomerTable,
  CustomerWordTable,
  DeviceTable,
  LinkTable,
  NewsletterTable,
  NotificationSeenTable,
  PartnerKeyTable,
  PrescriptionTable,
  ProductRequestTable,
  ReviewTable,
  SessionTable,
  SignInHourTable,
  StockRequestTable,
  WishTable,
} from './customers.ts'
import type {
  CreditNoteSeriesTable,
  CreditNoteTable,
  OrderNoteTable,
  PayoutTable,
  PrescriptionApprovalTable,
  PrescriptionGrantTable,
  PrescriptionQuestionTable,
  PrescriptionRequestFileTable,
  PrescriptionRequestLineTable,
  PrescriptionRequestOrderTable,
  PrescriptionRequestTable,
  ReturnLineTable,
  ReturnPictureTable,
  ReturnRequestTable,
  ShipmentAttemptTable,
  ShipmentLineTable,
  ShipmentTable,
} from './desk.ts'
import type { HappeningTable, SubscriberTable } from './happenings.ts'
import type { ImportChangeTable, ImportListTable, ImportRunTable, ImportTable } from './imports.ts'
import type { BulkChangeTable, MakerWordTable, ProductStepTable, ProductWordTable } from './kept-products.ts'
import type {
  ChangedRateTable,
  CouponProductTable,
  CouponTable,
  CouponUseTable,
  IdempotencyTable,
  InvoiceSeriesTable,
  InvoiceTable,
  MoneyCaseTable,
  MoneyEntryTable,
  OrderLineTable,
  OrderPrescriptionTable,
  OrderTable,
  OrderWordTable,
  OutboxTable,
  PaymentEventTable,
  PaymentTable,
  RefundTable,
} from './orders.ts'
import type {
  DebitNoteCreditTable,
  DebitNoteLineTable,
  DebitNoteSeriesTable,
  DebitNoteTable,
  PurchaseBillTable,
  PurchaseLineTable,
  PurchaseNoteTable,
  SoldDayTable,
  SoldLineTable,
  SupplierBatchTable,
  SupplierOrderLineTable,
  SupplierOrderTable,
  SupplierTable,
  ToOrderTable,
} from './purchase.ts'
import type { RecallTable, RecallToldTable } from './recalls.ts'
import type { RegisterEntryTable, RegisterSeriesTable, RegisterWordTable } from './registers.ts'
import type { ProductCodeTable, ShelfMoveTable, StockBatchTable, StockTable } from './shelves.ts'
import type {
  AuditTable,
  StaffChallengeTable,
  StaffPasskeyTable,
  StaffSessionTable,
  StaffTable,
} from './staff.ts'

export interface Schema {
  product: ProductTable
  stock: StockTable
  stock_batch: StockBatchTable
  product_code: ProductCodeTable
  product_salt: ProductSaltTable
  product_word: ProductWordTable
  maker_word: MakerWordTable
  product_step: ProductStepTable
  bulk_change: BulkChangeTable
  not_sold_online: NotSoldOnlineTable
  brand: BrandTable
  category: CategoryTable
  subcategory: SubcategoryTable
  menu_group: MenuGroupTable
  banner: BannerTable
  offer: OfferTable
  deal: DealTable
  dynamic_category: DynamicCategoryTable
  page_banner: PageBannerTable
  former_name: FormerNameTable
  pincode_change: PincodeChangeTable
  picture: PictureTable
  notification: NotificationTable
  notification_seen: NotificationSeenTable
  pincode: PincodeTable
  state_shipping: StateShippingTable
  customer: CustomerTable
  customer_word: CustomerWordTable
  session: SessionTable
  code_attempt: CodeAttemptTable
  device: DeviceTable
  sign_in_hour: SignInHourTable
  attempt: AttemptTable
  link: LinkTable
  cart_line: CartLineTable
  address: AddressTable
  prescription: PrescriptionTable
  orders: OrderTable
  order_line: OrderLineTable
  order_word: OrderWordTable
  order_prescription: OrderPrescriptionTable
  idempotency: IdempotencyTable
  coupon: CouponTable
  coupon_product: CouponProductTable
  coupon_use: CouponUseTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  refund: RefundTable
  money_case: MoneyCaseTable
  money_entry: MoneyEntryTable
  invoice_series: InvoiceSeriesTable
  invoice: InvoiceTable
  review: ReviewTable
  stock_request: StockRequestTable
  product_request: ProductRequestTable
  wish: WishTable
  newsletter: NewsletterTable
  outbox: OutboxTable
  happening: HappeningTable
  subscriber: SubscriberTable
  partner_key: PartnerKeyTable
  import: ImportTable
  import_change: ImportChangeTable
  import_run: ImportRunTable
  import_list: ImportListTable
  staff: StaffTable
  staff_passkey: StaffPasskeyTable
  staff_session: StaffSessionTable
  staff_challenge: StaffChallengeTable
  audit: AuditTable
  prescription_grant: PrescriptionGrantTable
  prescription_approval: PrescriptionApprovalTable
  prescription_question: PrescriptionQuestionTable
  prescription_request: PrescriptionRequestTable
  prescription_request_file: PrescriptionRequestFileTable
  prescription_request_line: PrescriptionRequestLineTable
  prescription_request_order: PrescriptionRequestOrderTable
  shipment: ShipmentTable
  shipment_attempt: ShipmentAttemptTable
  shipment_line: ShipmentLineTable
  order_note: OrderNoteTable
  return_request: ReturnRequestTable
  return_line: ReturnLineTable
  return_picture: ReturnPictureTable
  payout: PayoutTable
  credit_note_series: CreditNoteSeriesTable
  credit_note: CreditNoteTable
  shelf_move: ShelfMoveTable
  recall: RecallTable
  recall_told: RecallToldTable
  stock_count: StockCountTable
  stock_count_product: StockCountProductTable
  stock_count_line: StockCountLineTable
  stock_correction: StockCorrectionTable
  register_series: RegisterSeriesTable
  register_entry: RegisterEntryTable
  register_word: RegisterWordTable
  debit_note_credit: DebitNoteCreditTable
  debit_note_line: DebitNoteLineTable
  debit_note_series: DebitNoteSeriesTable
  debit_note: DebitNoteTable
  purchase_bill: PurchaseBillTable
  purchase_line: PurchaseLineTable
  purchase_note: PurchaseNoteTable
  sold_day: SoldDayTable
  sold_line: SoldLineTable
  supplier_batch: SupplierBatchTable
  supplier_order_line: SupplierOrderLineTable
  supplier_order: SupplierOrderTable
  supplier: SupplierTable
  to_order: ToOrderTable
  changed_rate: ChangedRateTable
  meta: MetaTable
}

export type Database = Kysely<Schema>
