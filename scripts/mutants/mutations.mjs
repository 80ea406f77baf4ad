/** What can be planted in one place of the rules: for a node of the syntax tree, the texts that may stand there instead. */
import ts from 'typescript';

const K = ts.SyntaxKind;

/** Operators and what they are taken for. A comparison that is a whole condition is forced both ways besides. */
const SWAPS = new Map([
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.LessThanToken, ['<=']],
  [K.LessThanEqualsToken, ['<']],
  [K.GreaterThanToken, ['>=']],
  [K.GreaterThanEqualsToken, ['>']],
  [K.BarToken, ['&']],
  [K.AmpersandToken, ['|']],
  [K.CaretToken, ['|']],
  [K.LessThanLessThanToken, ['>>']],
  [K.GreaterThanGreaterThanToken, ['<<']],
  [K.GreaterThanGreaterThanGreaterThanToken, ['<<']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
  [K.AsteriskEqualsToken, ['/=']],
  [K.BarEqualsToken, ['&=']],
  [K.AmpersandEqualsToken, ['|=']],
  [K.QuestionQuestionEqualsToken, ['=']],
]);
const OPPOSITES = new Map([
  [K.LessThanToken, '>='],
  [K.LessThanEqualsToken, '>'],
  [K.GreaterThanToken, '<='],
  [K.GreaterThanEqualsToken, '<'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
]);
/** Methods of lists that are easily mistaken for each other. */
const METHODS = {
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};
/** Methods whose result is taken as if they had done nothing. */
const IDLE = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat']);

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Whether this expression decides alone: `if (…)`, `… ? :`, a loop. */
export function isCondition(node) {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node;
}

function ofCondition(node) {
  const { parent } = node;
  const forced = ts.isIfStatement(parent) || ts.isConditionalExpression(parent) ? ['true', 'false'] : ['false'];
  // A broken program says so by an Error: no rule is behind that.
  const complains = ts.isIfStatement(parent) && ts.isThrowStatement(parent.thenStatement);
  return (complains ? ['true'] : forced).map((text) => ({ kind: 'condition', text }));
}

function ofBinary(node, text) {
  const { left, right, operatorToken } = node;
  const operator = operatorToken.kind;
  const made = (kind, sign) => ({ kind, text: `${text(left)} ${sign} ${text(right)}` });
  switch (operator) {
    case K.AmpersandAmpersandToken:
    case K.BarBarToken: {
      const other = operator === K.BarBarToken ? '&&' : '||';
      const whole = { kind: 'logic', text: `(${text(left)}) ${other} (${text(right)})` };
      return [whole, { kind: 'logic', text: text(left) }, { kind: 'logic', text: text(right) }];
    }
    case K.QuestionQuestionToken:
      return [
        { kind: 'logic', text: text(left) },
        { kind: 'logic', text: text(right) },
      ];
    default:
  }
  if (operator === K.PlusToken && (isText(left) || isText(right))) return [];
  const found = (SWAPS.get(operator) ?? []).map((sign) => made('operator', sign));
  if (OPPOSITES.has(operator) && !isCondition(node)) found.push(made('operator', OPPOSITES.get(operator)));
  return found;
}

function ofCall(node, text) {
  const { expression, arguments: given } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const on = text(expression.expression);
  const found = [];
  if (Object.hasOwn(METHODS, name))
    found.push({ kind: 'method', text: `${on}.${METHODS[name]}(${given.map(text).join(', ')})` });
  if (IDLE.has(name)) found.push({ kind: 'method', text: on });
  if (name === 'slice' && given.length > 0) found.push({ kind: 'method', text: `${on}.slice()` });
  return found;
}

function ofPrefix(node, text) {
  switch (node.operator) {
    case K.ExclamationToken:
    case K.MinusToken:
      return [{ kind: 'operator', text: text(node.operand) }];
    default:
      return ofStep(node, text);
  }
}

/** `x++` and its like; not the step of a loop, which would only never end. */
function ofStep(node, text) {
  if (ts.isForStatement(node.parent) && node.parent.incrementor === node) return [];
  if (node.operator !== K.PlusPlusToken && node.operator !== K.MinusMinusToken) return [];
  const sign = node.operator === K.PlusPlusToken ? '--' : '++';
  return [
    {
      kind: 'operator',
      text: ts.isPrefixUnaryExpression(node) ? sign + text(node.operand) : text(node.operand) + sign,
    },
  ];
}

/** A table of figures written out at the head of a file: one wrong figure each is enough. */
function isTabled(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isFunctionLike(at)) return false;
    if (ts.isArrayLiteralExpression(at)) return true;
  }
  return false;
}

function ofNumber(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const value = Number(node.text);
  return (isTabled(node) ? [value + 1] : [value + 1, value - 1]).map((text) => ({ kind: 'number', text: `${text}` }));
}

function ofArray(node, text) {
  const { elements } = node;
  if (elements.length === 0 || isTarget(node)) return [];
  const found = elements.length > 1 ? [] : [{ kind: 'list', text: '[]' }];
  elements.forEach((element, at) => {
    if (ts.isSpreadElement(element) && elements.length > 1)
      found.push({
        kind: 'list',
        text: `[${elements
          .filter((_, n) => n !== at)
          .map(text)
          .join(', ')}]`,
      });
  });
  return found;
}

/** `[a, b] = [b, a]`: what stands on the left is no list. */
const isTarget = (node) =>
  ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === K.EqualsToken && node.parent.left === node;

function ofObject(node, text) {
  const { properties } = node;
  return properties.flatMap((property, at) =>
    ts.isSpreadAssignment(property) && properties.length > 1
      ? [
          {
            kind: 'list',
            text: `({ ${properties
              .filter((_, n) => n !== at)
              .map(text)
              .join(', ')} })`,
          },
        ]
      : [],
  );
}

/** `a?.b.c`: as if `a` were always there. Events of unrecorded play are left out: they are all of one kind. */
function ofChain(node, text) {
  if (!isChain(node) || (ts.isExpressionStatement(node.parent) && text(node).startsWith('out.events?.'))) return [];
  const found = [];
  const start = node.getStart();
  for (let at = node; isChain(at); at = at.expression)
    if (at.questionDotToken) {
      const from = at.questionDotToken.getStart() - start;
      const rest = text(node).slice(from + 2);
      const dot = rest.startsWith('(') || rest.startsWith('[') ? '' : '.';
      found.push({ kind: 'chain', text: text(node).slice(0, from) + dot + rest });
    }
  return found;
}

/** The innermost function around a node that is its whole answer, if it promises a boolean. */
function answersYesOrNo(node) {
  const { parent } = node;
  const answer =
    (ts.isReturnStatement(parent) && parent.expression === node) ||
    (ts.isArrowFunction(parent) && parent.body === node);
  if (!answer) return false;
  let at = parent;
  while (at && !ts.isFunctionLike(at)) at = at.parent;
  return at?.type?.kind === K.BooleanKeyword;
}

const YES_OR_NO = ['true', 'false'].map((text) => ({ kind: 'answer', text }));

export const isChain = (node) => ts.isOptionalChain(node);

/** A part of a longer chain cannot be taken out of it. */
export const isInnerChain = (node) => isChain(node) && isChain(node.parent) && node.parent.expression === node;

function ofNode(node, text) {
  if (ts.isBinaryExpression(node)) return ofBinary(node, text);
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, text);
  if (ts.isPostfixUnaryExpression(node)) return ofStep(node, text);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (node.kind === K.TrueKeyword) return [{ kind: 'boolean', text: 'false' }];
  if (node.kind === K.FalseKeyword) return [{ kind: 'boolean', text: 'true' }];
  if (ts.isArrayLiteralExpression(node)) return ofArray(node, text);
  if (ts.isObjectLiteralExpression(node)) return ofObject(node, text);
  if (ts.isCallExpression(node)) return [...(isChain(node) ? ofChain(node, text) : ofCall(node, text))];
  return ofChain(node, text);
}

/** What may stand in the place of an expression. */
export function alternativesOf(node, text) {
  if (!ts.isExpression(node) || isInnerChain(node)) return [];
  const found = ofNode(node, text);
  if (answersYesOrNo(node) && (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)))
    found.push(...YES_OR_NO);
  if (isCondition(node)) found.push(...ofCondition(node));
  return found;
}

/** Statements that may be left out. */
export const isRemovable = (node) =>
  ts.isExpressionStatement(node) ||
  ts.isBreakStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isReturnStatement(node) && node.expression === undefined);
