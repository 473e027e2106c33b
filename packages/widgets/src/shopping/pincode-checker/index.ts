export { PincodeChecker, type PincodeCheckerProps } from './pincode-checker.tsx'
export { PincodeButton, PincodeDrawer } from './pincode-drawer.tsx'
export {
  type PincodeChecker as PincodeCheckerState,
  type PincodeStatus,
  usePincodeChecker,
} from './use-pincode-checker.ts'
