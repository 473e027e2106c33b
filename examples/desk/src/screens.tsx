import type { StaffRole } from '@dawakit/core/contract'
import ShelfIcon from '@mui/icons-material/AllInboxOutlined'
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CurrencyRupeeIcon from '@mui/icons-material/CurrencyRupeeOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import InventoryIcon from '@mui/icons-material/InventoryOutlined'
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import MedicationIcon from '@mui/icons-material/MedicationOutlined'
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import MoveToInboxIcon from '@mui/icons-material/MoveToInboxOutlined'
import PhoneInTalkIcon from '@mui/icons-material/PhoneInTalkOutlined'
import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined'
import PolicyIcon from '@mui/icons-material/PolicyOutlined'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import ReportIcon from '@mui/icons-material/ReportOutlined'
import RuleIcon from '@mui/icons-material/RuleOutlined'
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import type { ComponentType, ReactNode } from 'react'
import { AccountPage } from './account/account-page.tsx'
import { AuditPage } from './audit/audit-page.tsx'
import { CorrectionsPage } from './corrections/corrections-page.tsx'
import { CountPage } from './counts/count-page.tsx'
import { CountsPage } from './counts/counts-page.tsx'
import { CustomerPage } from './customers/customer-page.tsx'
import { CustomersPage } from './customers/customers-page.tsx'
import { DebitNotePage } from './debit-notes/debit-note-page.tsx'
import { SendBackPage } from './debit-notes/send-back-page.tsx'
import { BillPage } from './goods-in/bill-page.tsx'
import { BillsPage } from './goods-in/bills-page.tsx'
import { NewBillPage } from './goods-in/new-bill-page.tsx'
import { ImportRunPage } from './imports/import-run-page.tsx'
import { ImportsPage } from './imports/imports-page.tsx'
import type { WordKey } from './language/use-words.ts'
import { MoneyPage } from './money/money-page.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { QueuePage } from './orders/queue-page.tsx'
import { PhoneOrderPage } from './phone-orders/phone-order-page.tsx'
import { PrescriptionPage } from './prescriptions/prescription-page.tsx'
import { PrescriptionsPage } from './prescriptions/prescriptions-page.tsx'
import { BulkRunsPage } from './products/bulk-runs-page.tsx'
import { NewProductPage } from './products/new-product-page.tsx'
import { ProductPage } from './products/product-page.tsx'
import { ProductsPage } from './products/products-page.tsx'
import { RatesPage } from './rates/rates-page.tsx'
import { RecallPage } from './recalls/recall-page.tsx'
import { RecallsPage } from './recalls/recalls-page.tsx'
import { InspectionPage } from './registers/inspection-page.tsx'
import { RegisterEntryPage } from './registers/register-entry-page.tsx'
import { RegistersPage } from './registers/registers-page.tsx'
import { RequestPage } from './requests/request-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { ReturnPage } from './returns/return-page.tsx'
import { ReturnsPage } from './returns/returns-page.tsx'
import { ShelfPage } from './shelf/shelf-page.tsx'
import { BrandsPage } from './shop-pages/brands-page.tsx'
import { CategoriesPage } from './shop-pages/categories-page.tsx'
import { CouponsPage } from './shop-pages/coupons-page.tsx'
import { DeliveryPage } from './shop-pages/delivery-page.tsx'
import { FrontPage } from './shop-pages/front-page.tsx'
import { NoticesPage } from './shop-pages/notices-page.tsx'
import { SHOP_PAGE_ROLES, ShopPagesStart } from './shop-pages/shop-page.tsx'
import { WishesPage } from './shop-pages/wishes-page.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { SupplierPage } from './suppliers/supplier-page.tsx'
import { SuppliersPage } from './suppliers/suppliers-page.tsx'
import { SupplierOrderPage } from './to-order/supplier-order-page.tsx'
import { ToOrderPage } from './to-order/to-order-page.tsx'

export interface Screen {
  /** Of its address. */
  path: string
  /** Who may see it. */
  roles: readonly StaffRole[]
  page: ReactNode
  /** Its place in the menu; without one it is reached from another page. */
  menu?: { label: WordKey; Icon: ComponentType<{ fontSize?: 'small' }> }
}

const EVERYBODY: readonly StaffRole[] = ['owner', 'pharmacist', 'packer', 'support']

const SELLERS: readonly StaffRole[] = ['owner', 'pharmacist', 'support']

const PHARMACISTS: readonly StaffRole[] = ['owner', 'pharmacist']

/** Every page of the desk, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    path: '/orders',
    roles: EVERYBODY,
    page: <QueuePage />,
    menu: { label: 'desk.menu.orders', Icon: ReceiptLongIcon },
  },
  { path: '/orders/:id', roles: EVERYBODY, page: <OrderPage /> },
  { path: '/rates', roles: SELLERS, page: <RatesPage /> },
  {
    path: '/customers',
    roles: SELLERS,
    page: <CustomersPage />,
    menu: { label: 'desk.menu.customers', Icon: GroupIcon },
  },
  { path: '/customers/:id', roles: SELLERS, page: <CustomerPage /> },
  {
    path: '/phone-order',
    roles: SELLERS,
    page: <PhoneOrderPage />,
    menu: { label: 'desk.menu.phoneOrder', Icon: PhoneInTalkIcon },
  },
  {
    path: '/returns',
    roles: EVERYBODY,
    page: <ReturnsPage />,
    menu: { label: 'desk.menu.returns', Icon: AssignmentReturnIcon },
  },
  { path: '/returns/:id', roles: EVERYBODY, page: <ReturnPage /> },
  {
    path: '/recalls',
    roles: PHARMACISTS,
    page: <RecallsPage />,
    menu: { label: 'desk.menu.recalls', Icon: ReportIcon },
  },
  { path: '/recalls/:id', roles: PHARMACISTS, page: <RecallPage /> },
  {
    path: '/money',
    roles: ['owner', 'support'],
    page: <MoneyPage />,
    menu: { label: 'desk.menu.money', Icon: CurrencyRupeeIcon },
  },
  {
    path: '/prescriptions',
    roles: PHARMACISTS,
    page: <PrescriptionsPage />,
    menu: { label: 'desk.menu.prescriptions', Icon: MedicationIcon },
  },
  { path: '/prescriptions/:orderId', roles: PHARMACISTS, page: <PrescriptionPage /> },
  {
    path: '/requests',
    roles: PHARMACISTS,
    page: <RequestsPage />,
    menu: { label: 'desk.menu.requests', Icon: PlaylistAddIcon },
  },
  { path: '/requests/:id', roles: PHARMACISTS, page: <RequestPage /> },
  {
    path: '/goods-in',
    roles: PHARMACISTS,
    page: <BillsPage />,
    menu: { label: 'desk.menu.goodsIn', Icon: MoveToInboxIcon },
  },
  { path: '/goods-in/new', roles: PHARMACISTS, page: <NewBillPage /> },
  { path: '/goods-in/:id', roles: PHARMACISTS, page: <BillPage /> },
  {
    path: '/to-order',
    roles: PHARMACISTS,
    page: <ToOrderPage />,
    menu: { label: 'desk.menu.toOrder', Icon: ShoppingBasketIcon },
  },
  { path: '/to-order/:id', roles: PHARMACISTS, page: <SupplierOrderPage /> },
  {
    path: '/suppliers',
    roles: PHARMACISTS,
    page: <SuppliersPage />,
    menu: { label: 'desk.menu.suppliers', Icon: LocalShippingIcon },
  },
  { path: '/suppliers/:id', roles: PHARMACISTS, page: <SupplierPage /> },
  { path: '/suppliers/:id/send-back', roles: PHARMACISTS, page: <SendBackPage /> },
  { path: '/debit-notes/:id', roles: PHARMACISTS, page: <DebitNotePage /> },
  {
    path: '/store',
    roles: SHOP_PAGE_ROLES,
    page: <ShopPagesStart />,
    menu: { label: 'shopPages.menu', Icon: StorefrontIcon },
  },
  { path: '/store/categories', roles: PHARMACISTS, page: <CategoriesPage /> },
  { path: '/store/brands', roles: PHARMACISTS, page: <BrandsPage /> },
  { path: '/store/front', roles: ['owner'], page: <FrontPage /> },
  { path: '/store/coupons', roles: ['owner', 'support'], page: <CouponsPage /> },
  { path: '/store/delivery', roles: ['owner', 'support'], page: <DeliveryPage /> },
  { path: '/store/notices', roles: ['owner', 'support'], page: <NoticesPage /> },
  { path: '/store/wishes', roles: SELLERS, page: <WishesPage /> },
  {
    path: '/registers',
    roles: PHARMACISTS,
    page: <RegistersPage />,
    menu: { label: 'desk.menu.registers', Icon: MenuBookIcon },
  },
  { path: '/registers/:kind/:id', roles: PHARMACISTS, page: <RegisterEntryPage /> },
  {
    path: '/inspection',
    roles: PHARMACISTS,
    page: <InspectionPage />,
    menu: { label: 'desk.menu.inspection', Icon: PolicyIcon },
  },
  {
    path: '/shelf',
    roles: ['owner', 'pharmacist', 'packer'],
    page: <ShelfPage />,
    menu: { label: 'desk.menu.shelf', Icon: ShelfIcon },
  },
  {
    path: '/counts',
    roles: ['owner', 'pharmacist', 'packer'],
    page: <CountsPage />,
    menu: { label: 'desk.menu.counts', Icon: InventoryIcon },
  },
  { path: '/counts/:id', roles: ['owner', 'pharmacist', 'packer'], page: <CountPage /> },
  {
    path: '/corrections',
    roles: PHARMACISTS,
    page: <CorrectionsPage />,
    menu: { label: 'desk.menu.corrections', Icon: RuleIcon },
  },
  {
    path: '/products',
    roles: EVERYBODY,
    page: <ProductsPage />,
    menu: { label: 'desk.menu.products', Icon: ProductsIcon },
  },
  { path: '/products/new', roles: PHARMACISTS, page: <NewProductPage /> },
  { path: '/products/changes', roles: PHARMACISTS, page: <BulkRunsPage /> },
  { path: '/products/:id', roles: EVERYBODY, page: <ProductPage /> },
  {
    path: '/imports',
    roles: ['owner'],
    page: <ImportsPage />,
    menu: { label: 'desk.menu.imports', Icon: UploadFileIcon },
  },
  { path: '/imports/:id', roles: ['owner'], page: <ImportRunPage /> },
  {
    path: '/staff',
    roles: ['owner'],
    page: <StaffPage />,
    menu: { label: 'desk.menu.staff', Icon: BadgeIcon },
  },
  {
    path: '/audit',
    roles: ['owner'],
    page: <AuditPage />,
    menu: { label: 'desk.menu.audit', Icon: FactCheckIcon },
  },
  { path: '/account', roles: EVERYBODY, page: <AccountPage /> },
]
