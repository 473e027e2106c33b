import { dateLabels } from '@dawakit/core/delivery'
import { accountNavLabels } from '../account-nav/account-nav-labels.ts'
import { addressFormLabels } from '../address-form/address-form-labels.ts'
import { addressListLabels } from '../address-list/address-list-labels.ts'
import { buyButtonsLabels } from '../buy-buttons/buy-buttons-labels.ts'
import { cardActionLabels } from '../card-action/card-action-labels.ts'
import { cartButtonLabels } from '../cart-button/cart-button-labels.ts'
import { cartDrawerLabels } from '../cart-drawer/cart-drawer-labels.ts'
import { cartNewsLabels } from '../cart-news/cart-news-labels.ts'
import { cartPageLabels } from '../cart-page/cart-page-labels.ts'
import { checkoutLabels } from '../checkout/checkout-labels.ts'
import { gatewayLabels } from '../checkout/gateway-labels.ts'
import { orderConfirmationLabels } from '../checkout/order-confirmation-labels.ts'
import { recipientLabels } from '../checkout/recipient-labels.ts'
import { couponBoxLabels } from '../coupon-box/coupon-box-labels.ts'
import { dialogLabels } from '../dialog/dialog-labels.ts'
import { fieldLabels } from '../field/field-labels.ts'
import { forgotPasswordLabels } from '../forgot-password/forgot-password-labels.ts'
import { freshCodeNeededLabels } from '../fresh-code-needed/fresh-code-needed-labels.ts'
import { creditNoteLabels } from '../invoice/credit-note-labels.ts'
import { invoiceLabels } from '../invoice/invoice-labels.ts'
import { loginLabels } from '../login/login-labels.ts'
import { loginNeededLabels } from '../login-needed/login-needed-labels.ts'
import { loginPageLabels } from '../login-page/login-page-labels.ts'
import { noticesLabels } from '../notices/notices-labels.ts'
import { notificationsLabels } from '../notifications/notifications-labels.ts'
import { notifyMeLabels } from '../notify-me/notify-me-labels.ts'
import { orderAgainLabels } from '../order-again/order-again-labels.ts'
import { orderDetailLabels } from '../order-detail/order-detail-labels.ts'
import { orderQuestionLabels } from '../order-detail/order-question-labels.ts'
import { orderReturnsLabels } from '../order-detail/order-returns-labels.ts'
import { orderParticularsLabels } from '../order-particulars/order-particulars-labels.ts'
import { orderResultLabels } from '../order-result/order-result-labels.ts'
import { orderStatusLabels } from '../order-tracker/order-status-labels.ts'
import { orderTrackerLabels } from '../order-tracker/order-tracker-labels.ts'
import { orderedForLabels } from '../ordered-for/ordered-for-labels.ts'
import { ordersTableLabels } from '../orders-table/orders-table-labels.ts'
import { passwordFieldLabels } from '../password-field/password-field-labels.ts'
import { passwordFormLabels } from '../password-form/password-form-labels.ts'
import { pincodeCheckerLabels } from '../pincode-checker/pincode-checker-labels.ts'
import { pincodeDrawerLabels } from '../pincode-checker/pincode-drawer-labels.ts'
import { preparedOrderLabels } from '../prescription-requests/prepared-order-labels.ts'
import { prescriptionRequestsLabels } from '../prescription-requests/prescription-requests-labels.ts'
import { prescriptionsLabels } from '../prescriptions/prescriptions-labels.ts'
import { priceLabels } from '../price/price-labels.ts'
import { productCardLabels } from '../product-card/product-card-labels.ts'
import { productGridLabels } from '../product-grid/product-grid-labels.ts'
import { profileLabels } from '../profile/profile-labels.ts'
import { quantityStepperLabels } from '../quantity-stepper/quantity-stepper-labels.ts'
import { quickViewLabels } from '../quick-view/quick-view-labels.ts'
import { ratingLabels } from '../rating/rating-labels.ts'
import { requestProductLabels } from '../request-product/request-product-labels.ts'
import { resetPasswordLabels } from '../reset-password/reset-password-labels.ts'
import { reviewsLabels } from '../reviews/reviews-labels.ts'
import { searchBoxLabels } from '../search-box/search-box-labels.ts'
import { shopUnreachedLabels } from '../shop-unreached/shop-unreached-labels.ts'
import { signUpLabels } from '../sign-up/sign-up-labels.ts'
import { storeLinkLabels } from '../store-link/store-link-labels.ts'
import { tablePagerLabels } from '../table-pager/table-pager-labels.ts'
import { totalsLabels } from '../totals/totals-labels.ts'

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
