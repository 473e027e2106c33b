export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  buttonClass,
} from './button.tsx'
