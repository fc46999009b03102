/** How the pages look: lacquer, parchment, ink, and gold for what counts. They need no script and no font of their own. */
export const STYLE = `
:root { color-scheme: light; --ink: #2a211b; --faint: #6b5a48; --paper: #f3e7cd; --card: #fbf4e2; --line: #d8c39a;
  --jade: #226353; --gold: #d9b26a; --lacquer: #12312f; }
* { box-sizing: border-box; }
html { background: var(--paper); }
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.5 'Noto Sans', system-ui, sans-serif; }
h1, h2, h3 { font-family: Philosopher, Georgia, serif; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance; }
h1 { font-size: clamp(1.7rem, 5vw, 2.5rem); }
h2 { font-size: 1.35rem; margin-top: 2rem; }
a { color: var(--jade); text-underline-offset: .15em; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible {
  outline: 3px solid var(--gold); outline-offset: 2px; }
.top { background: linear-gradient(#12312f, #0b201f); color: #f3e7cd; }
.top > div { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; }
.top a { color: var(--gold); padding: .6rem 0; display: inline-block; }
.top .home { font: 1.3rem Philosopher, Georgia, serif; text-decoration: none; }
.top nav { margin-left: auto; display: flex; gap: 1rem; }
.top [aria-current] { color: #f3e7cd; text-decoration: none; }
main, .top > div { max-width: 72rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 2rem); }
.top > div { padding-block: .25rem; }
main { padding-bottom: 3rem; }
form.find { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 1.5rem; }
form.find > label { flex: 1 1 9rem; }
form.find details { flex: 1 1 100%; order: 1; }
form.find summary { cursor: pointer; color: var(--jade); padding: .35rem 0; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem; padding-top: .5rem; align-items: end; }
label { display: block; font-size: .9rem; color: var(--faint); }
label.check { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; color: var(--ink); }
input:not([type=checkbox]), select, textarea { display: block; width: 100%; min-height: 2.75rem; padding: .4rem .6rem;
  font: inherit; color: var(--ink); background: #fffaf0; border: 1px solid #a68a58; border-radius: .4rem; }
input[type=checkbox] { flex: none; width: 1.25rem; height: 1.25rem; accent-color: var(--jade); }
.whole-words { white-space: nowrap; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.4rem; font: inherit; font-weight: 600;
  color: #fffaf0; background: var(--jade); border: 0; border-radius: .4rem; text-decoration: none; cursor: pointer; }
.button.second { color: var(--jade); background: transparent; box-shadow: inset 0 0 0 2px var(--jade); }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.25rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.cards li { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; overflow: hidden; position: relative;
  display: flex; flex-direction: column; }
.cards img { width: 100%; height: 10.5rem; object-fit: contain; background: var(--lacquer); display: block; padding: .25rem; }
.cards div { padding: .75rem 1rem 1rem; }
.cards h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
.cards h2 a { color: var(--ink); text-decoration: none; }
.cards h2 a::after { content: ''; position: absolute; inset: 0; }
.cards h2 a:focus-visible { outline: none; }
.cards h2 a:focus-visible::after { outline: 3px solid var(--gold); outline-offset: -3px; border-radius: .6rem; }
.cards p { margin: .25rem 0 0; font-size: .9rem; color: var(--faint); overflow-wrap: anywhere; }
.mark { display: inline-block; padding: 0 .5rem; border-radius: 1rem; background: var(--gold); color: var(--ink); font-size: .85rem; }
.pages { display: flex; justify-content: space-between; gap: 1rem; margin-top: 1.5rem; }
.whole { display: grid; gap: 2rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
.whole .picture { background: var(--lacquer); border-radius: .6rem; padding: .5rem; }
.whole .picture img { display: block; width: 100%; height: auto; max-height: 70vh; object-fit: contain; }
.whole .facts { grid-row: span 2; } .whole .more h2:first-child { margin-top: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0; }
.prose { white-space: pre-line; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .35rem 1rem; margin: 1rem 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
ul.plain, ol.plain { margin: 0; padding: 0; list-style: none; } ul.plain ul { list-style: none; padding-left: 1.25rem;
  border-left: 2px solid var(--line); margin: .25rem 0; }
.tree li { padding: .15rem 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .35rem .75rem .35rem 0;
  border-bottom: 1px solid var(--line); vertical-align: top; }
.note { border-left: 4px solid #a8242b; background: var(--card); padding: .75rem 1rem; }
main > p, .facts > p { max-width: 44rem; }
.opinion { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
button.second { color: var(--jade); background: transparent; box-shadow: inset 0 0 0 2px var(--jade); }
button[aria-pressed] { color: #fffaf0; background: var(--jade); }
.mark.even { background: #cfe3d6; }
.said { border-color: var(--jade); margin: 0 0 1rem; }
.report { margin-top: 2rem; } .report summary { cursor: pointer; color: var(--faint); padding: .35rem 0; }
.judge { display: grid; gap: .75rem; margin: 1rem 0; max-width: 34rem; }
@media (max-width: 48rem) { .whole { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; } .whole .facts { grid-row: auto; } .top nav { margin-left: 0; } }
`;
