/** @template T @param {readonly T[]} list @returns {T} */
export const pick = (list) => list[Math.floor(Math.random() * list.length)];
