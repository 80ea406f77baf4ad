/**
 * All mutants of a source at once: each stands beside the original behind a switch, so that thousands are tried in one
 * process without building anything again. The text around them stays as it was.
 */
import ts from 'typescript';
import { alternativesOf, isInnerChain, isRemovable } from './mutations.mjs';

/** The name of the switch inside an instrumented file. */
const SWITCH = '$$mutant';

const isSilent = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  // A broken program says so by an Error: no rule is behind that.
  ts.isThrowStatement(node) ||
  isForTheCompiler(node);

/** `if (action.type !== 'send') return;` shows the compiler what the flow has made sure of. */
const isForTheCompiler = (node) =>
  ts.isIfStatement(node) &&
  ts.isReturnStatement(node.thenStatement) &&
  node.thenStatement.expression === undefined &&
  ts.isBinaryExpression(node.expression) &&
  node.expression.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
  ts.isPropertyAccessExpression(node.expression.left) &&
  node.expression.left.name.text === 'type';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** `first` is the number of the first mutant: numbers run through all files of a game. */
export function instrument(source, file, first = 1) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const text = (node) => node.getText(tree);

  function note(node, kind, mutated) {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const id = first + mutants.length;
    mutants.push({ id, file, line: line + 1, kind, original: oneLine(text(node)), mutated: oneLine(mutated) });
    return id;
  }

  /** The text of a node with its own parts switched. */
  function inner(node) {
    let made = '';
    let at = node.getStart(tree);
    ts.forEachChild(node, (child) => {
      made += source.slice(at, child.getStart(tree)) + switched(child);
      at = child.end;
    });
    return made + source.slice(at, node.end);
  }

  function switched(node) {
    if (isSilent(node)) return text(node);
    if (isRemovable(node)) {
      const id = note(node, 'removed', '');
      return `{ if (!${SWITCH}(${id})) { ${inner(node)} } }`;
    }
    if (isInnerChain(node)) return inner(node);
    const choices = alternativesOf(node, text).map(
      (other) => `${SWITCH}(${note(node, other.kind, other.text)}) ? (${other.text}) : `,
    );
    return choices.length === 0 ? inner(node) : `(${choices.join('')}${inner(node)})`;
  }

  const body = inner(tree);
  return { code: `const ${SWITCH} = globalThis.${SWITCH};\n${body}`, mutants };
}
