/** Statecharts as a graph in the DOT language, read off the machines themselves so that no drawing can go stale. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const FONT = 'fontname="Helvetica, Arial, sans-serif"';

function idOf(node: AnyStateNode): string {
  return JSON.stringify(node.id);
}

/** `chooseAction` → `choose action`. */
function words(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

/** A node to tie an edge to when the edge belongs to a state with states of its own. */
function anchorOf(node: AnyStateNode): AnyStateNode {
  const [first] = childrenOf(node);
  return first ? anchorOf(first) : node;
}

function guardWords(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return words(guard);
  const { type, params, guards } = guard as { type?: string; params?: object; guards?: unknown[] };
  if (guards) return `not ${guards.map(guardWords).join(', ')}`;
  return `${words(type ?? '')} ${Object.values(params ?? {}).join(' ')}`.trim();
}

/** What xstate calls the end of work that a state began. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done/, 'done'],
  [/^xstate\.error/, 'goes wrong'],
  [/^xstate\.after/, 'takes too long'],
];

function eventWords(event: string): string {
  return ENDS.find(([name]) => name.test(event))?.[1] ?? words(event);
}

/** Actions that leave the state itself to the eventless transitions: listed inside it. */
function actionsOf(node: AnyStateNode): string[] {
  return [...node.transitions.entries()]
    .filter(([, transitions]) => transitions.every((transition) => !transition.target))
    .map(([event]) => eventWords(event));
}

function label(node: AnyStateNode): string {
  return [words(node.key), ...actionsOf(node).map((action) => `· ${action}`)].join('\\n');
}

function drawState(node: AnyStateNode, indent: string): string[] {
  const children = childrenOf(node);
  if (children.length === 0) {
    const shape = node.type === 'history' ? 'circle' : node.type === 'final' ? 'doubleoctagon' : 'box';
    return [`${indent}${idOf(node)} [label="${label(node)}", shape=${shape}];`];
  }
  const parallel = node.type === 'parallel' ? ' (side by side)' : '';
  return [
    `${indent}subgraph ${JSON.stringify(`cluster ${node.id}`)} {`,
    `${indent}  label="${label(node)}${parallel}"; style="rounded${node.parent?.type === 'parallel' ? ',dashed' : ''}";`,
    ...children.flatMap((child) => drawState(child, `${indent}  `)),
    `${indent}}`,
  ];
}

interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly words: string;
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  const arrows = (name: string, transitions: readonly AnyTransitionDefinition[]) =>
    transitions.flatMap(({ guard, target }) =>
      (target ?? []).map(
        (to): Arrow => ({ from: node, to, words: [name, guardWords(guard)].filter(Boolean).join(': ') }),
      ),
    );
  const named = [...node.transitions.entries()].flatMap(([event, transitions]) =>
    arrows(eventWords(event), transitions),
  );
  return [...named, ...arrows('', node.always ?? []), ...childrenOf(node).flatMap(arrowsOf)];
}

/** `is placing` one way and `not is placing` back are one arrow with two heads. */
function isWayBack(arrow: Arrow, arrows: readonly Arrow[]): boolean {
  return arrows.some(
    ({ from, to, words }) => from === arrow.to && to === arrow.from && arrow.words === `not ${words}`,
  );
}

function drawArrow({ from, to, words }: Arrow, arrows: readonly Arrow[]): string {
  const attributes = [`label=" ${words} "`];
  if (arrows.some((other) => isWayBack(other, [{ from, to, words }]))) attributes.push('dir=both');
  if (childrenOf(from).length > 0) attributes.push(`ltail=${JSON.stringify(`cluster ${from.id}`)}`);
  if (childrenOf(to).length > 0) attributes.push(`lhead=${JSON.stringify(`cluster ${to.id}`)}`);
  return `  ${idOf(anchorOf(from))} -> ${idOf(anchorOf(to))} [${attributes.join(', ')}];`;
}

function drawChart([title, root]: readonly [string, AnyStateNode]): string[] {
  const arrows = arrowsOf(root);
  return [
    `  subgraph ${JSON.stringify(`cluster ${root.id}`)} {`,
    `    label="${title}"; style="rounded"; fontsize=18;`,
    ...childrenOf(root).flatMap((child) => drawState(child, '    ')),
    '  }',
    ...arrows.filter((arrow) => !isWayBack(arrow, arrows)).map((arrow) => drawArrow(arrow, arrows)),
  ];
}

/** Charts side by side, each under its title. */
export function chartsAsDot(charts: Readonly<Record<string, AnyStateNode>>): string {
  return [
    'digraph charts {',
    `  graph [compound=true, rankdir=LR, bgcolor="#f3e7cd", ${FONT}, fontsize=13, nodesep=0.2, ranksep=0.5];`,
    `  node [${FONT}, fontsize=12, style="filled,rounded", fillcolor="#fffaf0", color="#2a211b"];`,
    `  edge [${FONT}, fontsize=10, color="#6b5a48", fontcolor="#6b5a48"];`,
    ...Object.entries(charts).flatMap(drawChart),
    '}',
    '',
  ].join('\n');
}
