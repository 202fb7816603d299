/** The look of the bank's pages: nobody's bank, and not the estate's either. */
export const style = `
:root { color-scheme: light; --ink: #10233f; --soft: #4d5d76; --line: #c9d3e2; --ground: #eef2f8; --blue: #1a4fa3; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
.test { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: center; padding: .6rem 1rem; background: #ffd84d; color: #2b2300; text-align: center; }
.test strong { padding: .05rem .6rem; border: 2px solid; border-radius: .25rem; letter-spacing: .14em; }
.sheet { width: min(100% - 2rem, 34rem); margin: clamp(1rem, 5vh, 3rem) auto; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1rem; }
header p { display: flex; align-items: center; gap: .6rem; margin: 0; font-weight: 650; letter-spacing: .01em; }
header svg { width: 1.75rem; height: 1.75rem; fill: var(--blue); }
.panel { padding: clamp(1.25rem, 5%, 2.25rem); background: #fff; border: 1px solid var(--line); border-radius: .9rem; box-shadow: 0 1px 2px #10233f14, 0 12px 32px -18px #10233f40; }
.panel + .panel { margin-top: 1rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.5rem, 6vw, 2rem); line-height: 1.15; letter-spacing: -.015em; }
h2 { margin: 0 0 .25rem; font-size: 1.05rem; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 0 0 1.5rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
label, legend { display: block; margin-bottom: .3rem; font-weight: 600; }
input, select { width: 100%; min-height: 3rem; padding: .55rem .8rem; border: 1px solid #6b7b95; border-radius: .5rem; background: #fff; color: inherit; font: inherit; }
input { font-variant-numeric: tabular-nums; letter-spacing: .04em; }
input[aria-invalid] { border: 2px solid #b3261e; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-top: 1rem; }
.hint { margin: .3rem 0 0; color: var(--soft); font-size: .9rem; }
.error { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: .5rem; background: #fdeceb; color: #8c1d18; }
details { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: 1rem; } summary { cursor: pointer; font-weight: 600; }
details p { margin: .5rem 0; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.25rem; padding: .7rem 1rem; border: 1px solid transparent; border-radius: .5rem; background: var(--blue); color: #fff; font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #123d82; }
button.quiet { margin-top: .75rem; border-color: #6b7b95; background: #fff; color: var(--ink); }
button.quiet:hover { background: var(--ground); }
:focus-visible { outline: 3px solid #0a66ff; outline-offset: 2px; }
a { color: var(--blue); }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
code { font: 600 1rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; white-space: nowrap; }
@media (min-width: 36rem) { li { grid-template-columns: max-content 1fr; } li span { text-wrap: balance; } }
`;
