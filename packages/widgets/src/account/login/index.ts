export { Login, LoginDrawer, type LoginDrawerProps, type LoginProps } from './login.tsx'
