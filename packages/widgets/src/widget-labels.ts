import { dateLabels } from '@dawakit/core/delivery'
import { accountNavLabels } from './account/account-nav/account-nav-labels.ts'
import { addressFormLabels } from './account/address-form/address-form-labels.ts'
import { addressListLabels } from './account/address-list/address-list-labels.ts'
import { forgotPasswordLabels } from './account/forgot-password/forgot-password-labels.ts'
import { freshCodeNeededLabels } from './account/fresh-code-needed/fresh-code-needed-labels.ts'
import { loginLabels } from './account/login/login-labels.ts'
import { loginNeededLabels } from './account/login-needed/login-needed-labels.ts'
import { loginPageLabels } from './account/login-page/login-page-labels.ts'
import { notificationsLabels } from './account/notifications/notifications-labels.ts'
import { profileLabels } from './account/profile/profile-labels.ts'
import { resetPasswordLabels } from './account/reset-password/reset-password-labels.ts'
import { signUpLabels } from './account/sign-up/sign-up-labels.ts'
import { cartButtonLabels } from './cart/cart-button/cart-button-labels.ts'
import { cartDrawerLabels } from './cart/cart-drawer/cart-drawer-labels.ts'
import { cartNewsLabels } from './cart/cart-news/cart-news-labels.ts'
import { cartPageLabels } from './cart/cart-page/cart-page-labels.ts'
import { couponBoxLabels } from './cart/coupon-box/coupon-box-labels.ts'
import { checkoutLabels } from './checkout/checkout/checkout-labels.ts'
import { gatewayLabels } from './checkout/checkout/gateway-labels.ts'
import { orderConfirmationLabels } from './checkout/checkout/order-confirmation-labels.ts'
import { recipientLabels } from './checkout/checkout/recipient-labels.ts'
import { dialogLabels } from './controls/dialog/dialog-labels.ts'
import { fieldLabels } from './controls/field/field-labels.ts'
import { noticesLabels } from './controls/notices/notices-labels.ts'
import { passwordFieldLabels } from './controls/password-field/password-field-labels.ts'
import { passwordFormLabels } from './controls/password-form/password-form-labels.ts'
import { priceLabels } from './controls/price/price-labels.ts'
import { quantityStepperLabels } from './controls/quantity-stepper/quantity-stepper-labels.ts'
import { ratingLabels } from './controls/rating/rating-labels.ts'
import { shopUnreachedLabels } from './controls/shop-unreached/shop-unreached-labels.ts'
import { storeLinkLabels } from './controls/store-link/store-link-labels.ts'
import { tablePagerLabels } from './controls/table-pager/table-pager-labels.ts'
import { totalsLabels } from './controls/totals/totals-labels.ts'
import { creditNoteLabels } from './orders/invoice/credit-note-labels.ts'
import { invoiceLabels } from './orders/invoice/invoice-labels.ts'
import { orderAgainLabels } from './orders/order-again/order-again-labels.ts'
import { orderDetailLabels } from './orders/order-detail/order-detail-labels.ts'
import { orderReturnsLabels } from './orders/order-detail/order-returns-labels.ts'
import { orderParticularsLabels } from './orders/order-particulars/order-particulars-labels.ts'
import { orderResultLabels } from './orders/order-result/order-result-labels.ts'
import { orderStatusLabels } from './orders/order-tracker/order-status-labels.ts'
import { orderTrackerLabels } from './orders/order-tracker/order-tracker-labels.ts'
import { orderedForLabels } from './orders/ordered-for/ordered-for-labels.ts'
import { ordersTableLabels } from './orders/orders-table/orders-table-labels.ts'
import { preparedOrderLabels } from './prescriptions/prescription-requests/prepared-order-labels.ts'
import { prescriptionRequestsLabels } from './prescriptions/prescription-requests/prescription-requests-labels.ts'
import { orderQuestionLabels } from './prescriptions/prescriptions/order-question-labels.ts'
import { prescriptionsLabels } from './prescriptions/prescriptions/prescriptions-labels.ts'
import { buyButtonsLabels } from './shopping/buy-buttons/buy-buttons-labels.ts'
import { cardActionLabels } from './shopping/card-action/card-action-labels.ts'
import { notifyMeLabels } from './shopping/notify-me/notify-me-labels.ts'
import { pincodeCheckerLabels } from './shopping/pincode-checker/pincode-checker-labels.ts'
import { pincodeDrawerLabels } from './shopping/pincode-checker/pincode-drawer-labels.ts'
import { productCardLabels } from './shopping/product-card/product-card-labels.ts'
import { productGridLabels } from './shopping/product-grid/product-grid-labels.ts'
import { quickViewLabels } from './shopping/quick-view/quick-view-labels.ts'
import { requestProductLabels } from './shopping/request-product/request-product-labels.ts'
import { reviewsLabels } from './shopping/reviews/reviews-labels.ts'
import { searchBoxLabels } from './shopping/search-box/search-box-labels.ts'

/** The English words of every widget, by widget: the pattern of every other language. A widget itself imports its own. */
export const widgetLabels = {
  accountNav: accountNavLabels,
  addressForm: addressFormLabels,
  addressList: addressListLabels,
  buyButtons: buyButtonsLabels,
  cardAction: cardActionLabels,
  cartButton: cartButtonLabels,
  cartDrawer: cartDrawerLabels,
  cartNews: cartNewsLabels,
  cartPage: cartPageLabels,
  checkout: checkoutLabels,
  couponBox: couponBoxLabels,
  /** Days and months, wherever a date shows. */
  dates: dateLabels,
  dialog: dialogLabels,
  field: fieldLabels,
  forgotPassword: forgotPasswordLabels,
  freshCodeNeeded: freshCodeNeededLabels,
  gateway: gatewayLabels,
  invoice: invoiceLabels,
  login: loginLabels,
  loginNeeded: loginNeededLabels,
  loginPage: loginPageLabels,
  notices: noticesLabels,
  notifications: notificationsLabels,
  notifyMe: notifyMeLabels,
  orderAgain: orderAgainLabels,
  orderConfirmation: orderConfirmationLabels,
  orderDetail: orderDetailLabels,
  orderedFor: orderedForLabels,
  orderParticulars: orderParticularsLabels,
  orderQuestion: orderQuestionLabels,
  orderReturns: orderReturnsLabels,
  creditNote: creditNoteLabels,
  orderResult: orderResultLabels,
  orderStatus: orderStatusLabels,
  orderTracker: orderTrackerLabels,
  ordersTable: ordersTableLabels,
  passwordField: passwordFieldLabels,
  passwordForm: passwordFormLabels,
  pincodeChecker: pincodeCheckerLabels,
  pincodeDrawer: pincodeDrawerLabels,
  preparedOrder: preparedOrderLabels,
  prescriptionRequests: prescriptionRequestsLabels,
  prescriptions: prescriptionsLabels,
  price: priceLabels,
  productCard: productCardLabels,
  productGrid: productGridLabels,
  profile: profileLabels,
  quickView: quickViewLabels,
  quantityStepper: quantityStepperLabels,
  rating: ratingLabels,
  recipient: recipientLabels,
  requestProduct: requestProductLabels,
  resetPassword: resetPasswordLabels,
  reviews: reviewsLabels,
  searchBox: searchBoxLabels,
  shopUnreached: shopUnreachedLabels,
  signUp: signUpLabels,
  storeLink: storeLinkLabels,
  tablePager: tablePagerLabels,
  totals: totalsLabels,
}
