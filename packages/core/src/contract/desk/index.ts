import type { InputOf } from '../call-input.ts'
import type { AuditCalls, AuditFiles } from './audit.ts'
import type { BrandDeskCalls, PageUploads } from './brands.ts'
import type { CategoryDeskCalls } from './categories.ts'
import type { CountDeskCalls, CountDeskFiles } from './counts.ts'
import type { CouponDeskCalls } from './coupons.ts'
import type { CustomerDeskCalls, CustomerDeskUploads } from './customers.ts'
import type { DebitNoteDeskCalls, DebitNoteDeskFiles } from './debit-notes.ts'
import type { DeliveryDeskCalls } from './delivery.ts'
import type { FrontDeskCalls } from './front.ts'
import type { GoodsInDeskCalls, GoodsInDeskFiles, GoodsInDeskUploads } from './goods-in.ts'
import type { ImportDeskCalls, ImportDeskFiles, ImportDeskUploads } from './imports.ts'
import type { MoneyDeskCalls } from './money.ts'
import type { NoticeDeskCalls } from './notices.ts'
import type { OrderDeskCalls } from './orders.ts'
import type { PaperDeskCalls } from './papers.ts'
import type { ParcelDeskCalls } from './parcels.ts'
import type { PasskeyCalls } from './passkeys.ts'
import type { PhoneOrderDeskCalls } from './phone-orders.ts'
import type { PrescriptionDeskCalls, PrescriptionDeskFiles } from './prescriptions.ts'
import type { ProductDeskCalls, ProductDeskUploads } from './products.ts'
import type { QuarantineDeskCalls } from './quarantine.ts'
import type { RecallDeskCalls, RecallDeskFiles } from './recalls.ts'
import type { RegisterDeskCalls, RegisterDeskFiles } from './registers.ts'
import type { RequestDeskCalls } from './requests.ts'
import type { ReturnDeskCalls, ReturnDeskFiles } from './returns.ts'
import type { ScanDeskCalls } from './scan.ts'
import type { ShelfDeskCalls, ShelfDeskFiles } from './shelves.ts'
import type { StaffCalls } from './staff.ts'
import type { SupplierDeskCalls } from './suppliers.ts'
import type { SupplyDeskCalls } from './supply.ts'
import type { ToOrderDeskCalls, ToOrderDeskFiles } from './to-order.ts'
import type { WishDeskCalls } from './wishes.ts'

export type * from './audit.ts'
export type * from './brands.ts'
export type * from './categories.ts'
export type * from './counts.ts'
export type * from './coupons.ts'
export type * from './customers.ts'
export type * from './debit-notes.ts'
export type * from './delivery.ts'
export type * from './front.ts'
export type * from './goods-in.ts'
export type * from './imports.ts'
export type * from './money.ts'
export type * from './notices.ts'
export type * from './orders.ts'
export type * from './papers.ts'
export type * from './parcels.ts'
export type * from './passkeys.ts'
export type * from './phone-orders.ts'
export type * from './prescriptions.ts'
export type * from './products.ts'
export type * from './quarantine.ts'
export type * from './recalls.ts'
export type * from './registers.ts'
export type * from './requests.ts'
export type * from './returns.ts'
export type * from './scan.ts'
export type * from './shelf.ts'
export type * from './shelves.ts'
export type * from './staff.ts'
export type * from './suppliers.ts'
export type * from './supply.ts'
export type * from './to-order.ts'
export type * from './wishes.ts'

/**
 * Every JSON call of the desk, as `Calls` has the customers': `'METHOD /desk/…'` to its query, body and answered data.
 * Money is in rupees, a time in ISO 8601. A list takes `page` and `limit` and answers `totalCount` beside its data.
 */
export interface DeskCalls
  extends AuditCalls,
    CountDeskCalls,
    BrandDeskCalls,
    CategoryDeskCalls,
    CouponDeskCalls,
    CustomerDeskCalls,
    DebitNoteDeskCalls,
    ToOrderDeskCalls,
    GoodsInDeskCalls,
    SupplierDeskCalls,
    DeliveryDeskCalls,
    FrontDeskCalls,
    ImportDeskCalls,
    MoneyDeskCalls,
    NoticeDeskCalls,
    OrderDeskCalls,
    PaperDeskCalls,
    ParcelDeskCalls,
    PasskeyCalls,
    PhoneOrderDeskCalls,
    PrescriptionDeskCalls,
    QuarantineDeskCalls,
    RecallDeskCalls,
    RegisterDeskCalls,
    ProductDeskCalls,
    RequestDeskCalls,
    ReturnDeskCalls,
    ScanDeskCalls,
    ShelfDeskCalls,
    StaffCalls,
    SupplyDeskCalls,
    WishDeskCalls {}

/** What the desk hands out as a file: a picture, a PDF, a list. `'GET /desk/…'` to its query. */
export interface DeskFiles
  extends GoodsInDeskFiles,
    AuditFiles,
    CountDeskFiles,
    DebitNoteDeskFiles,
    ToOrderDeskFiles,
    ImportDeskFiles,
    PrescriptionDeskFiles,
    RecallDeskFiles,
    RegisterDeskFiles,
    ReturnDeskFiles,
    ShelfDeskFiles {}

/** What takes a file as it is, in bytes, for its body. `'POST /desk/…'` to its query and answered data. */
export interface DeskUploads
  extends CustomerDeskUploads,
    GoodsInDeskUploads,
    ImportDeskUploads,
    PageUploads,
    ProductDeskUploads {}

export type DeskCallName = keyof DeskCalls
export type DeskCallData<Name extends DeskCallName> = DeskCalls[Name]['data']
/** The query and body that a call of the desk takes. */
export type DeskCallInput<Name extends DeskCallName> = InputOf<DeskCalls[Name]>

export type DeskFileName = keyof DeskFiles
export type DeskFileQuery<Name extends DeskFileName> = DeskFiles[Name]['query']

export type DeskUploadName = keyof DeskUploads
export type DeskUploadQuery<Name extends DeskUploadName> = DeskUploads[Name]['query']
export type DeskUploadData<Name extends DeskUploadName> = DeskUploads[Name]['data']
