export { Button, type ButtonLook, type ButtonProps, buttonClass } from './button.tsx'
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
