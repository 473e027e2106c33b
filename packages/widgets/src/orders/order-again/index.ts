export { OrderAgain, type OrderAgainProps } from './order-again.tsx'
export { OrderAgainOverlay, type OrderAgainOverlayProps } from './order-again-overlay.tsx'
