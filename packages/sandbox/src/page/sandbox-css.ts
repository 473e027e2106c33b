/** The one style sheet of the sandbox's pages and hosted payment forms. */
export const SANDBOX_CSS = `
:root {
  color-scheme: light;
  --ink: #10231f; --muted: #5b6f69; --surface: #fff; --ground: #f5f9f7; --line: #dce7e3;
  --leaf: #0b6e4f; --leaf-dark: #095a41; --tint: #e4f3ec; --marigold: #f2a20c; --danger: #b3261e;
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
}
* { box-sizing: border-box; }
body { margin: 0; }
h1 { font-size: 22px; line-height: 1.25; margin: 0; }
h2 { font-size: 18px; line-height: 1.3; margin: 0; }
p { margin: 0; }
a { color: var(--leaf); text-underline-offset: 2px; overflow-wrap: anywhere; }
a:hover { color: var(--leaf-dark); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px #fff; border-radius: 4px; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 48px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.bar { background: var(--surface); border-bottom: 1px solid var(--line); padding: 0 16px; display: flex;
  flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: 16px; }
.brand { font-weight: 650; display: flex; align-items: center; gap: 8px; padding: 10px 0; }
.leaf { width: 20px; height: 20px; background: var(--leaf); border-radius: 2px 14px 2px 14px; }
nav { display: flex; gap: 4px; }
nav a { padding: 10px 12px; text-decoration: none; color: var(--muted); border-bottom: 3px solid transparent; }
nav a[aria-current] { color: var(--ink); border-color: var(--leaf); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.row > .grow { flex: 1 1 180px; }
.spread { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--muted); }
input, select, button, .button { font: inherit; min-height: 44px; border-radius: 8px; padding: 8px 12px; }
input, select { border: 1px solid #8aa39b; background: var(--surface); color: var(--ink); width: 100%; min-width: 0; }
button, .button { border: 1px solid var(--leaf); background: var(--surface); color: var(--leaf); font-weight: 600;
  cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
button:hover { background: var(--tint); }
button.primary { background: var(--leaf); color: #fff; }
button.primary:hover { background: var(--leaf-dark); }
button.quiet { border-color: var(--line); color: var(--muted); }
button.danger { border-color: var(--danger); color: var(--danger); }
button[disabled] { opacity: .55; cursor: default; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; display: grid;
  grid-template-columns: minmax(0, 1fr); gap: 12px; }
.muted { color: var(--muted); font-size: 14px; }
.chip { display: inline-block; border-radius: 999px; padding: 1px 10px; font-size: 12px; line-height: 20px;
  font-weight: 600; background: var(--tint); color: var(--leaf-dark); }
.chip.warn { background: #fdecc8; color: var(--ink); }
.chip.bad { background: #fbe3e1; color: #8c1d18; }
.otp { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; background: var(--tint);
  border-radius: 8px; padding: 8px 16px; }
.otp output, .code { font: 600 36px/1.25 ui-monospace, monospace; letter-spacing: .12em; user-select: all; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.to { font-weight: 600; overflow-wrap: anywhere; }
.plain { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.links { margin: 0; padding-left: 20px; font-size: 14px; }
.mail-frame { width: 100%; height: 320px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.empty { text-align: center; padding: 40px 16px; justify-items: center; }
.quiet-line { min-height: 1.5em; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: middle; }
th { color: var(--muted); font-weight: 600; }
.hosted main { max-width: 460px; padding: 16px; gap: 12px; }
.hosted form { display: grid; gap: 12px; }
.hosted form h2 { margin-top: 4px; }
.hosted .amount { font: 650 28px/1.25 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px; }
.choices .primary { grid-column: 1 / -1; }
.status { border-radius: 8px; padding: 8px 12px; background: var(--tint); }
.status:empty { display: none; }
.status.bad { background: #fbe3e1; color: #8c1d18; }
[hidden] { display: none !important; }
`
