/** Reads a compose file as the engine would: anchors joined, variables put in, and what the services are run with. */
import { parse } from 'yaml';

const VARIABLE = /\$(?:\$|\{(\w+)(?:(:?[-?])([^}]*))?\})/g;

/** `$$` is a dollar; `${NAME:-usual}` and `${NAME:?what it is}` as in a shell. */
function filledIn(text, variables) {
  return text.replace(VARIABLE, (_, name, sign, rest) => {
    if (name === undefined) return '$';
    const value = variables[name];
    const isThere = sign?.startsWith(':') ? Boolean(value) : value !== undefined;
    if (isThere || sign === undefined) return value ?? '';
    if (sign.endsWith('-')) return rest;
    throw new Error(`${name} is not set: ${rest}`);
  });
}

function filled(value, variables) {
  if (typeof value === 'string') return filledIn(value, variables);
  if (Array.isArray(value)) return value.map((one) => filled(one, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, variables)]));
}

/** Names of the variables that a compose file asks for. */
export const variablesIn = (text) => new Set([...text.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []));

export const readCompose = (text, variables) => filled(parse(text, { merge: true }), variables);

/** Lines of NAME=value. */
export const readEnv = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
