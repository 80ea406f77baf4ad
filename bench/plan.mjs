/** @param {string} name of the flag @param {string | number} text */
export function positive(name, text) {
  const value = Number(text);
  if (!(value > 0)) throw new RangeError(`--${name} must be a positive number, not ${text}`);
  return value;
}
