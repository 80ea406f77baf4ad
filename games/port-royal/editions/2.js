/** port-royal, version 2 as it was built. Made by `npm run freeze`; never edited. */
import { BadInput, BrokenLaw, Refusal } from "@broadside/kernel";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __reExport = (target, mod, secondTarget) => (__copyProps(target, mod, "default"), secondTarget && __copyProps(secondTarget, mod, "default"));
// packages/kernel/src/actions.ts
/** Actions from outside: checking JSON, printing and parsing the text notation (`hire admiral-7-2`). */
/** Longer lists and texts than any table has to tell. */
var MOST_NUMBERS = 1e3;
var MOST_TEXT = 2e5;
/** A text is one word of the notation: base64 and the like. */
var TEXT = /^[\w+/=-]*$/;
var isWhole = (value) => Number.isSafeInteger(value);
/** An empty list or text in the notation. */
var NOTHING$1 = "-";
/** Two actions are the same choice. */
function sameAction(one, other) {
	if (one === other) return true;
	if (one.type !== other.type) return false;
	const mine = one;
	const yours = other;
	const keys = Object.keys(mine);
	return keys.length === Object.keys(yours).length && keys.every((key) => sameField(mine[key], yours[key]));
}
function sameField(one, other) {
	if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => item === other[at]);
	return one === other;
}
/** Reads an action from untrusted JSON: exactly the fields of its type, nothing missing, nothing extra. */
function readAction(game, value) {
	if (typeof value === "string") return parseAction(game, value);
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadInput("bad-action", `an action is an object such as {"type":"…"}, not ${brief(value)}`);
	const given = value;
	const shape = shapeOf(game, given.type);
	for (const key of Object.keys(given)) if (key !== "type" && !Object.hasOwn(shape, key)) throw new BadInput("bad-action", `action ${given.type} has no field ${brief(key)}`);
	const action = { type: given.type };
	for (const [key, kind] of Object.entries(shape)) action[key] = readField(game, `${given.type}.${key}`, kind, given[key]);
	return action;
}
function shapeOf(game, type) {
	if (typeof type !== "string" || !Object.hasOwn(game.actions, type)) throw new BadInput("unknown-action", `${game.id} has no action ${brief(type)}; it has ${Object.keys(game.actions).join(", ")}`);
	return game.actions[type];
}
function readField(game, path, kind, value) {
	switch (kind) {
		case "card": return readCard(game, path, value);
		case "cards":
			if (!Array.isArray(value) || value.length > game.cards.length) throw new BadInput("bad-action", `${path} must be a list of card numbers, not ${brief(value)}`);
			return value.map((item) => readCard(game, path, item)).sort((a, b) => a - b);
		case "seat":
		case "number":
			if (!isWhole(value)) throw new BadInput("bad-action", `${path} must be a whole number, not ${brief(value)}`);
			return value;
		case "numbers":
			if (!Array.isArray(value) || value.length > MOST_NUMBERS || !value.every(isWhole)) throw new BadInput("bad-action", `${path} must be a list of whole numbers, not ${brief(value)}`);
			return value;
		case "text":
			if (typeof value !== "string" || value.length > MOST_TEXT || !TEXT.test(value) || value === NOTHING$1) throw new BadInput("bad-action", `${path} must be a text of letters, digits and + / = _ -, not ${brief(value)}`);
			return value;
	}
}
function readCard(game, path, value) {
	const id = typeof value === "string" ? game.cardNamed(value) : value;
	if (!isWhole(id) || id < 0 || id >= game.cards.length) throw new BadInput("bad-action", `${path} must be a card's number or name, not ${brief(value)}`);
	return id;
}
/** `hire admiral-7-2`, `claim expedition-priest2 priest-4-1,jackOfAllTrades-6-1`. */
function printAction(game, action) {
	const fields = action;
	const words = Object.entries(shapeOf(game, action.type)).map(([key, kind]) => printField(game, kind, fields[key]));
	return [action.type, ...words].join(" ");
}
function printField(game, kind, value) {
	if (typeof value === "string") return value === "" ? NOTHING$1 : value;
	const print = (item) => kind === "card" || kind === "cards" ? game.cards[item].name : String(item);
	if (typeof value === "number") return print(value);
	return value.length === 0 ? NOTHING$1 : value.map(print).join(",");
}
/** The reverse of `printAction`; an error names the word it stumbled over. */
function parseAction(game, text) {
	const [type, ...words] = text.trim().split(/\s+/);
	const entries = Object.entries(shapeOf(game, type));
	if (words.length !== entries.length) throw new BadInput("bad-notation", `${brief(type)} takes ${entries.length === 0 ? "nothing" : entries.map(([key]) => key).join(", ")} after it, got ${brief(words.join(" "))}`);
	const action = { type };
	entries.forEach(([key, kind], at) => {
		action[key] = readField(game, `${type}.${key}`, kind, parseField(kind, words[at]));
	});
	return action;
}
function parseField(kind, word) {
	switch (kind) {
		case "card": return word;
		case "cards": return word === NOTHING$1 ? [] : word.split(",");
		case "numbers": return word === NOTHING$1 ? [] : word.split(",").map(parseNumber);
		case "text": return word === NOTHING$1 ? "" : word;
		case "seat":
		case "number": return parseNumber(word);
	}
}
var parseNumber = (word) => /^-?\d{1,16}$/.test(word) ? Number(word) : word;
/** A value as it was sent, short enough for a sentence. */
function brief(value) {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
// packages/kernel/src/campaign.ts
/** What may be played next: the first chapter, the next one, the same again, or what comes after the last. */
var COURSES = [
	"first",
	"onward",
	"again",
	"after"
];
/** Which entries of a whole log were taken back later. */
function undoneIn(log) {
	const undone = log.map(() => false);
	for (const { n, undo } of log) if (undo !== void 0) undone.fill(true, undo + 1, n);
	return undone;
}
/** The entries that still count: whatever was taken back is left out. */
function standing(log) {
	const undone = undoneIn(log);
	return log.filter((_, at) => !undone[at]);
}
// node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// node_modules/@noble/hashes/utils.js
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - value to test
* @returns `true` when the value is a Uint8Array-compatible view.
* @example
* Check whether a value is a Uint8Array-compatible view.
* ```ts
* isBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is a non-negative integer.
* @param n - number to validate
* @param title - label included in thrown errors
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a non-negative integer option.
* ```ts
* anumber(32, 'length');
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - value to validate
* @param length - optional exact length constraint
* @param title - label included in thrown errors
* @returns The validated byte array.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate that a value is a byte array.
* ```ts
* abytes(new Uint8Array([1, 2, 3]));
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
var aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
* Asserts a hash instance has not been destroyed or finished.
* @param instance - hash instance to validate
* @param checkFinished - whether to reject finalized instances
* @throws If the hash instance has already been destroyed or finalized. {@link Error}
* @example
* Validate that a hash instance is still usable.
* ```ts
* import { aexists } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aexists(hash);
* ```
*/
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
/**
* Asserts output is a sufficiently-sized byte array.
* @param out - destination buffer
* @param instance - hash instance providing output length
* Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a caller-provided digest buffer.
* ```ts
* import { aoutput } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aoutput(new Uint8Array(hash.outputLen), hash);
* ```
*/
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
/**
* Zeroizes typed arrays in place. Warning: JS provides no guarantees.
* @param arrays - arrays to overwrite with zeros
* @example
* Zeroize sensitive buffers in place.
* ```ts
* clean(new Uint8Array([1, 2, 3]));
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Creates a DataView for byte-level manipulation.
* @param arr - source typed array
* @returns DataView over the same buffer region.
* @example
* Create a DataView over an existing buffer.
* ```ts
* createView(new Uint8Array(4));
* ```
*/
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
* Rotate-right operation for uint32 values.
* @param word - source word
* @param shift - shift amount in bits
* @returns Rotated word.
* @example
* Rotate a 32-bit word to the right.
* ```ts
* rotr(0x12345678, 8);
* ```
*/
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string.
* Uses the built-in function when available and assumes it matches the tested
* fallback semantics.
* @param bytes - bytes to encode
* @returns Lowercase hexadecimal string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Convert bytes to lowercase hexadecimal.
* ```ts
* bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
* ```
*/
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
/**
* Converts string to bytes using UTF8 encoding.
* Built-in doesn't validate input to be string: we do the check.
* Non-ASCII details are delegated to the platform `TextEncoder`.
* @param str - string to encode
* @returns UTF-8 encoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @example
* Encode a string as UTF-8 bytes.
* ```ts
* utf8ToBytes('abc'); // Uint8Array.from([97, 98, 99])
* ```
*/
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
/**
* Merges default options and passed options.
* @param defaults - base option object
* @param opts - user overrides
* @param title - label included in thrown override errors
* @returns Fresh merged option object with a null prototype.
* @throws On wrong argument types. {@link TypeError}
* @example
* Merge user overrides onto default options.
* ```ts
* checkOpts({ dkLen: 32 }, { asyncTick: 10 });
* ```
*/
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
/**
* Creates a callable hash function from a stateful class constructor.
* @param hashCons - hash constructor or factory
* @param info - optional metadata such as DER OID
* @returns Frozen callable hash wrapper with `.create()`.
*   Wrapper construction eagerly calls `hashCons(undefined)` once to read
*   `outputLen` / `blockLen`, so constructor side effects happen at module
*   init time.
* @throws On wrong argument types. {@link TypeError}
* @example
* Wrap a stateful hash constructor into a callable helper.
* ```ts
* import { createHasher } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const wrapped = createHasher(sha256.create, { oid: sha256.oid });
* wrapped(new Uint8Array([1]));
* ```
*/
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
/**
* Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
* @param suffix - final OID byte for the selected hash.
*   The helper accepts any byte even though only the documented NIST hash
*   suffixes are meaningful downstream.
* @returns Object containing the DER-encoded OID.
* @example
* Build OID metadata for a NIST hash.
* ```ts
* oidNist(0x01);
* ```
*/
var oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// node_modules/@noble/hashes/_md.js
/**
* Internal Merkle-Damgard hash utils.
* @module
*/
/**
* Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
* Returns bits from `b` when `a` is set, otherwise from `c`.
* The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
* set the same bit.
* @param a - selector word
* @param b - word chosen when selector bit is set
* @param c - word chosen when selector bit is clear
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit choice primitive.
* ```ts
* Chi(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
/**
* Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
* Returns bits shared by at least two inputs.
* @param a - first input word
* @param b - second input word
* @param c - third input word
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit majority primitive.
* ```ts
* Maj(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
/**
* Merkle-Damgard hash construction base class.
* Could be used to create MD5, RIPEMD, SHA1, SHA2.
* Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
* strings with partial-byte tails.
* @param blockLen - internal block size in bytes
* @param outputLen - digest size in bytes
* @param padOffset - trailing length field size in bytes
* @param isLE - whether length and state words are encoded in little-endian
* @example
* Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
* ```ts
* import { _SHA1 } from '@noble/hashes/legacy.js';
* const hash = new _SHA1();
* hash.update(new Uint8Array([97, 98, 99]));
* hash.digest();
* ```
*/
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
/**
* Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
* Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
*/
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
* square roots of the first eight prime numbers. Exported as a shared table; callers must treat
* it as read-only because constructors copy words from it by index. */
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
var sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));
// packages/kernel/src/chance.ts
/**
* Explicit chance: one stream of numbers per purpose, all grown from one secret seed, so that the
* same seed and the same commands always give the same match, in Node and in any browser.
*/
/** The upper word of x times n, for n of 16 bits: in halves, because whole numbers are faster than fractions. */
var upperWord = (x, n) => (x >>> 16) * n + ((x & 65535) * n >>> 16) >>> 16;
/** xoshiro128**: small, fast, and made of 32-bit integer steps only. */
var Stream = class Stream {
	a;
	b;
	c;
	d;
	constructor(words) {
		this.a = words[0] | 0;
		this.b = words[1] | 0;
		this.c = words[2] | 0;
		this.d = words[3] | 0;
		if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
	}
	static of(text) {
		return new Stream(wordsOf(text));
	}
	/** The next 32 bits, unsigned. */
	next() {
		const five = Math.imul(this.b, 5);
		const result = Math.imul(five << 7 | five >>> 25, 9);
		const shifted = this.b << 9;
		this.c ^= this.a;
		this.d ^= this.b;
		this.b ^= this.c;
		this.a ^= this.d;
		this.c ^= shifted;
		this.d = this.d << 11 | this.d >>> 21;
		return result >>> 0;
	}
	/** A whole number from 0 to n - 1, each exactly equally likely (Lemire's rejection). */
	below(n) {
		for (;;) {
			const x = this.next();
			const low = Math.imul(x, n) >>> 0;
			if (low >= n || low >= (4294967296 - n) % n) return n <= 65535 ? upperWord(x, n) : (x * n - low) / 4294967296;
		}
	}
	/** A number from 0 up to, not including, 1. */
	unit() {
		return this.next() / 4294967296;
	}
	/** Puts a pile in a random order, in place. */
	shuffle(pile) {
		for (let i = pile.length - 1; i > 0; i--) {
			const j = this.below(i + 1);
			const card = pile[i];
			pile[i] = pile[j];
			pile[j] = card;
		}
	}
	words() {
		return [
			this.a,
			this.b,
			this.c,
			this.d
		];
	}
};
/** The chance of a match: a stream per purpose, and a count of how often chance was asked. */
var SeededChance = class {
	seed;
	uses = 0;
	streams = /* @__PURE__ */ new Map();
	constructor(seed, saved = {}) {
		this.seed = seed;
		for (const [purpose, words] of Object.entries(saved)) this.streams.set(purpose, new Stream(words));
	}
	stream(purpose) {
		this.uses++;
		let stream = this.streams.get(purpose);
		if (!stream) {
			stream = Stream.of(`${this.seed}\n${purpose}`);
			this.streams.set(purpose, stream);
		}
		return stream;
	}
	/** Where every stream stands, for a snapshot. */
	save() {
		const saved = {};
		for (const purpose of [...this.streams.keys()].sort()) {
			const stream = this.streams.get(purpose);
			if (stream) saved[purpose] = stream.words();
		}
		return saved;
	}
};
/** The chance of a playout: one stream serves every purpose, nothing is counted. */
var LooseChance = class {
	only;
	constructor(only) {
		this.only = only;
	}
	stream() {
		return this.only;
	}
};
/** What is shown of a seed before the match: it binds the host without telling anything. */
function commitTo(seed) {
	return bytesToHex(sha256(utf8ToBytes(seed)));
}
function wordsOf(text) {
	const bytes = sha256(utf8ToBytes(text));
	const word = (at) => bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24;
	return [
		word(0),
		word(4),
		word(8),
		word(12)
	];
}
// packages/kernel/src/engine.ts
/** The few questions that can be asked of any state, and the one thing that can be done to it. */
var NOBODY$1 = [];
/** One-seat lists, made once: most steps wait for one seat. */
var ALONE = Array.from({ length: 16 }, (_, seat) => [seat]);
/** The list that holds just this seat. */
var only = (seat) => ALONE[seat];
var frameOf = (state) => state.flow[state.flow.length - 1];
var stepOf = (game, frame) => game.steps[frame.step];
/** Who must answer now; nobody when the match is over. */
function toAct(game, state) {
	if (state.flow.length === 0) return NOBODY$1;
	const frame = frameOf(state);
	return stepOf(game, frame).seats(state, frame);
}
/** Who may interject although nobody waits for them. */
function mayAct(game, state) {
	if (state.flow.length === 0) return NOBODY$1;
	const frame = frameOf(state);
	return stepOf(game, frame).may?.(state, frame) ?? NOBODY$1;
}
function hasWord(game, state, seat) {
	return toAct(game, state).includes(seat) || mayAct(game, state).includes(seat);
}
/** Every legal action of a seat: the one list behind buttons, checks, bots and fuzzers. */
function legal(game, state, seat) {
	if (!hasWord(game, state, seat)) return [];
	const frame = frameOf(state);
	return stepOf(game, frame).legal(state, frame, seat);
}
/** Why a seat may not do this now; undefined if it may. */
function whyNot$1(game, state, seat, action) {
	if (state.flow.length === 0) return {
		code: "match-over",
		clause: game.clauses.over
	};
	if (!hasWord(game, state, seat)) return {
		code: "not-your-turn",
		clause: game.clauses.turn
	};
	const frame = frameOf(state);
	const step = stepOf(game, frame);
	if (seat === -1 && step.accepts) return step.accepts(state, frame, action);
	return step.legal(state, frame, seat).some((candidate) => sameAction(candidate, action)) ? void 0 : step.whyNot(state, frame, seat, action);
}
/** What a host answers for a seat that lets a question in somebody else's turn wait; undefined: it is waited for. */
function byDefault(game, state, seat) {
	if (!toAct(game, state).includes(seat)) return void 0;
	const frame = frameOf(state);
	return stepOf(game, frame).byDefault?.(state, frame, seat);
}
/** Carries out an action known to be legal. Unchecked: the way of playouts and replays. */
function apply(game, state, seat, action, out) {
	const frame = frameOf(state);
	stepOf(game, frame).apply(state, frame, seat, action, out);
}
/** The table's own answer where nobody throws real cubes: playouts and random tests. */
function tableAnswer(game, state, chance) {
	const frame = frameOf(state);
	const answer = stepOf(game, frame).answer?.(state, frame, chance);
	if (answer === void 0) throw new BrokenLaw(`step ${frame.step} waits for the table but has no answer`);
	return answer;
}
// packages/kernel/src/hash.ts
/**
* A short fingerprint of plain data. It tells states apart and does not depend on the order in
* which fields were written; it is not meant to withstand forgery.
*/
var high = 0;
var low = 0;
function mix(word) {
	low = Math.imul(low ^ word, 2246822507);
	low ^= low >>> 13;
	high = Math.imul(high ^ low, 3266489909);
	high ^= high >>> 16;
	low = low + high | 0;
}
function mixText(text) {
	mix(text.length);
	for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}
var double = /* @__PURE__ */ new Float64Array(1);
var halves = new Int32Array(double.buffer);
/** Small whole numbers are nearly everything: one step, well away from the marks of the other kinds. */
var SMALL = 1540483477;
function mixNumber(value) {
	if ((value | 0) === value) {
		mix(value ^ SMALL);
		return;
	}
	double[0] = value;
	mix(2);
	mix(halves[0]);
	mix(halves[1]);
}
/** Where the lanes start for a field, by its name: the same few names come again and again. */
var starts = /* @__PURE__ */ new Map();
function startOf(key) {
	let start = starts.get(key);
	if (!start) {
		high = 608135816;
		low = 2242054355;
		mixText(key);
		start = [high, low];
		starts.set(key, start);
	}
	return start;
}
/** Every field is hashed by itself and the results are added: the order of the fields does not matter. */
function mixRecord(record) {
	const outerHigh = high;
	const outerLow = low;
	let sumHigh = 0;
	let sumLow = 0;
	for (const key in record) {
		const value = record[key];
		if (value === void 0) continue;
		const start = startOf(key);
		high = start[0];
		low = start[1];
		mixValue(value);
		mix(6);
		sumHigh = sumHigh + high | 0;
		sumLow = sumLow + low | 0;
	}
	high = outerHigh;
	low = outerLow;
	mix(7);
	mix(sumHigh);
	mix(sumLow);
}
/** Most of a state is lists of small whole numbers: the same steps as `mix`, with the lanes at hand. */
function mixList(list) {
	mix(8);
	mix(list.length);
	let h = high;
	let l = low;
	for (let i = 0; i < list.length; i++) {
		const value = list[i];
		if (typeof value === "number" && (value | 0) === value) {
			l = Math.imul(l ^ value ^ SMALL, 2246822507);
			l ^= l >>> 13;
			h = Math.imul(h ^ l, 3266489909);
			h ^= h >>> 16;
			l = l + h | 0;
		} else {
			high = h;
			low = l;
			mixValue(value);
			h = high;
			l = low;
		}
	}
	high = h;
	low = l;
}
function mixValue(value) {
	if (typeof value === "number") mixNumber(value);
	else if (typeof value === "string") {
		mix(3);
		mixText(value);
	} else if (typeof value === "boolean") mix(value ? 4 : 5);
	else if (Array.isArray(value)) mixList(value);
	else if (value === null || value === void 0) mix(9);
	else if (typeof value === "object") mixRecord(value);
	else throw new TypeError(`a ${typeof value} is not plain data`);
}
/** Two digits for each byte. */
var DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
var hex = (word) => DIGITS[word >>> 24] + DIGITS[word >>> 16 & 255] + DIGITS[word >>> 8 & 255] + DIGITS[word & 255];
/** Sixteen hexadecimal digits. */
function hashOf(value) {
	high = 2654435769;
	low = 625341585;
	mixValue(value);
	mix(high);
	return hex(high) + hex(low);
}
// packages/kernel/src/options.ts
/** Options of a game: what a host may choose, with defaults; anything else is refused by name. */
var list = (values) => values.map((value) => JSON.stringify(value)).join(", ");
/** Fills in defaults and refuses what the game does not know. */
function resolveOptions(game, seats, given = {}) {
	const count = checkSeats(game, seats);
	if (typeof given !== "object" || given === null || Array.isArray(given)) throw new BadInput("bad-options", `options must be an object, not ${JSON.stringify(given)}`);
	const wishes = given;
	for (const key of Object.keys(wishes)) if (key !== "modules" && !Object.hasOwn(game.options, key)) throw new BadInput("unknown-option", `${game.id} has no option ${JSON.stringify(key)}; it has ${list(["modules", ...Object.keys(game.options)])}`);
	const options = { modules: readModules(game, wishes.modules) };
	for (const [key, spec] of Object.entries(game.options)) options[key] = readOption(key, spec, wishes[key]);
	const resolved = options;
	const reason = game.impossible(resolved, count);
	if (reason) throw new Refusal(reason, game.id);
	return resolved;
}
function checkSeats(game, seats) {
	const { min, max } = game.seats;
	if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max) throw new BadInput("bad-seats", `${game.id} is for ${min} to ${max} players, not ${JSON.stringify(seats)}`);
	return seats;
}
function readOption(key, spec, wish) {
	if (wish === void 0) return spec.default;
	const value = spec.values.find((candidate) => candidate === wish);
	if (value === void 0) throw new BadInput("bad-option", `option ${key} must be one of ${list(spec.values)}, not ${JSON.stringify(wish)}`);
	return value;
}
function readModules(game, wish) {
	if (wish === void 0) return [];
	if (!Array.isArray(wish)) throw new BadInput("bad-modules", `modules must be a list of names, not ${JSON.stringify(wish)}`);
	for (const name of wish) if (!game.modules.includes(name)) throw new BadInput("unknown-module", `${game.id} has no module ${JSON.stringify(name)}; it has ${game.modules.length > 0 ? list(game.modules) : "none yet"}`);
	return game.modules.filter((name) => wish.includes(name));
}
// packages/kernel/src/out.ts
/**
* What the rules are handed beside the state: where events go, where chance comes from, and the
* bell to ring when something hidden became known.
*/
var Out = class {
	/** Undefined in playouts: `out.events?.push({…})` then does not even build the event. */
	events;
	chance;
	/** Whether the last action uncovered something that cannot be covered again. */
	uncovered = false;
	constructor(chance, record) {
		this.chance = chance;
		this.events = record ? [] : void 0;
	}
	/** Something hidden became known: there is no way back behind this. */
	uncover() {
		this.uncovered = true;
	}
};
// packages/kernel/src/match.ts
/**
* One game being played: header, log and state. The same class serves the server, the browser's
* worker and the command line.
*/
var UNDO_CLAUSE = "LAW-6";
var Match = class Match {
	game;
	header;
	log = [];
	state;
	chance;
	/** States since the last barrier, each as it was before one action of `pastSeat`. */
	past = [];
	pastSeat;
	constructor(game, header, chance, state) {
		this.game = game;
		this.header = header;
		this.chance = chance;
		this.state = state;
	}
	static begin(game, spec) {
		const options = resolveOptions(game, spec.seats, spec.options);
		const header = {
			game: game.id,
			rules: game.version,
			seats: spec.seats,
			options,
			commit: commitTo(spec.seed),
			...spec.stack ? { stack: spec.stack } : {}
		};
		const chance = new SeededChance(spec.seed);
		const out = new Out(chance, true);
		const match = new Match(game, header, chance, game.setup(options, spec.seats, out, spec.stack));
		match.log.push({
			n: 0,
			events: out.events ?? [],
			hash: hashOf(match.state)
		});
		return match;
	}
	/** Goes on from a snapshot and the log that led past it; both come from our own store. */
	static resume(game, header, seed, log, snapshot) {
		const match = new Match(game, header, new SeededChance(seed, snapshot.chance), game.clone(snapshot.state));
		match.log.push(...log.slice(0, snapshot.n + 1));
		for (const entry of log.slice(snapshot.n + 1)) match.repeat(entry);
		return match;
	}
	get n() {
		return this.log.length - 1;
	}
	/** Secret until the match is over. */
	get seed() {
		return this.chance.seed;
	}
	get hash() {
		return this.log[this.n].hash;
	}
	get toAct() {
		return toAct(this.game, this.state);
	}
	get may() {
		return mayAct(this.game, this.state);
	}
	get outcome() {
		return this.game.outcome(this.state);
	}
	legal(seat) {
		return legal(this.game, this.state, seat);
	}
	byDefault(seat) {
		return byDefault(this.game, this.state, seat);
	}
	whyNot(seat, action) {
		return whyNot$1(this.game, this.state, seat, action);
	}
	view(eye) {
		return this.game.view(this.state, eye);
	}
	/** The log as an eye may know it: its own actions, and of every event what it may see. */
	seenBy(eye, from = 0) {
		return this.log.slice(from).map(({ n, seat, action, undo, events, hash }) => ({
			n,
			...seat === void 0 ? void 0 : { seat },
			...action && seat === eye ? { action } : void 0,
			...undo === void 0 ? void 0 : { undo },
			events: events.map((event) => this.game.seen(event, eye)).filter((event) => event !== void 0),
			hash
		}));
	}
	/** Plays one action, or throws a Refusal and changes nothing. */
	play(seat, action) {
		const reason = this.whyNot(seat, action);
		if (reason) throw new Refusal(reason, this.game.id);
		const before = this.game.clone(this.state);
		const uses = this.chance.uses;
		const out = new Out(this.chance, true);
		try {
			apply(this.game, this.state, seat, action, out);
		} catch (error) {
			this.state = before;
			throw new BrokenLaw(`${this.describe(seat, action)} failed: ${String(error)}`);
		}
		this.remember(seat, before, seat === -1 || out.uncovered || this.chance.uses !== uses);
		return this.append({
			seat,
			action,
			events: out.events ?? []
		});
	}
	/** Takes back this seat's last action, if nothing stands between. */
	undo(seat) {
		this.checkUndo(seat);
		return this.goBack(seat, this.past.length - 1);
	}
	/** Takes back everything this seat did in its present turn, as far as the last barrier. */
	restartTurn(seat) {
		this.checkUndo(seat);
		const { turn } = this.past[this.past.length - 1];
		return this.goBack(seat, this.past.findIndex((past) => past.turn === turn));
	}
	/** Why this seat cannot undo now; undefined if it can. */
	whyNoUndo(seat) {
		if (this.state.flow.length === 0) return {
			code: "undo-over",
			clause: UNDO_CLAUSE
		};
		if (this.past.length === 0) return {
			code: this.n === 0 ? "nothing-to-undo" : "undo-barrier",
			clause: UNDO_CLAUSE
		};
		return this.pastSeat === seat ? void 0 : {
			code: "undo-not-yours",
			clause: UNDO_CLAUSE
		};
	}
	snapshot() {
		const base = this.past[0];
		return {
			n: base?.n ?? this.n,
			state: this.game.clone(base?.state ?? this.state),
			chance: this.chance.save()
		};
	}
	/** Does again what a log entry says, and compares. */
	repeat(entry) {
		const { seat, action, undo } = entry;
		if (seat === void 0) throw new BrokenLaw(`entry ${entry.n} has no seat`);
		let done;
		if (undo !== void 0) {
			const at = this.pastSeat === seat ? this.past.findIndex((past) => past.n === undo) : -1;
			if (at < 0) throw new Refusal({
				code: "undo-barrier",
				clause: UNDO_CLAUSE
			}, this.game.id);
			done = this.goBack(seat, at);
		} else if (action) done = this.play(seat, action);
		else throw new BrokenLaw(`entry ${entry.n} has neither action nor undo`);
		if (done.hash !== entry.hash) throw new BrokenLaw(`entry ${entry.n}: the state's hash is ${done.hash}, the log says ${entry.hash}`);
		if (hashOf(done.events) !== hashOf(entry.events)) throw new BrokenLaw(`entry ${entry.n}: the events differ from those in the log`);
	}
	checkUndo(seat) {
		const reason = this.whyNoUndo(seat);
		if (reason) throw new Refusal(reason, this.game.id);
	}
	goBack(seat, at) {
		const { n, state } = this.past[at];
		this.past.length = at;
		this.state = state;
		return this.append({
			seat,
			undo: n,
			events: []
		});
	}
	remember(seat, before, barrier) {
		if (barrier) this.past = [];
		else {
			if (this.pastSeat !== seat) this.past = [];
			this.past.push({
				n: this.n,
				state: before,
				turn: this.game.turn(before)
			});
		}
		this.pastSeat = seat;
	}
	append(entry) {
		const whole = {
			n: this.n + 1,
			...entry,
			hash: hashOf(this.state)
		};
		this.log.push(whole);
		return whole;
	}
	describe(seat, action) {
		const line = playedLine(this.log).map((entry) => `${entry.seat} ${printAction(this.game, entry.action)}`);
		return `${`${seat} ${printAction(this.game, action)}`} at ${this.hash} after [${line.join("; ")}] with seed ${JSON.stringify(this.seed)}`;
	}
};
/** The actions that still stand: what was undone is left out. */
function playedLine(log) {
	const line = [];
	for (const entry of log) {
		const { undo } = entry;
		if (undo !== void 0) while (line.length > 0 && line[line.length - 1].n > undo) line.pop();
		else if (entry.action) line.push(entry);
	}
	return line;
}
// packages/kernel/src/file.ts
/** Match files: what is saved, and how a file from anywhere is read without believing it. */
var FORMAT = "broadside-match/1";
function saveMatch(match) {
	return {
		format: FORMAT,
		header: match.header,
		seed: match.seed,
		log: match.log
	};
}
var fail = (message) => {
	throw new BadInput("bad-file", message);
};
function record(value, where) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return fail(`${where} must be an object, not ${brief(value)}`);
	return value;
}
var text = (value, where) => typeof value === "string" ? value : fail(`${where} must be text, not ${brief(value)}`);
var whole = (value, where) => typeof value === "number" && Number.isSafeInteger(value) ? value : fail(`${where} must be a whole number, not ${brief(value)}`);
var items = (value, where) => Array.isArray(value) ? value : fail(`${where} must be a list, not ${brief(value)}`);
/** Piles of names; the game itself checks the names. */
function readStack(value) {
	if (value === void 0) return void 0;
	const piles = Object.entries(record(value, "stack")).map(([pile, names]) => [pile, items(names, `stack.${pile}`).map((name, at) => text(name, `stack.${pile}[${at}]`))]);
	return Object.fromEntries(piles);
}
/** The name of the game a file was played in, so that the caller can find its rules. */
function gameOfFile(value) {
	return text(record(record(value, "the file").header, "header").game, "header.game");
}
/** The version of the rules a file was played under. */
function rulesOfFile(value) {
	return whole(record(record(value, "the file").header, "header").rules, "header.rules");
}
/**
* Reads a file by playing it again from its seed: every command must be legal and every hash and
* event must come out as written. Nothing in the file is taken on trust.
*
* With `anyRules` the file may name another version than the game's: if all comes out as written, the change between
* the two did not touch this match, and it is one of the game's version from now on.
*/
function loadMatch(game, value, anyRules = false) {
	const file = record(value, "the file");
	if (file.format !== "broadside-match/1") fail(`format must be ${brief(FORMAT)}, not ${brief(file.format)}`);
	const header = record(file.header, "header");
	if (header.game !== game.id) fail(`header.game must be ${brief(game.id)}, not ${brief(header.game)}`);
	if (header.rules !== game.version && !anyRules) fail(`header.rules: the match was played under rules version ${brief(header.rules)}, this program has ${game.version}`);
	const seed = text(file.seed, "seed");
	if (header.commit !== commitTo(seed)) fail("header.commit is not the hash of the seed");
	const log = items(file.log, "log");
	const match = Match.begin(game, {
		seats: whole(header.seats, "header.seats"),
		options: header.options,
		seed,
		stack: readStack(header.stack)
	});
	checkOpening(match, log[0]);
	for (let n = 1; n < log.length; n++) repeatEntry(match, n, readEntry(game, log[n], n));
	return match;
}
function checkOpening(match, value) {
	const entry = record(value, "log[0]");
	if (entry.n !== 0) fail(`log[0].n must be 0, not ${brief(entry.n)}`);
	if (entry.hash !== match.hash) fail(`log[0].hash: set-up gives ${match.hash}, the file says ${brief(entry.hash)}`);
	if (!sameEvents(entry.events, match.log[0].events)) fail("log[0].events differ from what set-up gives");
}
function sameEvents(given, events) {
	return Array.isArray(given) && hashOf(given) === hashOf(events);
}
function readEntry(game, value, n) {
	const where = `log[${n}]`;
	const entry = record(value, where);
	if (entry.n !== n) fail(`${where}.n must be ${n}, not ${brief(entry.n)}`);
	const base = {
		n,
		seat: whole(entry.seat, `${where}.seat`),
		events: items(entry.events, `${where}.events`),
		hash: text(entry.hash, `${where}.hash`)
	};
	if (entry.undo !== void 0) return {
		...base,
		undo: whole(entry.undo, `${where}.undo`)
	};
	return {
		...base,
		action: inFile(where, () => readAction(game, entry.action))
	};
}
function repeatEntry(match, n, entry) {
	inFile(`log[${n}]`, () => match.repeat(entry));
}
/** Whatever goes wrong inside is a fault of the file at this place. */
function inFile(where, work) {
	try {
		return work();
	} catch (error) {
		if (error instanceof BadInput || error instanceof Refusal || error instanceof BrokenLaw) return fail(`${where}: ${error.message}`);
		throw error;
	}
}
// packages/kernel/src/playout.ts
/** Playing a state to its end as fast as the rules allow: no events, no copies, no checks. */
var randomPolicy = (_state, _seat, actions, stream) => actions.length === 1 ? actions[0] : actions[stream.below(actions.length)];
/** Plays until the end, or until `limit` actions were made. Returns the number of actions. */
function playout(game, state, policy, stream, limit = Number.POSITIVE_INFINITY) {
	const out = new Out(new LooseChance(stream), false);
	const { steps } = game;
	let played = 0;
	while (state.flow.length > 0 && played < limit) {
		const frame = state.flow[state.flow.length - 1];
		const step = steps[frame.step];
		const seat = step.seats(state, frame)[0];
		const action = seat === -1 ? tableAnswer(game, state, out.chance) : policy(state, seat, step.legal(state, frame, seat), stream);
		step.apply(state, frame, seat, action, out);
		played++;
	}
	return played;
}
// packages/kernel/src/stack.ts
/** Prescribed piles for tests and puzzles. */
/** Refuses piles the game does not have. */
function checkStack(game, stack) {
	for (const pile of Object.keys(stack)) if (!game.piles.includes(pile)) throw new BadInput("bad-stack", `stack has no pile ${JSON.stringify(pile)}; ${game.id} has ${game.piles.join(", ")}`);
}
/** Takes the named cards, top first, out of a pile whose top is last; the rest keeps its order. */
function takeNamed(game, pile, names, where) {
	return names.map((name) => {
		const card = game.cardNamed(name);
		if (card === void 0) throw new BadInput("bad-stack", `stack.${where}: there is no card ${JSON.stringify(name)}`);
		const at = pile.lastIndexOf(card);
		if (at < 0) throw new BadInput("bad-stack", `stack.${where}: no copy of ${JSON.stringify(name)} is left to place`);
		pile.splice(at, 1);
		return card;
	});
}
// packages/kernel/src/index.ts
var src_exports = /* @__PURE__ */ __exportAll({
	COURSES: () => COURSES,
	FORMAT: () => FORMAT,
	LooseChance: () => LooseChance,
	Match: () => Match,
	Out: () => Out,
	SeededChance: () => SeededChance,
	Stream: () => Stream,
	TABLE: () => -1,
	apply: () => apply,
	brief: () => brief,
	byDefault: () => byDefault,
	checkStack: () => checkStack,
	commitTo: () => commitTo,
	gameOfFile: () => gameOfFile,
	hashOf: () => hashOf,
	legal: () => legal,
	loadMatch: () => loadMatch,
	mayAct: () => mayAct,
	only: () => only,
	parseAction: () => parseAction,
	playedLine: () => playedLine,
	playout: () => playout,
	printAction: () => printAction,
	randomPolicy: () => randomPolicy,
	readAction: () => readAction,
	readStack: () => readStack,
	resolveOptions: () => resolveOptions,
	rulesOfFile: () => rulesOfFile,
	sameAction: () => sameAction,
	saveMatch: () => saveMatch,
	standing: () => standing,
	tableAnswer: () => tableAnswer,
	takeNamed: () => takeNamed,
	toAct: () => toAct,
	undoneIn: () => undoneIn,
	whyNot: () => whyNot$1
});
import * as import__broadside_kernel from "@broadside/kernel";
__reExport(src_exports, import__broadside_kernel);
// packages/bots/src/policyBot.ts
/** Bots that follow a policy: they imagine the hidden part and ask the policy what to do in it. */
function policyBot(name, game, policy) {
	return {
		name,
		choose: (view, seat, { stream }) => {
			const state = game.imagine(view, seat, new LooseChance(stream));
			return policy(state, seat, legal(game, state, seat), stream);
		}
	};
}
/** Any legal action, each as likely as the next. */
var randomBot = (game) => policyBot("random", game, randomPolicy);
// packages/bots/src/search.ts
/**
* Information-set Monte Carlo tree search. Every iteration imagines the hidden part anew from the
* view, walks down one shared tree as far as it reaches, plays a little further by a policy and asks
* an evaluation who is likely to win. The tree branches on what the searching player would see, so
* that a decision after a revealed card may depend on that card.
*
* At the root all choices are tried in the same imagined worlds with the same luck, and the weaker
* half is dropped again and again (sequential halving): luck that is equal for all cancels out.
*/
var EXPLORE = .2;
/** A node tries its t-th choice only after this many times t² visits: bad moves must not spoil its value. */
var WIDEN = 6;
var DEFAULT_ITERATIONS = 2e3;
/** The edge of what nobody chose, a throw or a habit: what it led to is told apart by marks alone. */
var NOT_CHOSEN = "";
var newNode = () => ({
	visits: 0,
	edges: /* @__PURE__ */ new Map()
});
var newEdge = (action) => ({
	action,
	visits: 0,
	value: 0,
	outcomes: /* @__PURE__ */ new Map()
});
var mean = ({ value, visits }) => visits === 0 ? 0 : value / visits;
var Search = class {
	game;
	kit;
	seat;
	constructor(game, kit, seat) {
		this.game = game;
		this.kit = kit;
		this.seat = seat;
	}
	/** One choice in one imagined world with one kind of luck. */
	try(edge, world, luck) {
		const state = this.game.clone(world);
		const out = new Out(new LooseChance(luck), false);
		const path = [{
			edge,
			seat: this.seat
		}];
		apply(this.game, state, this.seat, edge.action, out);
		let node = this.follow(edge, state);
		while (!this.kit.isFlat && node.visits++ > 0 && state.flow.length > 0) {
			const seat = toAct(this.game, state)[0];
			if (seat === -1 || this.kit.isHabit?.(state, false)) {
				const action = this.usual(state, seat, out, luck);
				apply(this.game, state, seat, action, out);
				node = this.follow(this.edgeOf(node, action, NOT_CHOSEN), state);
				continue;
			}
			const next = this.select(node, state, seat, luck);
			path.push({
				edge: next,
				seat
			});
			apply(this.game, state, seat, next.action, out);
			node = this.follow(next, state);
		}
		this.playOn(state, out, luck);
		const values = this.kit.evaluate(state);
		for (const step of path) {
			step.edge.visits++;
			step.edge.value += values[step.seat];
		}
	}
	follow({ outcomes }, state) {
		const mark = this.kit.mark(state);
		let child = outcomes.get(mark);
		if (!child) {
			child = newNode();
			outcomes.set(mark, child);
		}
		return child;
	}
	/** What happens without a thought: the table's answer, or the policy's. */
	usual(state, seat, out, luck) {
		return seat === -1 ? tableAnswer(this.game, state, out.chance) : this.kit.policy(state, seat, legal(this.game, state, seat), luck);
	}
	/** The policy's choice first; others only when the node is visited often; then the best upper bound. */
	select(node, state, seat, luck) {
		const actions = legal(this.game, state, seat);
		if (actions.length === 1) return this.edgeOf(node, actions[0]);
		const tried = [];
		const untried = [];
		for (const action of actions) {
			const edge = node.edges.get(printAction(this.game, action));
			if (edge) tried.push(edge);
			else untried.push(action);
		}
		if (tried.length === 0) return this.edgeOf(node, this.kit.policy(state, seat, actions, luck));
		if (untried.length > 0 && node.visits > WIDEN * tried.length * tried.length) return this.edgeOf(node, untried[luck.below(untried.length)]);
		const bound = (edge) => mean(edge) + EXPLORE * Math.sqrt(Math.log(node.visits) / Math.max(1, edge.visits));
		return tried.reduce((best, edge) => bound(edge) > bound(best) ? edge : best);
	}
	edgeOf(node, action, key = printAction(this.game, action)) {
		let edge = node.edges.get(key);
		if (!edge) {
			edge = newEdge(action);
			node.edges.set(key, edge);
		}
		return edge;
	}
	playOn(state, out, luck) {
		const clock = () => this.kit.clock?.(state) ?? this.game.turn(state);
		const until = clock() + this.kit.horizon;
		while (state.flow.length > 0 && clock() < until) {
			const seat = toAct(this.game, state)[0];
			apply(this.game, state, seat, this.usual(state, seat, out, luck), out);
		}
	}
};
var dealt = (game, kit, view, seat, chance) => kit.imagine?.(view, seat, chance) ?? game.imagine(view, seat, chance);
function budgetOf({ ms, iterations }) {
	const most = iterations ?? (ms === void 0 ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
	const start = Date.now();
	return { spent: (tries) => Math.max(tries / most, ms === void 0 ? 0 : (Date.now() - start) / ms) };
}
function worthAThought(game, kit, state, seat) {
	const actions = legal(game, state, seat);
	return kit.shortlist?.(state, seat, actions) ?? actions;
}
/** Thinks about a view and returns every choice worth it with its estimate, the best first. */
function think(game, kit, view, seat, thinking) {
	const { stream } = thinking;
	const chance = new LooseChance(stream);
	const budget = budgetOf(thinking);
	const search = new Search(game, kit, seat);
	const imagine = () => dealt(game, kit, view, seat, chance);
	const all = worthAThought(game, kit, imagine(), seat).map(newEdge);
	const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
	let left = all;
	let tries = 0;
	for (let round = 1; round <= rounds; round++) {
		do {
			const world = imagine();
			const luck = stream.words();
			for (const edge of left) search.try(edge, world, new Stream(luck));
			stream.next();
			tries += left.length;
		} while (budget.spent(tries) < round / rounds);
		left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
	}
	return all.map((edge) => ({
		action: edge.action,
		visits: edge.visits,
		value: mean(edge)
	})).sort((a, b) => b.visits - a.visits || b.value - a.value);
}
/** The best thought, or the policy's own choice if the best is not clearly better. */
function chosen(game, kit, state, seat, thoughts, stream) {
	const [best] = thoughts;
	const doubt = kit.doubt?.(state) ?? 0;
	if (doubt === 0) return best.action;
	const habit = printAction(game, kit.policy(state, seat, legal(game, state, seat), stream));
	const usual = thoughts.find(({ action }) => printAction(game, action) === habit);
	if (!usual) return best.action;
	return best.value - usual.value > doubt / Math.sqrt(Math.max(1, usual.visits)) ? best.action : usual.action;
}
/** A bot that searches; a forced choice, or one of habit, costs it no time. */
function searchBot(name, game, kit) {
	return {
		name,
		choose: (view, seat, thinking) => {
			const state = dealt(game, kit, view, seat, new LooseChance(thinking.stream));
			const actions = legal(game, state, seat);
			if (actions.length === 1) return actions[0];
			if (kit.isHabit?.(state, true)) return kit.policy(state, seat, actions, thinking.stream);
			return chosen(game, kit, state, seat, think(game, kit, view, seat, thinking), thinking.stream);
		}
	};
}
// games/port-royal/cards/adventure.ts
var source$2 = "reconstructed";
/** PR-ARES-3, PR-ARES-4. */
var ares = (item, sabres) => ({
	kind: "ship",
	colour: "ares",
	coins: 1,
	sabres,
	item,
	count: 1,
	source: source$2
});
/** PR-SPEC-1. */
var special = (kind) => ({
	kind,
	cost: 5,
	points: 1,
	ares: true,
	count: 1,
	source: source$2
});
var laden = (colour, item, coins, sabres) => ({
	kind: "ship",
	colour,
	coins,
	sabres,
	item,
	count: 1,
	source: source$2
});
var crowned = (colour, item, sabres) => ({
	kind: "ship",
	colour,
	coins: 0,
	sabres,
	item,
	crowns: 1,
	count: 1,
	source: source$2
});
var innkeeper = (cost, points, count) => ({
	kind: "innkeeper",
	cost,
	points,
	price: 4,
	count,
	source: source$2
});
var lookout$1 = (cost, points, count) => ({
	kind: "lookout",
	cost,
	points,
	count,
	source: source$2
});
var expedition$1 = (needs, item) => ({
	kind: "expedition",
	needs,
	item,
	points: 5,
	coins: 3,
	count: 1,
	source: source$2
});
var taibuki = (cost, points) => ({
	kind: "taibuki",
	sabres: 3,
	cost,
	points,
	count: 1,
	source: source$2
});
/** PR-ATAX-1, PR-ATAX-2. */
var tax$1 = {
	kind: "tax",
	from: 16,
	leaves: "half",
	bonus: "fewestPoints",
	coins: 2,
	count: 1,
	source: "printed"
};
/** What the first story card of each chapter adds (groups 80 to 83); the last chapter adds nothing. */
var ADVENTURE_CARDS = [
	[
		ares("ritualBook", 2),
		ares("ritualBook", 3),
		ares("ritualBook", 4),
		ares("ritualBook", 5),
		ares("herbs", 2),
		ares("herbs", 3),
		ares("herbs", 4),
		ares("herbs", 5),
		special("captain"),
		special("priest"),
		special("settler"),
		tax$1
	],
	[
		laden("yellow", "bread", 2, 1),
		crowned("yellow", "rum", 2),
		crowned("blue", "bread", 2),
		laden("blue", "rum", 2, 1),
		laden("green", "bread", 2, 3),
		laden("green", "rum", 3, 5),
		crowned("red", "bread", 3),
		laden("red", "rum", 3, 6),
		laden("black", "bread", 3, 7),
		crowned("black", "rum", 4),
		innkeeper(4, 1, 2),
		innkeeper(6, 2, 2),
		innkeeper(8, 3, 1)
	],
	[
		lookout$1(5, 1, 2),
		lookout$1(7, 2, 2),
		lookout$1(9, 3, 1),
		expedition$1({
			captain: 1,
			priest: 1
		}, "rum"),
		expedition$1({
			settler: 1,
			priest: 1
		}, "herbs"),
		expedition$1({
			settler: 1,
			captain: 1
		}, "bread")
	],
	[
		taibuki(6, 1),
		taibuki(8, 2),
		taibuki(10, 3),
		tax$1
	]
];
// games/port-royal/cards/base.ts
var source$1 = "public";
var trader = (colour, cost, points, count) => ({
	kind: "trader",
	colour,
	cost,
	points,
	count,
	source: source$1
});
var seeker = (kind, cost, points, count) => ({
	kind,
	cost,
	points,
	count,
	source: source$1
});
var fighter = (kind, sabres, cost, points, count) => ({
	kind,
	sabres,
	cost,
	points,
	count,
	source: source$1
});
var dignitary = (kind, cost, points, count) => ({
	kind,
	cost,
	points,
	count,
	source: source$1
});
var ship = (colour, coins, sabres, count) => ({
	kind: "ship",
	colour,
	coins,
	sabres,
	count,
	source: source$1
});
var expedition = (needs, points, coins) => ({
	kind: "expedition",
	needs,
	points,
	coins,
	count: 1,
	source: source$1
});
/** PR-TAX-1, PR-TAX-5. */
var tax = (bonus, count) => ({
	kind: "tax",
	from: 12,
	leaves: "half",
	bonus,
	coins: 1,
	count,
	source: source$1
});
var BASE_CARDS = [
	trader("yellow", 3, 1, 1),
	trader("yellow", 5, 2, 1),
	trader("blue", 3, 1, 1),
	trader("blue", 5, 2, 1),
	trader("green", 3, 1, 2),
	trader("red", 3, 1, 2),
	trader("black", 3, 1, 2),
	seeker("settler", 4, 1, 5),
	seeker("captain", 4, 1, 5),
	seeker("priest", 4, 1, 5),
	seeker("jackOfAllTrades", 6, 1, 3),
	fighter("sailor", 1, 3, 1, 7),
	fighter("sailor", 1, 5, 2, 2),
	fighter("sailor", 1, 7, 3, 1),
	fighter("pirate", 2, 5, 1, 1),
	fighter("pirate", 2, 7, 2, 1),
	fighter("pirate", 2, 9, 3, 1),
	dignitary("mademoiselle", 7, 2, 2),
	dignitary("mademoiselle", 9, 3, 2),
	dignitary("jester", 5, 1, 1),
	dignitary("jester", 7, 2, 3),
	dignitary("jester", 9, 3, 1),
	dignitary("admiral", 5, 1, 1),
	dignitary("admiral", 7, 2, 3),
	dignitary("admiral", 9, 3, 2),
	dignitary("governor", 8, 0, 4),
	ship("yellow", 1, 1, 3),
	ship("yellow", 2, 1, 1),
	ship("yellow", 2, 2, 2),
	ship("yellow", 3, 2, 1),
	ship("yellow", 3, 4, 2),
	ship("yellow", 4, 4, 1),
	ship("blue", 1, 1, 3),
	ship("blue", 2, 1, 1),
	ship("blue", 2, 2, 2),
	ship("blue", 3, 2, 1),
	ship("blue", 3, 5, 2),
	ship("blue", 4, 5, 1),
	ship("green", 1, 1, 3),
	ship("green", 2, 1, 1),
	ship("green", 2, 3, 2),
	ship("green", 3, 3, 1),
	ship("green", 3, 5, 2),
	ship("green", 4, 5, 1),
	ship("red", 1, 1, 3),
	ship("red", 2, 3, 3),
	ship("red", 3, 6, 2),
	ship("red", 3, "skull", 1),
	ship("red", 4, "skull", 1),
	ship("black", 1, 2, 3),
	ship("black", 2, 4, 3),
	ship("black", 3, 7, 2),
	ship("black", 3, "skull", 1),
	ship("black", 4, "skull", 1),
	expedition({ settler: 2 }, 4, 2),
	expedition({ captain: 2 }, 4, 2),
	expedition({ priest: 2 }, 4, 2),
	expedition({
		settler: 1,
		priest: 2
	}, 6, 3),
	expedition({
		settler: 1,
		captain: 2
	}, 6, 3),
	{
		...expedition({
			settler: 1,
			captain: 1,
			priest: 1
		}, 5, 3),
		onlyWithPlayers: 5
	},
	tax("mostSabres", 2),
	tax("fewestPoints", 2)
];
// games/port-royal/cards/contractCards.ts
var source = "public";
var clerk = (colour, cost, points) => ({
	kind: "clerk",
	colour,
	cost,
	points,
	count: 1,
	source
});
var newcomer = (kind, cost, points, count) => ({
	kind,
	cost,
	points,
	count,
	source
});
var plain = (colour, sabres) => ({
	kind: "ship",
	colour,
	coins: 1,
	sabres,
	count: 1,
	source
});
/** PR-GIFT-1. */
var gift$1 = (colour, sabres) => ({
	kind: "ship",
	colour,
	coins: 3,
	sabres,
	gift: 1,
	count: 1,
	source
});
var CONTRACT_CARDS = [
	clerk("yellow", 4, 1),
	clerk("blue", 6, 2),
	clerk("green", 9, 3),
	clerk("red", 6, 2),
	clerk("black", 4, 1),
	newcomer("viceAdmiral", 5, 1, 2),
	newcomer("viceAdmiral", 7, 2, 2),
	newcomer("viceAdmiral", 9, 3, 1),
	newcomer("gunner", 4, 1, 1),
	newcomer("gunner", 6, 2, 2),
	newcomer("gunner", 8, 3, 1),
	plain("yellow", 2),
	plain("blue", 1),
	plain("green", 1),
	plain("red", 1),
	plain("black", 2),
	gift$1("yellow", 4),
	gift$1("blue", 5),
	gift$1("green", 3),
	gift$1("red", 6),
	gift$1("black", "skull")
];
// games/port-royal/cards/gambler.ts
var gambler$1 = (cost, points, count) => ({
	kind: "gambler",
	cost,
	points,
	count,
	source: "public"
});
var GAMBLER_CARDS$1 = [
	gambler$1(4, 1, 2),
	gambler$1(6, 2, 1),
	gambler$1(8, 3, 1)
];
// games/port-royal/cards/setSail.ts
var of$1 = (source) => ({
	merchant: (colour, cost, points) => ({
		kind: "merchant",
		colour,
		cost,
		points,
		count: 1,
		source
	}),
	passenger: (cost, points, count) => ({
		kind: "passenger",
		cost,
		points,
		count,
		source
	}),
	ship: (colour, coins, sabres, count = 1) => ({
		kind: "ship",
		colour,
		coins,
		sabres,
		count,
		source
	}),
	sailor: (cost, points, count) => ({
		kind: "sailor",
		sabres: 1,
		cost,
		points,
		count,
		source
	}),
	pirate: (cost, points) => ({
		kind: "pirate",
		sabres: 2,
		cost,
		points,
		count: 1,
		source
	})
});
var known$1 = of$1("public");
var rebuilt = of$1("reconstructed");
/** With the mix-in mark: 5 merchants, 5 passengers, 10 ships. */
var SET_SAIL_MIX = [
	known$1.merchant("yellow", 8, 3),
	known$1.merchant("blue", 8, 3),
	known$1.merchant("green", 6, 2),
	known$1.merchant("red", 6, 2),
	known$1.merchant("black", 6, 2),
	known$1.passenger(4, 2, 5),
	known$1.ship("yellow", 1, 1),
	known$1.ship("yellow", 3, 4),
	known$1.ship("blue", 2, 2),
	known$1.ship("blue", 3, 5),
	known$1.ship("green", 2, 1),
	known$1.ship("green", 2, 3),
	known$1.ship("red", 2, 3),
	known$1.ship("red", 3, 6),
	known$1.ship("black", 1, 2),
	known$1.ship("black", 4, "skull")
];
/** The other forty, for the game on its own. */
var SET_SAIL_REST = [
	rebuilt.merchant("yellow", 4, 1),
	rebuilt.merchant("blue", 4, 1),
	rebuilt.merchant("green", 4, 1),
	rebuilt.merchant("red", 4, 1),
	rebuilt.merchant("black", 4, 1),
	rebuilt.passenger(2, 1, 5),
	rebuilt.sailor(3, 1, 7),
	rebuilt.sailor(5, 2, 2),
	rebuilt.sailor(7, 3, 1),
	rebuilt.pirate(5, 1),
	rebuilt.pirate(7, 2),
	rebuilt.ship("yellow", 1, 1),
	rebuilt.ship("yellow", 2, 2),
	rebuilt.ship("yellow", 4, 4),
	rebuilt.ship("blue", 1, 1, 2),
	rebuilt.ship("blue", 4, 5),
	rebuilt.ship("green", 1, 1),
	rebuilt.ship("green", 3, 5, 2),
	rebuilt.ship("red", 1, 1, 2),
	rebuilt.ship("red", 4, "skull"),
	rebuilt.ship("black", 1, 2),
	rebuilt.ship("black", 2, 4),
	rebuilt.ship("black", 3, 7),
	{
		kind: "tax",
		from: 9,
		leaves: 8,
		bonus: "fewestPoints",
		coins: 1,
		count: 3,
		source: "printed"
	}
];
/** Ships come in a sixth colour as well: that of the Ares pirates (PR-ARES-1). No person has it. */
var SHIP_COLOURS = [...[
	"yellow",
	"blue",
	"green",
	"red",
	"black"
], "ares"];
/** What the ships of the Adventure carry (PR-ITEM-1). */
var ITEMS = [
	"ritualBook",
	"herbs",
	"bread",
	"rum"
];
/** What a person can be discarded for when an expedition is claimed. */
var SYMBOLS = [
	"settler",
	"captain",
	"priest"
];
// games/port-royal/cards/table.ts
var table_exports = /* @__PURE__ */ __exportAll({
	BOXES: () => BOXES,
	BOX_OF: () => BOX_OF,
	CARDS: () => CARDS,
	CARD_INFO: () => CARD_INFO,
	NAMES: () => NAMES,
	SKULL: () => 255,
	SYMBOL_UNIT: () => SYMBOL_UNIT$2,
	cardNamed: () => cardNamed,
	coinsOf: () => coinsOf$2,
	colourOf: () => colourOf$3,
	costOf: () => costOf$1,
	crownsOf: () => crownsOf,
	giftOf: () => giftOf,
	innPriceOf: () => innPriceOf,
	isAdmiral: () => isAdmiral$1,
	isAresFriend: () => isAresFriend,
	isClerk: () => isClerk,
	isExpedition: () => isExpedition$1,
	isGambler: () => isGambler,
	isGovernor: () => isGovernor$1,
	isGunner: () => isGunner,
	isInnkeeper: () => isInnkeeper,
	isJester: () => isJester$1,
	isLookout: () => isLookout,
	isMademoiselle: () => isMademoiselle$1,
	isMerchant: () => isMerchant,
	isPerson: () => isPerson,
	isShip: () => isShip$3,
	isTax: () => isTax$1,
	isTrader: () => isTrader$1,
	isViceAdmiral: () => isViceAdmiral,
	itemOf: () => itemOf$1,
	needsOf: () => needsOf$1,
	pointsOf: () => pointsOf$1,
	sabresOf: () => sabresOf$2,
	symbolOf: () => symbolOf$1,
	taxBonus: () => taxBonus,
	taxFrom: () => taxFrom,
	taxLeaves: () => taxLeaves,
	taxesSabres: () => taxesSabres
});
/** The boxes the cards come from, in the order of their numbers; set-up says which of them are in play. */
var BOXES = [
	{
		box: "base",
		module: "base",
		cards: BASE_CARDS
	},
	{
		box: "gambler",
		module: "gambler",
		cards: GAMBLER_CARDS$1
	},
	{
		box: "setSail",
		module: "setSail",
		cards: SET_SAIL_MIX
	},
	{
		box: "setSailRest",
		module: "setSail",
		cards: SET_SAIL_REST
	},
	{
		box: "contractCards",
		module: "contractCards",
		cards: CONTRACT_CARDS
	},
	{
		box: "chapter1",
		module: "adventure",
		cards: ADVENTURE_CARDS[0]
	},
	{
		box: "chapter2",
		module: "adventure",
		cards: ADVENTURE_CARDS[1]
	},
	{
		box: "chapter3",
		module: "adventure",
		cards: ADVENTURE_CARDS[2]
	},
	{
		box: "chapter4",
		module: "adventure",
		cards: ADVENTURE_CARDS[3]
	}
];
var SHIP_NAMES = {
	yellow: "pinnace",
	blue: "flute",
	green: "skiff",
	red: "frigate",
	black: "galleon",
	ares: "ares"
};
var CARDS = BOXES.flatMap(({ cards }) => cards);
var MODULES = BOXES.flatMap(({ module, cards }) => cards.map(() => module));
/** The box of every card. */
var BOX_OF = BOXES.flatMap(({ box, cards }) => cards.map(() => box));
var needsText = ({ needs, item }) => [...SYMBOLS.flatMap((symbol) => needs[symbol] ? [`${symbol}${needs[symbol]}`] : []), ...item ? [item] : []].join("-");
/** `admiral-7-2`: kind, cost, points; `flute-2-1`: coins, sabres. */
function nameOf(card) {
	switch (card.kind) {
		case "ship": return [
			SHIP_NAMES[card.colour],
			card.coins,
			card.sabres,
			...card.item ? [card.item] : []
		].join("-");
		case "expedition": return `expedition-${needsText(card)}`;
		case "tax": return `tax-${card.bonus}`;
		case "trader":
		case "merchant":
		case "clerk": return `${card.kind}-${card.colour}-${card.cost}-${card.points}`;
		default: return `${card.kind}-${card.cost}-${card.points}`;
	}
}
/** Cards of the expansions with the figures of another card are told apart by their box. */
function uniqueNames() {
	const taken = /* @__PURE__ */ new Set();
	return CARDS.map((card, id) => {
		const plain = nameOf(card);
		const name = taken.has(plain) ? `${plain}-${BOX_OF[id]}` : plain;
		taken.add(name);
		return name;
	});
}
var NAMES = uniqueNames();
var BY_NAME = new Map(NAMES.map((name, id) => [name, id]));
var cardNamed = (name) => BY_NAME.get(name);
var CARD_INFO = CARDS.map((card, id) => {
	const { count, source, ...printed } = card;
	return {
		id,
		name: NAMES[id],
		module: MODULES[id],
		count,
		source,
		printed
	};
});
var column = (read) => Uint8Array.from(CARDS, read);
var is = (kind) => column((card) => card.kind === kind ? 1 : 0);
/** No colour: a card that is neither a ship nor a person for ships of one colour. */
var NO_COLOUR = SHIP_COLOURS.length;
var isShip$3 = is("ship");
var isExpedition$1 = is("expedition");
var isTax$1 = is("tax");
var isPerson = column((card) => "cost" in card ? 1 : 0);
var isTrader$1 = is("trader");
var isMademoiselle$1 = is("mademoiselle");
var isJester$1 = is("jester");
var isAdmiral$1 = is("admiral");
var isGovernor$1 = is("governor");
var isGambler = is("gambler");
var isMerchant = is("merchant");
var isClerk = is("clerk");
var isViceAdmiral = is("viceAdmiral");
var isGunner = is("gunner");
var isInnkeeper = is("innkeeper");
var isLookout = is("lookout");
/** The three special persons of the Adventure. */
var isAresFriend = column((card) => "ares" in card ? 1 : 0);
var colourOf$3 = column((card) => "colour" in card ? SHIP_COLOURS.indexOf(card.colour) : NO_COLOUR);
var costOf$1 = column((card) => "cost" in card ? card.cost : 0);
var pointsOf$1 = column((card) => "points" in card ? card.points : 0);
var coinsOf$2 = column((card) => "coins" in card ? card.coins : 0);
/** Sabres a person gives, or sabres needed to sink a ship. */
var sabresOf$2 = column((card) => "sabres" in card ? card.sabres === "skull" ? 255 : card.sabres : 0);
/** 1, 2, 3 for settler, captain, priest; 4 for the jack-of-all-trades; 0 for everybody else. */
var symbolOf$1 = column((card) => card.kind === "jackOfAllTrades" ? 4 : SYMBOLS.indexOf(card.kind) + 1);
/** One symbol in the byte of its kind: settler, captain, priest, jack; 0 for everybody else. Sums count symbols. */
var SYMBOL_UNIT$2 = Int32Array.from(symbolOf$1, (symbol) => symbol === 0 ? 0 : 1 << 8 * (symbol - 1));
/** The printed requirement of an expedition, as the symbols' numbers in `symbolOf`, ascending. */
var needsOf$1 = CARDS.map((card) => card.kind === "expedition" ? SYMBOLS.flatMap((symbol, at) => Array.from({ length: card.needs[symbol] ?? 0 }, () => at + 1)) : []);
/** Tax increases that reward the most sabres; the others reward the fewest points. */
var taxesSabres = column((card) => card.kind === "tax" && card.bonus === "mostSabres" ? 1 : 0);
/** PR-TAX-1, PR-SAIL-4, PR-ATAX-1: from how many coins on a tax is paid. */
var taxFrom = column((card) => card.kind === "tax" ? card.from : 0);
/** The coins a tax leaves, where it does not take half. */
var taxLeaves = column((card) => card.kind === "tax" && card.leaves !== "half" ? card.leaves : 0);
/** Coins of a tax's bonus. */
var taxBonus = column((card) => card.kind === "tax" ? card.coins : 0);
/** 1 to 4 for ritual books, herbs, bread, rum, carried by a ship or asked for by an expedition; 0 for none. */
var itemOf$1 = column((card) => "item" in card && card.item ? ITEMS.indexOf(card.item) + 1 : 0);
var crownsOf = column((card) => card.kind === "ship" ? card.crowns ?? 0 : 0);
/** Coins a gift ship brings another player. */
var giftOf = column((card) => card.kind === "ship" ? card.gift ?? 0 : 0);
/** What an innkeeper pays for bread or rum. */
var innPriceOf = column((card) => card.kind === "innkeeper" ? card.price : 0);
// games/port-royal/rules/piles.ts
/** Takes out one card; the others close up in their order. */
function removeCard(pile, card) {
	let at = 0;
	while (at < pile.length && pile[at] !== card) at++;
	if (at === pile.length) throw new RangeError(`card ${card} is not in the pile`);
	for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
	pile.pop();
}
/** Takes away the first cards; the others close up in their order. */
function removeFirst(pile, count) {
	for (let i = count; i < pile.length; i++) pile[i - count] = pile[i];
	for (let i = 0; i < count; i++) pile.pop();
}
/** Lays a whole pile onto another, first card first. */
function moveAll(from, onto) {
	for (let i = 0; i < from.length; i++) onto.push(from[i]);
	while (from.length > 0) from.pop();
}
// games/port-royal/rules/deck.ts
/** Whether a card could be taken from the deck, after a reshuffle if need be. */
var canDraw = (state) => state.deck.length > 0 || state.discard.length > 0;
/** The top card of the deck; -1 if deck and discard pile are both empty (PR-DECK-2, PR-AMB-2). */
function drawCard(state, out) {
	if (state.extra !== null) forgetTop(state.extra);
	const card = state.deck.pop();
	if (card !== void 0) return card;
	if (state.discard.length === 0) return -1;
	reshuffle(state, out);
	return state.deck.pop();
}
/** PR-HID-13: the card a lookout put back no longer lies on top. */
function forgetTop({ adventure }) {
	if (adventure !== null) adventure.known = null;
}
/** Harbour, open expeditions, areas and a tax in resolution are not part of it (PR-DECK-4). */
function reshuffle(state, out) {
	const { deck } = state;
	state.deck = state.discard;
	state.discard = deck;
	out.chance.stream("deck").shuffle(state.deck);
	out.events?.push({
		type: "deckReshuffled",
		cards: state.deck.length
	});
}
/** PR-COIN-2: cards from the deck, face down, unseen; what does not exist is forfeited (PR-DECK-5). */
function gainCoins(state, seat, coins, by, out) {
	if (coins === 0) return;
	const purse = state.players[seat].coins;
	let gained = 0;
	while (gained < coins) {
		const card = drawCard(state, out);
		if (card < 0) break;
		purse.push(card);
		gained++;
	}
	if (out.events) {
		if (gained > 0) out.events.push({
			type: "coinsGained",
			seat,
			coins: gained,
			by
		});
		if (gained < coins) out.events.push({
			type: "coinsForfeited",
			seat,
			coins: coins - gained
		});
	}
}
/** PR-COIN-4: the oldest coins go face up onto the discard pile, so their fronts become known. */
function payCoins(state, seat, coins, out) {
	if (coins === 0) return;
	const purse = state.players[seat].coins;
	for (let i = 0; i < coins; i++) state.discard.push(purse[i]);
	removeFirst(purse, coins);
	out.uncover();
}
/** The coins a payment of this size would use, for the event that tells of it. */
var coinsFor = (state, seat, coins) => state.players[seat].coins.slice(0, coins);
/** PR-COIN-5: one coin changes hands face down; deck and discard pile do not notice. */
function handOverCoin(state, from, to) {
	const { coins } = state.players[from];
	state.players[to].coins.push(coins[0]);
	removeFirst(coins, 1);
}
// games/port-royal/rules/actions.ts
/** Actions without a choice inside, made once: a list of legal actions then costs next to nothing. */
var DRAW = { type: "draw" };
var STOP = { type: "stop" };
var SINK = { type: "sink" };
var KEEP = { type: "keep" };
var DONE = { type: "done" };
var PASS = { type: "pass" };
var END_TURN = { type: "endTurn" };
var DECLINE = { type: "decline" };
/** Whole lists that come again and again. */
var ONLY_DRAW = [DRAW];
var ONLY_STOP = [STOP];
var DRAW_OR_STOP = [DRAW, STOP];
var SINK_OR_KEEP = [SINK, KEEP];
var TRADES = CARDS.map((_, card) => ({
	type: "trade",
	card
}));
var HIRES = CARDS.map((_, card) => ({
	type: "hire",
	card
}));
var tradeOf = (card) => TRADES[card];
var hireOf = (card) => HIRES[card];
// games/port-royal/rules/expansion.ts
/** All expansions there are; a bit of an edition is a place in this list. */
var all = [];
var editions = [];
var NOBODY = [];
/** What is to be done after every answer where expansions are in play; handed over like them (settle.ts). */
var settle$1 = () => {};
function installExpansions(expansions, settling) {
	all = expansions;
	settle$1 = settling;
	editions.length = 0;
}
/** To be called at the end of every answer to a question of the base game. */
var settleAfter = (state, out) => {
	if (state.extra !== null) settle$1(state, out);
};
var everyExpansion = () => all;
/** By options: a million matches under the same options need not ask a million times. */
var known = /* @__PURE__ */ new WeakMap();
/** 0 in the base game. */
function editionOf(options) {
	let edition = known.get(options);
	if (edition === void 0) {
		edition = all.reduce((bits, one, at) => one.inPlay(options) ? bits | 1 << at : bits, 0);
		known.set(options, edition);
	}
	return edition;
}
/** The expansions in play, in the order in which they are asked. */
function expansionsIn({ extra }) {
	if (extra === null) return NOBODY;
	const { edition } = extra;
	editions[edition] ??= all.filter((_, at) => (edition & 1 << at) !== 0);
	return editions[edition];
}
/** Adds up what the expansions in play answer. */
function sumOf(place, ask) {
	let sum = 0;
	for (const expansion of expansionsIn(place)) sum += ask(expansion) ?? 0;
	return sum;
}
/** Lets the first expansion that knows the action do it. */
function letDo(state, does) {
	for (const expansion of expansionsIn(state)) if (does(expansion)) return true;
	return false;
}
var goalOf = (state) => expansionsIn(state).find(({ goal }) => goal)?.goal;
var playedTogether = (state) => expansionsIn(state).some(({ together }) => together);
// games/port-royal/rules/area.ts
/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
var { colourOf: colourOf$2, isAdmiral, isGovernor, isJester, isMademoiselle, isTrader, pointsOf, SYMBOL_UNIT: SYMBOL_UNIT$1, sabresOf: sabresOf$1 } = table_exports;
/** An area with these cards, everything counted. */
function layOut(coins, persons, expeditions) {
	const player = {
		admirals: 0,
		coins,
		discount: 0,
		expeditions: [],
		governors: 0,
		jesters: 0,
		persons: [],
		points: 0,
		sabres: 0,
		symbols: 0
	};
	for (const card of persons) enlist(player, card);
	for (const card of expeditions) addExpedition(player, card);
	return player;
}
/** An area, with what the expansions add to its sums. */
function areaOf(extra, seat, persons, expeditions, coins = []) {
	const player = layOut(coins, persons, expeditions);
	if (extra !== null) for (const expansion of expansionsIn({ extra })) {
		const sums = expansion.sums?.(extra, seat);
		player.points += sums?.points ?? 0;
		player.sabres += sums?.sabres ?? 0;
		player.discount += sums?.discount ?? 0;
	}
	return player;
}
/** PR-HIRE-4: from now on the person's ability and points belong to the player. */
function enlist(player, card) {
	player.persons.push(card);
	count$1(player, card, 1);
}
/** PR-EXPED-8: a discarded person no longer gives points or abilities. */
function dismiss(player, card) {
	removeCard(player.persons, card);
	count$1(player, card, -1);
}
/** PR-EXPED-7. */
function addExpedition(player, card) {
	player.expeditions.push(card);
	player.points += pointsOf[card];
}
function count$1(player, card, sign) {
	player.points += sign * pointsOf[card];
	player.sabres += sign * sabresOf$1[card];
	player.discount += sign * isMademoiselle[card];
	player.admirals += sign * isAdmiral[card];
	player.jesters += sign * isJester[card];
	player.governors += sign * isGovernor[card];
	player.symbols += sign * SYMBOL_UNIT$1[card];
}
/** PR-TRADER-1: own traders of a ship's colour. Like `agentsOf`, with the column folded in: it is asked for every ship. */
function tradersOf(persons, colour) {
	let total = 0;
	for (let i = 0; i < persons.length; i++) if (isTrader[persons[i]] === 1 && colourOf$2[persons[i]] === colour) total++;
	return total;
}
/** How many persons of one kind care for ships of this colour. */
function agentsOf(persons, isKind, colour) {
	let total = 0;
	for (let i = 0; i < persons.length; i++) {
		const card = persons[i];
		if (isKind[card] === 1 && colourOf$2[card] === colour) total++;
	}
	return total;
}
/** How many persons are of a kind. */
function countOf(persons, isKind) {
	let total = 0;
	for (let i = 0; i < persons.length; i++) total += isKind[persons[i]];
	return total;
}
// games/port-royal/rules/flow.ts
/** Work that waited for an answer is carried on here; only expansions leave work on the flow. */
/** A frame that waits for nobody: it is never on top when an action is asked for. */
var nobody = () => {
	throw new src_exports.BrokenLaw("work was left undone");
};
var working = {
	seats: nobody,
	legal: nobody,
	apply: nobody,
	whyNot: nobody
};
/** Cards that wait for an answer or for work to go on, and lie nowhere else. */
var cardsInFlow = (flow) => flow.flatMap((frame) => {
	switch (frame.step) {
		case "repel":
		case "taxing": return [frame.card];
		case "gambling": return frame.waiting;
		case "lookout": return frame.cards;
		default: return [];
	}
});
/** Does the work on top of the flow until somebody is asked something, or the match is over. */
function carryOn(jobs, state, out) {
	for (;;) {
		const frame = state.flow[state.flow.length - 1];
		switch (frame?.step) {
			case "opening":
				jobs.opening(state, frame, out);
				break;
			case "preparing":
				jobs.preparing(state, frame, out);
				break;
			case "gambling":
				jobs.gambling(state, frame, out);
				break;
			case "taxing":
				jobs.taxing(state, frame, out);
				break;
			case "busting":
				jobs.busting(state, frame, out);
				break;
			case "taking":
				jobs.taking(state, frame, out);
				break;
			case "monthEnding":
				jobs.monthEnding(state, frame, out);
				break;
			default: return;
		}
	}
}
/** PR-ENDV-2: with the variant ending only owners of an expedition can win; expansions have conditions of their own. */
function mayWin(state, seat) {
	const goal = goalOf(state);
	if (goal) return goal.mayWin?.(state, seat) ?? true;
	return !state.options.variantEnding || state.players[seat].expeditions.length > 0;
}
/** PR-END-1, PR-ENDV-1: both conditions must hold for one player at one moment (PR-AMB-34). */
function endsTheMatch(state, seat) {
	if (state.extra !== null && playedTogether(state)) return false;
	const points = state.extra === null ? 12 : goalOf(state)?.points ?? 12;
	return state.players[seat].points >= points && mayWin(state, seat);
}
/** To be asked whenever a player gained points. Once triggered, the end stays triggered (PR-AMB-32). */
function maybeTriggerEnd(state, seat, out) {
	if (state.ending || !endsTheMatch(state, seat)) return;
	state.ending = true;
	out.events?.push({
		type: "endTriggered",
		seat,
		points: state.players[seat].points
	});
}
/** PR-END-2: the end was triggered and the player to the right of the first one had his turn. */
var roundIsComplete = (state) => state.ending && (state.active + 1) % state.players.length === state.first;
function endReason(state) {
	if (!roundIsComplete(state)) return "becalmed";
	return goalOf(state)?.reason ?? (state.options.variantEnding ? "twelvePointsAndExpedition" : "twelvePoints");
}
var total$1 = (cards) => cards.reduce((sum, card) => sum + pointsOf$1[card], 0);
/** PR-INV-4: where the points came from; what the cards in the area do not give, expansions do. */
function sheetOf(state, seat) {
	const { persons, expeditions, coins } = state.players[seat];
	const rows = {
		persons: total$1(persons),
		expeditions: total$1(expeditions)
	};
	for (const expansion of expansionsIn(state)) Object.assign(rows, expansion.sheet?.(state, seat));
	return {
		...rows,
		coins: coins.length
	};
}
function placingOf(state, seat) {
	const { points, coins } = state.players[seat];
	return {
		seat,
		eligible: mayWin(state, seat) ? 1 : 0,
		points,
		tieBreak: goalOf(state)?.tieBreak?.of(state, seat) ?? 0,
		coins: coins.length,
		sheet: sheetOf(state, seat)
	};
}
/** PR-END-3, PR-END-4: most points, then most coins. */
var compare = (a, b) => b.eligible - a.eligible || b.points - a.points || b.tieBreak - a.tieBreak || b.coins - a.coins || 0;
/** What the first rank owes its place to, compared with the best of the others. */
function decidedBy(state, placings) {
	const [best, second] = placings;
	const goal = goalOf(state);
	if (compare(best, second) === 0) return "shared";
	if (placings.filter(({ eligible }) => eligible < best.eligible).some((other) => compare({
		...other,
		eligible: best.eligible
	}, best) <= 0)) return goal?.barredBy ?? "expedition";
	if (best.points !== second.points) return "points";
	return goal?.tieBreak && best.tieBreak !== second.tieBreak ? goal.tieBreak.key : "coins";
}
/** The result of a game against each other. */
function competition(state) {
	const placings = state.players.map((_, seat) => placingOf(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
	const ranking = placings.map(({ seat, points, sheet }, at) => ({
		seat,
		rank: placings.findIndex((other) => compare(other, placings[at]) === 0) + 1,
		points,
		sheet
	}));
	return {
		reason: endReason(state),
		decidedBy: decidedBy(state, placings),
		winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
		ranking
	};
}
/** The result, once nothing waits any more. */
function outcome(state) {
	if (state.flow.length > 0) return void 0;
	for (const expansion of expansionsIn(state)) if (expansion.outcome) return expansion.outcome(state);
	return competition(state);
}
/** Everybody has won or nobody (PR-COOP-7, PR-ACOOP-2). */
function sharedOutcome(state, won, reason) {
	const seats = state.players.map((_, seat) => seat);
	return {
		reason,
		decidedBy: "together",
		winners: won ? seats : [],
		ranking: seats.map((seat) => ({
			seat,
			rank: won ? 1 : 2,
			points: state.players[seat].points,
			sheet: sheetOf(state, seat)
		}))
	};
}
function endMatch(state, out) {
	if (state.extra !== null) state.discard.push(...cardsInFlow(state.flow));
	state.flow.length = 0;
	if (!out.events) return;
	const result = outcome(state);
	if (result) out.events.push({
		type: "matchEnded",
		reason: result.reason,
		winners: result.winners
	});
}
// games/port-royal/rules/expedition.ts
/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
var { coinsOf: coinsOf$1, isShip: isShip$2, itemOf, needsOf, SYMBOL_UNIT, symbolOf } = table_exports;
var BITS = 8;
var BYTE = 255;
var NEEDS = needsOf.map((needs) => needs.reduce((sum, symbol) => sum + (1 << BITS * (symbol - 1)), 0));
/** PR-EXPED-5, PR-EXPED-6: own symbols first, a jack-of-all-trades for each that is missing. */
function covers(own, expedition) {
	const needs = NEEDS[expedition];
	let jacks = own >> 24;
	for (let shift = 0; shift < 24; shift += BITS) {
		const missing = (needs >> shift & BYTE) - (own >> shift & BYTE);
		if (missing > 0) jacks -= missing;
	}
	return jacks >= 0;
}
/** Own ships that carry what the expedition asks for (PR-AEXP-1). */
function suppliesFor(place, seat, expedition) {
	return expansionsIn(place).flatMap((expansion) => expansion.supplies?.(place, seat, expedition) ?? []);
}
var isSupplied = (place, seat, expedition) => itemOf[expedition] === 0 || suppliesFor(place, seat, expedition).length > 0;
/** Serves views, too, with the area as the rules know it. */
var canClaim = (place, seat, { symbols }, expedition) => covers(symbols, expedition) && isSupplied(place, seat, expedition);
/** PR-EXPED-2: only the active player claims, so only his persons matter. */
function canClaimAny(state) {
	const { expeditions } = state;
	if (expeditions.length === 0) return false;
	const own = state.players[state.active].symbols;
	if (own === 0) return false;
	for (let i = 0; i < expeditions.length; i++) if (covers(own, expeditions[i]) && isSupplied(state, state.active, expeditions[i])) return true;
	return false;
}
/** Every different set of persons that covers the requirement exactly (PR-AMB-17), each ascending. */
function coversOf(player, expedition) {
	const seekers = player.persons.filter((card) => symbolOf[card] > 0).sort((a, b) => a - b);
	const found = [];
	choose$1(found, seekers, expedition, 0, [], 0);
	return found;
}
/** Completes a set with persons from `from` on. As many persons as symbols, all covered: nobody is wasted. */
function choose$1(found, seekers, expedition, from, chosen, symbols) {
	if (chosen.length === needsOf[expedition].length) {
		if (covers(symbols, expedition)) found.push(chosen);
		return;
	}
	for (let i = from; i < seekers.length; i++) {
		if (i > from && seekers[i] === seekers[i - 1]) continue;
		choose$1(found, seekers, expedition, i + 1, [...chosen, seekers[i]], symbols + SYMBOL_UNIT[seekers[i]]);
	}
}
/** The actions, and every claim the active player could make now (PR-EXPED-3, PR-EXPED-4). */
function withClaims(state, actions) {
	const all = actions.slice();
	const player = state.players[state.active];
	for (const card of state.expeditions) if (covers(player.symbols, card)) for (const persons of coversOf(player, card)) addClaims(state, card, persons, all);
	return all;
}
/** One claim, or one for every ship that could carry what is asked for. */
function addClaims(state, card, persons, actions) {
	if (itemOf[card] === 0) actions.push({
		type: "claim",
		card,
		persons
	});
	else for (const ship of suppliesFor(state, state.active, card)) actions.push({
		type: "claim",
		card,
		persons: [...persons, ship].sort((a, b) => a - b)
	});
}
/** PR-EXPED-5, PR-EXPED-7: persons to the discard pile, expedition to the area, coins from the deck. */
function claim(state, seat, card, persons, out) {
	const player = state.players[seat];
	for (const person of persons) {
		if (isShip$2[person] === 1) for (const expansion of expansionsIn(state)) expansion.spend?.(state, seat, person);
		else dismiss(player, person);
		state.discard.push(person);
	}
	removeCard(state.expeditions, card);
	addExpedition(player, card);
	out.events?.push({
		type: "expeditionClaimed",
		seat,
		card,
		persons
	});
	gainCoins(state, seat, coinsOf$1[card], "expedition", out);
	if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.claimed?.(state, seat, out);
	maybeTriggerEnd(state, seat, out);
}
// games/port-royal/rules/reasons.ts
var reason$1 = (code, clause, params) => params ? {
	code,
	clause,
	params
} : {
	code,
	clause
};
/** Refuses actions of the base game; expansions answer for their own. */
function whyNot(state, frame, seat, action) {
	const pending = whatIsPending(frame);
	switch (action.type) {
		case "draw":
		case "stop": return pending ?? whyNotDiscover(state, frame, action.type);
		case "sink":
		case "keep": return reason$1("no-ship-to-answer", "PR-SINK-1");
		case "trade":
		case "hire": return pending ?? whyNotTake(state, frame, seat, action.type, action.card);
		case "claim": return pending ?? whyNotClaim(state, seat, action.card, action.persons);
		case "done": return frame.step === "tradeAndHire" ? reason$1("pass-instead", "PR-OTHER-2") : reason$1("not-taking", "PR-TRADE-6");
		case "pass": return frame.step === "tradeAndHire" ? reason$1("done-instead", "PR-TRADE-6") : reason$1("not-taking", "PR-OTHER-2");
		case "endTurn": return reason$1("turn-not-ending", "PR-TURN-5");
		case "decline": return reason$1("nothing-to-decline", "PR-DEC-41");
		default: return whyNotExpanded(state, frame, seat, action) ?? pending ?? reason$1("not-in-play", "PR-MOD-13");
	}
}
function whyNotExpanded(state, frame, seat, action) {
	for (const expansion of expansionsIn(state)) {
		const why = expansion.whyNot?.(state, frame, seat, action);
		if (why) return why;
	}
}
/** A question that must be answered before anything else can be done. */
function whatIsPending(frame) {
	switch (frame.step) {
		case "repel": return reason$1("answer-ship-first", "PR-SINK-1");
		case "offer": return reason$1("answer-offer-first", "PR-CONTR-13");
		case "gift": return reason$1("answer-gift-first", "PR-GIFT-5");
		case "lookout": return reason$1("answer-lookout-first", "PR-LOOK-1");
		case "pointsDeck": return reason$1("answer-points-deck-first", "PR-COOP-11");
		case "month": return reason$1("answer-month-first", "PR-ACOMP-2");
		case "setAside":
		case "character":
		case "share": return reason$1("set-up-first", "PR-SETUP-6");
		default: return;
	}
}
function whyNotDiscover(state, frame, type) {
	if (frame.step !== "discover") return reason$1("discover-is-over", "PR-TURN-4");
	if (type === "draw" && !canDraw(state)) return reason$1("nothing-to-draw", "PR-AMB-4");
	if (type === "draw") return reason$1("no-card-after-gambler", "PR-GAMB-12");
	return frame.revealed > 0 ? reason$1("quay-is-busy", "PR-ADV-15") : reason$1("reveal-first", "PR-DISC-1");
}
function whyNotTake(state, frame, seat, type, card) {
	return whyOutOfReach(state, frame, seat, type, card) ?? whyUnpayable(state, seat, type);
}
/** Why this seat cannot take the card now, whatever it costs; undefined if only the price is in the way. */
function whyOutOfReach(state, frame, seat, type, card) {
	if (frame.step === "tradeAndHire") return whyOutOfReachNow(state, frame, seat, type, card);
	if (frame.step !== "lastClaims") return reason$1("phase-two-not-begun", "PR-TURN-2");
	if (frame.after === "bust") return reason$1("phase-two-skipped", "PR-BUST-3");
	return reason$1("phase-two-is-over", "PR-OTHER-10");
}
function whyOutOfReachNow(state, frame, seat, type, card) {
	if (!state.harbour.includes(card)) return reason$1("not-in-harbour", "PR-TRADE-4");
	if (type === "trade" && isShip$3[card] === 0) return reason$1("not-a-ship", "PR-TRADE-8");
	if (type === "hire" && isPerson[card] === 0) return reason$1("not-a-person", "PR-HIRE-1");
	if (frame.left === 0) return reason$1("allowance-used", seat === state.active ? "PR-TRADE-1" : "PR-OTHER-2");
}
function whyUnpayable(state, seat, type) {
	const guest = seat !== state.active;
	if (type === "trade") return reason$1("cannot-compensate", "PR-OTHER-6");
	return reason$1(guest ? "too-expensive-with-compensation" : "too-expensive", guest ? "PR-OTHER-5" : "PR-HIRE-3", { coins: state.players[seat].coins.length });
}
function whyNotClaim(state, seat, card, persons) {
	if (seat !== state.active) return reason$1("only-active-claims", "PR-EXPED-2");
	if (isExpedition$1[card] === 0 || !state.expeditions.includes(card)) return reason$1("expedition-not-open", "PR-EXPED-1");
	const own = [...state.players[seat].persons, ...state.extra?.adventure?.items[seat] ?? []];
	for (const person of persons) {
		const at = own.indexOf(person);
		if (at < 0) return reason$1("person-not-yours", "PR-EXPED-5");
		own.splice(at, 1);
	}
	return reason$1("persons-do-not-cover", "PR-AMB-17");
}
// games/port-royal/rules/window.ts
function canAct(state, frame, seat) {
	if (seat === state.active && canClaimAny(state)) return true;
	return state.extra !== null && canActElse(state, frame, seat);
}
var canActElse = (state, frame, seat) => expansionsIn(state).some((expansion) => expansion.canAct?.(state, frame, seat));
/** The actions, and everything else the seat may do now; the list is the caller's own. */
function withActs(state, frame, seat, actions) {
	const all = seat === state.active && canClaimAny(state) ? withClaims(state, actions) : actions.slice();
	if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.addActs?.(state, frame, seat, all);
	return all;
}
/** Does one of these; false if the action is something else. */
function act(state, frame, seat, action, out) {
	if (action.type === "claim") {
		claim(state, seat, action.card, action.persons, out);
		return true;
	}
	return state.extra !== null && actElse(state, frame, seat, action, out);
}
var actElse = (state, frame, seat, action, out) => expansionsIn(state).some((expansion) => expansion.act?.(state, frame, seat, action, out));
// games/port-royal/rules/turn.ts
/** Section 5: from one active player to the next. */
/** The one frame that waits from now on. */
function waitAt(state, frame) {
	const { flow } = state;
	while (flow.length > 1) flow.pop();
	flow[0] = frame;
}
/** The player to the left. */
var leftOf = (state, seat) => seat + 1 === state.players.length ? 0 : seat + 1;
/**
* Opens phase 1. A player who can neither reveal a card nor claim anything has no decision at all
* (PR-AMB-4, PR-DEC-40): false, and his turn is over.
*/
function beginTurn(state, out) {
	state.becalmed++;
	out.events?.push({
		type: "turnBegan",
		seat: state.active,
		turn: state.turn
	});
	const frame = {
		step: "discover",
		revealed: 0,
		gamblers: 0,
		lookouts: 0
	};
	waitAt(state, frame);
	if (state.extra === null) return canDraw(state) || canAct(state, frame, state.active);
	dawn$1(state, frame, out);
	return true;
}
/** PR-ADV-14, PR-COOP-5: what comes before everything else in a turn; the match may end with it. */
function dawn$1(state, frame, out) {
	for (const expansion of expansionsIn(state)) {
		if (state.flow.length === 0) return;
		expansion.dawn?.(state, frame, out);
	}
}
/** The round of the end is complete, or nobody could reveal a card for a whole round (PR-TABLE-1). */
var isOver = (state) => roundIsComplete(state) || state.becalmed >= state.players.length && !playedTogether(state);
/** PR-TURN-5: the next player clockwise becomes active. */
function endTurn(state, out) {
	do {
		if (isOver(state)) {
			endMatch(state, out);
			return;
		}
		state.active = leftOf(state, state.active);
		state.turn++;
	} while (!beginTurn(state, out));
}
/** PR-AMB-18, PR-EXPED-10: one last window, offered only if something can be done in it. */
function finishTurn(state, after, out) {
	if (canAct(state, after === "bust" ? AFTER_BUST : AFTER_TAKING, state.active)) waitAt(state, {
		step: "lastClaims",
		after
	});
	else endTurn(state, out);
}
var AFTER_BUST = {
	step: "lastClaims",
	after: "bust"
};
var AFTER_TAKING = {
	step: "lastClaims",
	after: "taking"
};
/** The window after a bust or after everybody took. */
var lastClaims = {
	seats: (state) => only(state.active),
	legal: (state, frame, seat) => [...withActs(state, frame, seat, []), END_TURN],
	apply: (state, frame, seat, action, out) => {
		if (!act(state, frame, seat, action, out)) endTurn(state, out);
		else if (state.flow.length > 0) finishTurn(state, frame.after, out);
		settleAfter(state, out);
	},
	whyNot
};
// games/port-royal/rules/trade.ts
/** Section 8: trade and hire, one take-turn after another. */
/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
var { coinsOf, colourOf: colourOf$1, costOf, isShip: isShip$1 } = table_exports;
/** PR-TRADE-1, PR-ARES-2: cards the active player may take, by ships of different colours in the harbour. */
var ALLOWANCE = [
	1,
	1,
	1,
	1,
	2,
	3,
	4
];
/** No two ships share a colour, so ships are colours (PR-INV-2). */
function shipsIn(harbour) {
	let ships = 0;
	for (let i = 0; i < harbour.length; i++) ships += isShip$1[harbour[i]];
	return ships;
}
/** What taking costs this seat on top of the price. */
var compensationOf = (place, seat) => seat === place.active || isFree(place) ? 0 : 1;
var isFree = (place) => place.extra !== null && isFreeToday(place);
var isFreeToday = (place) => expansionsIn(place).some((expansion) => expansion.freeOfCompensation?.(place));
/** What the area takes off every hire, and this turn besides. */
var discountOf = (state, seat) => state.players[seat].discount + (state.extra === null ? 0 : discountToday(state, seat));
var discountToday = (state, seat) => sumOf(state, (expansion) => expansion.discount?.(state, seat));
/** PR-TRADE-8, PR-TRADE-9. */
var incomeFor = (place, seat, card) => coinsOf[card] + bonusFor(place, seat, card);
/** What own persons and the expansions add to a ship's coins; also to a ship that is kept (PR-ITEM-3). */
var bonusFor = (place, seat, card) => tradersOf(place.players[seat].persons, colourOf$1[card]) + (place.extra === null ? 0 : bonusToday(place, seat, card));
var bonusToday = (place, seat, card) => sumOf(place, (expansion) => expansion.income?.(place, place.players[seat].persons, seat, card));
/** PR-AMB-21: what a trade can really bring with so many cards left; the ship itself is discarded first (PR-AMB-7). */
var payableIncome = (income, cardsLeft) => Math.min(income, cardsLeft + 1);
/** PR-OTHER-4, PR-OTHER-6: a ship costs nothing, but the compensation must be payable, if only from its income. */
var canTrade = (state, seat, card) => state.players[seat].coins.length >= 1 || canCompensate(state, seat, incomeFor(state, seat, card));
/** Whether the compensation can be paid by somebody who gains so many coins first. */
function canCompensate(state, seat, income) {
	const missing = compensationOf(state, seat) - state.players[seat].coins.length;
	return missing <= 0 || payableIncome(income, state.deck.length + state.discard.length) >= missing;
}
/**
* The highest printed cost this seat can pay now: its coins less what it owes (PR-OTHER-5), and its
* discount (PR-HIRE-2, PR-HIRE-3). Below 0 not even a person for nothing can be hired (PR-AMB-24).
*/
function affordableCost(state, seat) {
	const purse = state.players[seat].coins.length - compensationOf(state, seat);
	return purse < 0 ? -1 : purse + discountOf(state, seat);
}
/** Start of a take-turn: the harbour is looked at once, before the first take (PR-ABIL-4, PR-AMB-27). */
function gainAtStart$1(state, seat, out) {
	const player = state.players[seat];
	const { length } = state.harbour;
	if (length >= 5) gainCoins(state, seat, 2 * player.admirals, "admiral", out);
	else if (length === 0 && (seat !== state.active || state.options.jesterWhenActive)) gainCoins(state, seat, player.jesters, "jester", out);
	if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.takeTurnBegan?.(state, seat, out);
}
function canTakeAny(state, seat) {
	const { harbour } = state;
	if (harbour.length === 0) return false;
	const cost = affordableCost(state, seat);
	for (let i = 0; i < harbour.length; i++) {
		const card = harbour[i];
		if (isShip$1[card] === 1 ? canTakeShip(state, seat, card) : costOf[card] <= cost) return true;
	}
	return false;
}
var canTakeShip = (state, seat, card) => canTrade(state, seat, card) || state.extra !== null && waysToTake(state, seat, card) > 0;
/** Other ways than trading, which the expansions know. */
function waysToTake(state, seat, card) {
	const actions = [];
	for (const expansion of expansionsIn(state)) expansion.addTakes?.(state, seat, card, actions);
	return actions.length;
}
/** Whether the seat has anything to decide but to stop taking. */
function hasChoice(state, seat, left, sold) {
	if (left > 0 && canTakeAny(state, seat)) return true;
	if (state.extra === null) return seat === state.active && canClaimAny(state);
	return canAct(state, {
		step: "tradeAndHire",
		seat,
		left,
		taken: 0,
		sold
	}, seat);
}
/** Waits for this seat or for the next that has anything to decide (PR-DEC-40); after the last the turn ends. */
function openTakeTurn(state, from, allowance, out) {
	let seat = from;
	let cards = allowance;
	do {
		gainAtStart$1(state, seat, out);
		const left = cards + state.players[seat].governors;
		out.events?.push({
			type: "takeTurnBegan",
			seat,
			left
		});
		if (hasChoice(state, seat, left, 0)) {
			waitAt(state, {
				step: "tradeAndHire",
				seat,
				left,
				taken: 0,
				sold: 0
			});
			return;
		}
		out.events?.push({
			type: "takeTurnEnded",
			seat,
			taken: 0
		});
		seat = leftOf(state, seat);
		cards = 1;
	} while (seat !== state.active);
	endPhaseTwo(state, out);
}
/** What the active player may take with so many colours in the harbour, before his governors. */
var allowanceIn = (state, colours) => ALLOWANCE[colours] + (state.extra === null ? 0 : moreCards(state));
var moreCards = (state) => sumOf(state, (expansion) => expansion.allowance?.(state));
/** Phase 2 begins; the colours are counted once (PR-TRADE-2). */
function beginPhaseTwo(state, out) {
	const colours = shipsIn(state.harbour);
	out.events?.push({
		type: "phaseTwoBegan",
		seat: state.active,
		colours
	});
	openTakeTurn(state, state.active, allowanceIn(state, colours), out);
}
/** Ends a take-turn; everybody takes once, clockwise (PR-OTHER-1, PR-OTHER-10). */
function closeTakeTurn(state, frame, out) {
	out.events?.push({
		type: "takeTurnEnded",
		seat: frame.seat,
		taken: frame.taken
	});
	const next = leftOf(state, frame.seat);
	if (next === state.active) endPhaseTwo(state, out);
	else openTakeTurn(state, next, 1, out);
}
function endPhaseTwo(state, out) {
	clearHarbour(state, out);
	finishTurn(state, "taking", out);
}
function clearHarbour(state, out) {
	const { harbour } = state;
	if (harbour.length === 0) return;
	out.events?.push({
		type: "harbourCleared",
		cards: harbour.slice()
	});
	moveAll(harbour, state.discard);
}
/** PR-TRADE-8: ship to the discard pile, coins from the deck; then the compensation (PR-CONF-7). */
function trade(state, frame, card, out) {
	const { seat } = frame;
	const income = incomeFor(state, seat, card);
	out.events?.push({
		type: "shipTraded",
		seat,
		card
	});
	if (state.extra === null || !keepShip(state, seat, card, income, out)) state.discard.push(card);
	gainCoins(state, seat, income, "trade", out);
	if (state.extra !== null) afterTrade(state, frame, card, out);
}
/** What follows from a trade, whether or not its coins were gained (PR-AMB-54) and the ship kept (PR-ITEM-2). */
function afterTrade(state, frame, card, out, stowed = false) {
	for (const expansion of expansionsIn(state)) expansion.traded?.(state, frame, card, out, stowed);
}
var keepShip = (state, seat, card, income, out) => letDo(state, (expansion) => expansion.keepShip?.(state, seat, card, income, out));
/** PR-HIRE-1: the price face up to the discard pile, the person to the area. */
function hire(state, seat, card, out) {
	const price = Math.max(0, costOf[card] - discountOf(state, seat));
	out.events?.push({
		type: "personHired",
		seat,
		card,
		cards: coinsFor(state, seat, price)
	});
	payCoins(state, seat, price, out);
	enlist(state.players[seat], card);
	maybeTriggerEnd(state, seat, out);
}
function compensate(state, seat, out) {
	if (compensationOf(state, seat) === 0) return;
	handOverCoin(state, seat, state.active);
	out.events?.push({
		type: "compensationPaid",
		seat,
		to: state.active
	});
}
function take(state, frame, action, out) {
	const depth = state.flow.length;
	removeCard(state.harbour, action.card);
	frame.left--;
	frame.taken++;
	if (action.type === "trade") trade(state, frame, action.card, out);
	else if (action.type === "hire") hire(state, frame.seat, action.card, out);
	else takeElse(state, frame, action, out);
	if (state.extra === null) compensate(state, frame.seat, out);
	else compensateInTime(state, frame.seat, depth, out);
}
/** A question about the ship is answered before the compensation is paid (PR-AMB-48). */
function compensateInTime(state, seat, depth, out) {
	if (state.flow.length > depth) state.flow.splice(depth, 0, {
		step: "taking",
		seat
	});
	else if (state.flow.length > 0) compensate(state, seat, out);
}
var takeElse = (state, frame, action, out) => letDo(state, (expansion) => expansion.take?.(state, frame, action, out));
/** Whether an identical card lies further to the front. */
function liesBefore(pile, at) {
	const card = pile[at];
	for (let i = 0; i < at; i++) if (pile[i] === card) return true;
	return false;
}
/** Every card of the harbour this seat can pay for; identical cards are one choice. */
function addTakes(state, seat, actions) {
	const { harbour } = state;
	const cost = affordableCost(state, seat);
	for (let i = 0; i < harbour.length; i++) {
		const card = harbour[i];
		if (liesBefore(harbour, i)) continue;
		if (isShip$1[card] === 1) {
			if (canTrade(state, seat, card)) actions.push(tradeOf(card));
			if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.addTakes?.(state, seat, card, actions);
		} else if (costOf[card] <= cost) actions.push(hireOf(card));
	}
}
/** PR-DEC-40: a take-turn in which nothing is left to decide ends by itself. */
function closeIfDone(state, frame, out) {
	if (!hasChoice(state, frame.seat, frame.left, frame.sold)) closeTakeTurn(state, frame, out);
}
var tradeAndHire = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame, seat) => {
		const takes = [];
		if (frame.left > 0) addTakes(state, seat, takes);
		const actions = canAct(state, frame, seat) ? withActs(state, frame, seat, takes) : takes;
		actions.push(seat === state.active ? DONE : PASS);
		return actions;
	},
	apply: (state, frame, seat, action, out) => {
		if (action.type === "trade" || action.type === "hire") take(state, frame, action, out);
		else if (action.type === "pass" || action.type === "done") {
			closeTakeTurn(state, frame, out);
			settleAfter(state, out);
			return;
		} else if (action.type === "waive" || action.type === "stow") take(state, frame, action, out);
		else act(state, frame, seat, action, out);
		if (state.extra !== null) settleAfter(state, out);
		else closeIfDone(state, frame, out);
	},
	whyNot
};
// games/port-royal/cards/coop.ts
/** Figures of the cooperative games and of the crown track. */
/** PR-COOP-1: open contracts by players. */
var COOP_CONTRACTS = [
	0,
	3,
	5,
	7,
	9,
	11
];
/** Card 9: markers on tasks and points the team needs, by players; reconstructed (docs/reconstruction.md). */
var CARD_9 = [
	{
		markers: 0,
		points: 0
	},
	{
		markers: 4,
		points: 8
	},
	{
		markers: 5,
		points: 12
	},
	{
		markers: 5,
		points: 13
	},
	{
		markers: 7,
		points: 18
	}
];
/** PR-CROWN-3: crowns at which the points go up by one; reconstructed, but that there are six. */
var SHIELDS = [
	2,
	4,
	7,
	10,
	13,
	16
];
// games/port-royal/cards/characters.ts
var character$1 = (id, startCoins, ability) => ({
	id,
	startCoins,
	ability
});
/** PR-CHAR-3 to PR-CHAR-12. */
var CHARACTERS = [
	character$1("graceMay", 4, {
		kind: "bustCoins",
		coins: 2,
		upTo: 4
	}),
	character$1("jacquesGrande", 4, {
		kind: "expeditionCrowns",
		crowns: 2
	}),
	character$1("jeanBlackbeard", 3, { kind: "sabre" }),
	character$1("senoraAnne", 2, { kind: "discount" }),
	character$1("donFerdinando", 4, {
		kind: "tradeCrown",
		colour: "green"
	}),
	character$1("officerScott", 3, {
		kind: "fullHarbour",
		coins: 1
	}),
	character$1("peterLandman", 4, {
		kind: "tradeCoin",
		colour: "yellow"
	}),
	character$1("cutthroatMary", 3, {
		kind: "ships",
		from: 3,
		coins: 1
	}),
	character$1("samuelBlackguard", 5, {
		kind: "once",
		coins: 2
	}),
	character$1("thomasFishborn", 3, { kind: "lookout" })
];
// games/port-royal/cards/events.ts
var event = (id, effect, number = 0) => ({
	id,
	number,
	effect
});
var EVENTS = [
	event("goodWind", {
		kind: "gain",
		who: "all",
		coins: 1,
		crowns: 0
	}),
	event("alms", {
		kind: "gain",
		who: "fewestPoints",
		coins: 2,
		crowns: 0
	}),
	event("duel", {
		kind: "gain",
		who: "mostSabres",
		coins: 0,
		crowns: 1
	}),
	event("toll", {
		kind: "toll",
		from: 10,
		coins: 2
	}),
	event("busyQuay", {
		kind: "busyQuay",
		cards: 3
	}),
	event("harbourGuard", {
		kind: "sabres",
		sabres: 1
	}),
	event("storm", {
		kind: "storm",
		sabres: 1
	}),
	event("salvage", {
		kind: "bustCoins",
		coins: 2
	}),
	event("marketDay", {
		kind: "extraCard",
		cards: 1
	}),
	event("highDemand", {
		kind: "tradeCoins",
		coins: 1
	}),
	event("idleHands", {
		kind: "discount",
		coins: 1
	}),
	event("openHarbour", { kind: "noCompensation" }),
	event("audience", {
		kind: "audience",
		coins: 2,
		crowns: 1
	}),
	event("quietWaters", {
		kind: "quietWaters",
		cards: 2
	}, 1),
	event("endOfMonth", {
		kind: "endOfMonth",
		hourglass: true,
		price: 8
	}, 2),
	event("endOfMonthAfter", {
		kind: "endOfMonth",
		hourglass: false,
		price: 10
	}, 3)
];
function adventureOf(state) {
	const adventure = state.extra?.adventure;
	if (!adventure) throw new src_exports.BrokenLaw("the Adventure is not laid out");
	return adventure;
}
/** PR-TASK-7, PR-AMB-75: neither bought nor parked markers are left on the character card. */
var markersLeft = ({ parked, unlocked }, seat) => 4 - unlocked[seat] - (parked.includes(seat) ? 1 : 0);
/** PR-CHAR-1: a character's ability, once the first marker is gone. */
var abilityOf = ({ characters, unlocked }, seat) => unlocked[seat] > 0 ? CHARACTERS[characters[seat]].ability : void 0;
/** The ability, if it is of this kind. */
function abilityIn({ extra }, seat, kind) {
	const ability = extra?.adventure ? abilityOf(extra.adventure, seat) : void 0;
	return ability?.kind === kind ? ability : void 0;
}
/** What this turn's event does, if it is of this kind (PR-ADV-15). */
function effectIn({ extra }, kind) {
	const event = extra?.adventure?.event ?? -1;
	if (event < 0) return void 0;
	const { effect } = EVENTS[event];
	return effect.kind === kind ? effect : void 0;
}
/** All seats, clockwise from this one. */
var clockwiseFrom = (state, from) => state.players.map((_, at) => (from + at) % state.players.length);
// games/port-royal/rules/adventure/crowns.ts
/** PR-CROWN-3: shields reached or passed. */
function shieldPoints(crowns) {
	let points = 0;
	while (points < SHIELDS.length && SHIELDS[points] <= crowns) points++;
	return points;
}
/** PR-CROWN-4: the points follow at once, in both directions. */
function setCrowns(state, seat, crowns) {
	const adventure = adventureOf(state);
	state.players[seat].points += shieldPoints(crowns) - shieldPoints(adventure.crowns[seat]);
	adventure.crowns[seat] = crowns;
}
/** PR-CROWN-1; what lies beyond the last space is lost (PR-AMB-74). */
function gainCrowns(state, seat, crowns, by, out) {
	const own = adventureOf(state).crowns[seat];
	const gained = Math.min(crowns, 16 - own);
	if (gained === 0) return;
	setCrowns(state, seat, own + gained);
	out.events?.push({
		type: "crownsGained",
		seat,
		crowns: gained,
		by
	});
	maybeTriggerEnd(state, seat, out);
}
// games/port-royal/rules/adventure/characters.ts
/** Crowns, Jean Blackbeard's sabre and Señora Anne's discount belong to the area (PR-CROWN-5, PR-CHAR-5, PR-CHAR-6). */
function sums({ adventure }, seat) {
	if (adventure === null) return {
		points: 0,
		sabres: 0,
		discount: 0
	};
	const kind = abilityOf(adventure, seat)?.kind;
	return {
		points: shieldPoints(adventure.crowns[seat]),
		sabres: kind === "sabre" ? 1 : 0,
		discount: kind === "discount" ? 1 : 0
	};
}
/** The moment of unlocking: what the area's sums gain, and Samuel Blackguard's coins (PR-CHAR-11, PR-AMB-82). */
function awaken(state, seat, out) {
	const once = abilityIn(state, seat, "once");
	if (once) gainCoins(state, seat, once.coins, "character", out);
	if (abilityIn(state, seat, "sabre")) state.players[seat].sabres++;
	if (abilityIn(state, seat, "discount")) state.players[seat].discount++;
}
var isColour = (card, colour) => SHIP_COLOURS[colourOf$3[card]] === colour;
/** PR-CHAR-9: Peter Landman trades like a trader of his colour. */
var tradeCoinFor = (place, seat, card) => {
	const trader = abilityIn(place, seat, "tradeCoin");
	return trader && isColour(card, trader.colour) ? 1 : 0;
};
/** PR-CHAR-7: Don Ferdinando does so for a crown. */
function gainTradeCrown(state, seat, card, out) {
	const trader = abilityIn(state, seat, "tradeCrown");
	if (trader && isColour(card, trader.colour)) gainCrowns(state, seat, 1, "character", out);
}
/** PR-CHAR-8 Officer Scott, PR-CHAR-10 Cutthroat Mary. */
function gainAtStart(state, seat, out) {
	const scott = abilityIn(state, seat, "fullHarbour");
	if (scott && state.harbour.length >= 5) gainCoins(state, seat, scott.coins, "character", out);
	const mary = abilityIn(state, seat, "ships");
	if (mary && shipsIn(state.harbour) >= mary.from) gainCoins(state, seat, mary.coins, "character", out);
}
/** PR-CHAR-3: Tiny Grace May, by the cards of the harbour with the ship that bust (PR-AMB-83). */
function gainForBust(state, cards, out) {
	const grace = abilityIn(state, state.active, "bustCoins");
	if (grace && cards <= grace.upTo) gainCoins(state, state.active, grace.coins, "character", out);
}
/** PR-CHAR-4: Jacques Grande. */
function gainForExpedition(state, seat, out) {
	const jacques = abilityIn(state, seat, "expeditionCrowns");
	if (jacques) gainCrowns(state, seat, jacques.crowns, "character", out);
}
// games/port-royal/cards/tasks.ts
var task = (number, given) => ({
	number,
	chapter: Number(String(number)[0]),
	when: "anyTime",
	star: false,
	source: "reconstructed",
	...given
});
var TASKS = [
	task(10, {
		have: {},
		pay: { aresPirates: 2 },
		first: { coins: 2 },
		crowns: 1,
		next: { always: 11 },
		star: true,
		source: "printed"
	}),
	task(11, {
		have: { sabres: 2 },
		pay: {},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 12,
			failure: 13
		}
	}),
	task(12, {
		have: { priest: 1 },
		pay: { coins: 2 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 14,
			failure: 15
		}
	}),
	task(13, {
		have: { priest: 1 },
		pay: { coins: 4 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 16,
			failure: 17
		},
		star: true,
		source: "printed"
	}),
	task(14, {
		have: { sabres: 2 },
		pay: { aresPirates: 1 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(15, {
		have: { sabres: 2 },
		pay: { aresPirates: 2 },
		first: {},
		crowns: 2,
		next: "end",
		star: true,
		source: "printed"
	}),
	task(16, {
		have: {},
		pay: {
			ritualBook: 1,
			coins: 2
		},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(17, {
		have: {},
		pay: {
			ritualBook: 1,
			coins: 4
		},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(20, {
		have: {},
		pay: { breadOrRum: 1 },
		first: { crowns: 1 },
		crowns: 1,
		next: {
			success: 21,
			failure: 22
		},
		star: true
	}),
	task(21, {
		have: { settler: 1 },
		pay: { coins: 2 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 23,
			failure: 24
		},
		star: true
	}),
	task(22, {
		have: { settler: 1 },
		pay: { coins: 4 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 25,
			failure: 26
		}
	}),
	task(23, {
		have: {},
		pay: { rum: 1 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 27,
			failure: 28
		}
	}),
	task(24, {
		have: {},
		pay: {
			rum: 1,
			coins: 2
		},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 281,
			failure: 282
		}
	}),
	task(25, {
		have: {},
		pay: { bread: 1 },
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 283,
			failure: 284
		}
	}),
	task(26, {
		have: {},
		pay: {
			bread: 1,
			coins: 2
		},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 285,
			failure: 286
		}
	}),
	task(27, {
		have: { captain: 1 },
		pay: { coins: 2 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(28, {
		have: { captain: 1 },
		pay: { coins: 4 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(281, {
		have: { sabres: 3 },
		pay: {},
		first: {},
		crowns: 2,
		next: "end",
		star: true
	}),
	task(282, {
		have: { sabres: 4 },
		pay: {},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(283, {
		have: { trader: 2 },
		pay: {},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(284, {
		have: { trader: 2 },
		pay: { coins: 3 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(285, {
		have: {},
		pay: {
			aresPirates: 1,
			coins: 3
		},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(286, {
		have: {},
		pay: {
			aresPirates: 2,
			coins: 3
		},
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(30, {
		have: { expeditions: 1 },
		pay: {},
		first: { coins: 2 },
		crowns: 1,
		next: {
			success: 31,
			failure: 32
		},
		star: true,
		source: "printed"
	}),
	task(31, {
		have: {
			captain: 1,
			priest: 1
		},
		pay: {},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 33,
			failure: 34
		},
		star: true
	}),
	task(32, {
		have: {
			captain: 1,
			priest: 1,
			settler: 1
		},
		pay: {},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 33,
			failure: 34
		}
	}),
	task(33, {
		have: {},
		pay: {},
		when: "fourColours",
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 35,
			failure: 36
		},
		star: true,
		source: "printed"
	}),
	task(34, {
		have: {},
		pay: { coins: 5 },
		when: "fourColours",
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 35,
			failure: 36
		},
		source: "printed"
	}),
	task(35, {
		have: {},
		pay: { coins: 6 },
		first: {},
		crowns: 3,
		next: "end"
	}),
	task(36, {
		have: {},
		pay: { coins: 8 },
		first: {},
		crowns: 3,
		next: "end"
	}),
	task(40, {
		have: { cheapPersons: 3 },
		pay: {},
		first: { coins: 2 },
		crowns: 1,
		next: {
			success: 41,
			failure: 42
		},
		star: true,
		source: "printed"
	}),
	task(41, {
		have: {},
		pay: {
			herbs: 1,
			bread: 1
		},
		first: { crowns: 1 },
		crowns: 2,
		next: {
			success: 43,
			failure: 44
		},
		star: true,
		source: "printed"
	}),
	task(42, {
		have: {},
		pay: {
			herbs: 1,
			bread: 1,
			coins: 2
		},
		first: { crowns: 1 },
		crowns: 2,
		next: {
			success: 43,
			failure: 44
		}
	}),
	task(43, {
		have: { sabres: 3 },
		pay: {},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 45,
			failure: 46
		},
		star: true
	}),
	task(44, {
		have: { sabres: 4 },
		pay: {},
		first: { coins: 1 },
		crowns: 1,
		next: {
			success: 45,
			failure: 46
		}
	}),
	task(45, {
		have: { lookout: 1 },
		pay: { coins: 3 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(46, {
		have: { lookout: 1 },
		pay: { coins: 5 },
		first: {},
		crowns: 2,
		next: "end"
	}),
	task(50, {
		have: {},
		pay: {},
		when: "tax",
		first: { coins: 2 },
		crowns: 1,
		next: { always: 51 },
		star: true,
		source: "printed"
	}),
	task(51, {
		have: {},
		pay: { coins: 5 },
		when: "fourCards",
		first: { crowns: 1 },
		crowns: 2,
		next: {
			success: 52,
			failure: 53
		},
		star: true,
		source: "printed"
	}),
	task(52, {
		have: {},
		pay: {},
		when: "firstCard",
		first: { coins: 1 },
		crowns: 2,
		next: {
			success: 54,
			failure: 55
		},
		star: true,
		source: "printed"
	}),
	task(53, {
		have: {},
		pay: {
			ritualBook: 1,
			coins: 5
		},
		first: { coins: 1 },
		crowns: 2,
		next: {
			success: 56,
			failure: 57
		}
	}),
	task(54, {
		have: {},
		pay: {
			aresPirates: 1,
			coins: 3
		},
		first: {},
		crowns: 3,
		next: "end"
	}),
	task(55, {
		have: {},
		pay: {
			ritualBook: 1,
			coins: 3
		},
		first: {},
		crowns: 3,
		next: "end"
	}),
	task(56, {
		have: {},
		pay: { aresPirates: 2 },
		first: {},
		crowns: 3,
		next: "end"
	}),
	task(57, {
		have: {},
		pay: {
			ritualBook: 1,
			herbs: 1,
			coins: 2
		},
		first: {},
		crowns: 3,
		next: "end"
	})
];
var BY_NUMBER = new Map(TASKS.map((one) => [one.number, one]));
function taskOf(number) {
	const found = BY_NUMBER.get(number);
	if (!found) throw new RangeError(`there is no task ${number}`);
	return found;
}
/** PR-ADV-4: the first story card of every chapter. */
var firstTask = (chapter) => chapter * 10;
// games/port-royal/rules/adventure/cargo.ts
/** What the ships of the Adventure are and carry (PR-ARES-1, PR-ITEM-1). */
var ARES = SHIP_COLOURS.indexOf("ares");
var isAres = (ship) => colourOf$3[ship] === ARES;
var carries = (ship, item) => itemOf$1[ship] === ITEMS.indexOf(item) + 1;
/** Bread or rum. */
var isProvision = (ship) => carries(ship, "bread") || carries(ship, "rum");
var isItemShip = (card) => isShip$3[card] === 1 && itemOf$1[card] > 0;
// games/port-royal/rules/adventure/tasks.ts
function meansOf(state, seat) {
	const { coins, sabres, persons, expeditions } = state.players[seat];
	return {
		coins: coins.length,
		sabres,
		persons,
		expeditions,
		items: adventureOf(state).items[seat]
	};
}
var WANTS = [
	"aresPirates",
	...ITEMS,
	"breadOrRum"
];
/** PR-TASK-14: the highest printed cost of a cheap person. */
var CHEAP = 3;
function serves$1(ship, want) {
	switch (want) {
		case "aresPirates": return isAres(ship);
		case "breadOrRum": return isProvision(ship);
		default: return carries(ship, want);
	}
}
/** A want for every ship that has to be paid. */
var NEEDED = new Map(TASKS.map(({ number, pay }) => [number, WANTS.flatMap((want) => Array.from({ length: pay[want] ?? 0 }, () => want))]));
var neededFor = ({ number }) => NEEDED.get(number) ?? [];
var SYMBOL_KINDS = SYMBOLS;
/** How much of what must be there is there; a character is no person (PR-CHAR-2), a jack only himself. */
function amountOf(means, what) {
	const { persons } = means;
	switch (what) {
		case "sabres": return means.sabres;
		case "expeditions": return means.expeditions.length;
		case "trader": return persons.filter((card) => isTrader$1[card] === 1).length;
		case "lookout": return persons.filter((card) => isLookout[card] === 1).length;
		case "cheapPersons": return persons.filter((card) => costOf$1[card] <= CHEAP).length;
		default: return persons.filter((card) => symbolOf$1[card] === SYMBOL_KINDS.indexOf(what) + 1).length;
	}
}
var paid = (means, what) => what === "coins" ? means.coins : means.items.filter((ship) => serves$1(ship, what)).length;
function progressOf$1(means, { have, pay }) {
	const shown = Object.keys(have).map((what) => ({
		what,
		pays: false,
		own: amountOf(means, what),
		needed: have[what] ?? 0
	}));
	const given = Object.keys(pay).map((what) => ({
		what,
		pays: true,
		own: paid(means, what),
		needed: pay[what] ?? 0
	}));
	return [...shown, ...given];
}
/** Whether everything but the ships is there (PR-TASK-3, PR-TASK-4). */
var isReady = (means, { have, pay }) => means.coins >= (pay.coins ?? 0) && Object.keys(have).every((what) => amountOf(means, what) >= (have[what] ?? 0));
/** PR-AMB-92: one ship for one want. */
function satisfies(ships, wants) {
	if (wants.length === 0) return true;
	const [want, ...others] = wants;
	return ships.some((ship, at) => serves$1(ship, want) && satisfies([...ships.slice(0, at), ...ships.slice(at + 1)], others));
}
/** Completes every different choice of so many ships from `from` on, each ascending. */
function choose(found, ships, wants, from, chosen) {
	if (chosen.length === wants.length) {
		if (satisfies(chosen, wants)) found.push(chosen);
		return;
	}
	for (let i = from; i < ships.length; i++) if (i === from || ships[i] !== ships[i - 1]) choose(found, ships, wants, i + 1, [...chosen, ships[i]]);
}
/** Every way to pay for a task now; none if it cannot be done. */
function paymentsFor(means, task) {
	if (!isReady(means, task)) return [];
	const found = [];
	choose(found, means.items.slice().sort((a, b) => a - b), neededFor(task), 0, []);
	return found;
}
/** The same question without the list. */
var canPayFor = (means, task) => isReady(means, task) && satisfies(means.items, neededFor(task));
// games/port-royal/rules/adventure/unlock.ts
var ABILITY = 1;
var TROPHY = 2;
/** Crowns under each marker: none under the door and the first window. */
var CROWNS = [
	0,
	0,
	0,
	1,
	3
];
var hasTrophy = ({ unlocked }, seat) => unlocked[seat] >= TROPHY;
function unlock(state, seat, out) {
	const adventure = adventureOf(state);
	adventure.unlocked[seat]++;
	const step = adventure.unlocked[seat];
	out.events?.push({
		type: "unlocked",
		seat,
		step
	});
	if (step === ABILITY) awaken(state, seat, out);
	gainCrowns(state, seat, CROWNS[step], "unlock", out);
}
// games/port-royal/rules/adventure/completing.ts
/** PR-TASK-16, PR-TASK-19. */
var FOUR = 4;
/** PR-TASK-2, PR-TASK-7: not done yet, and a marker for it; the parked one is for its own task (PR-AMB-75). */
function isOpenTo$1(adventure, seat, task) {
	const at = adventure.tasks.indexOf(task);
	if (at < 0 || adventure.done[at].includes(seat)) return false;
	return markersLeft(adventure, seat) > 0 || taskOf(task).when === "firstCard" && adventure.parked.includes(seat);
}
/** Tasks of a kind that this seat could still do, were the requirement met. */
var openTasks = (state, seat, when) => {
	const adventure = adventureOf(state);
	return adventure.tasks.filter((task) => taskOf(task).when === when && isOpenTo$1(adventure, seat, task));
};
/** PR-DEC-W3: in phase 1, in the own take-turn, and in the last window. */
var isWindow$1 = ({ step }) => step === "discover" || step === "tradeAndHire" || step === "lastClaims";
function canComplete(state, frame, seat) {
	if (!isWindow$1(frame)) return false;
	const tasks = openTasks(state, seat, "anyTime");
	if (tasks.length === 0) return false;
	const means = meansOf(state, seat);
	return tasks.some((task) => canPayFor(means, taskOf(task)));
}
function addCompletions(state, frame, seat, actions) {
	const adventure = adventureOf(state);
	const offered = frame.step === "offer" ? frame.tasks : isWindow$1(frame) ? openTasks(state, seat, "anyTime") : [];
	if (offered.length === 0) return;
	const means = meansOf(state, seat);
	for (const task of offered) if (isOpenTo$1(adventure, seat, task)) for (const cards of paymentsFor(means, taskOf(task))) actions.push({
		type: "task",
		task,
		cards
	});
}
/** PR-AMB-84, PR-AMB-85: which tasks an event opens for a moment. */
function answersTo$1(state, moment) {
	if (moment.kind === "tax") return ["tax"];
	if (moment.kind === "bust") return [];
	const found = [];
	if (moment.shipsBefore < FOUR && moment.ships >= FOUR) found.push("fourColours");
	if (moment.cardsBefore < FOUR && moment.cards === FOUR) found.push("fourCards");
	if (moment.cardsBefore === 0 && moment.cards === 1 && !effectIn(state, "busyQuay")) found.push("firstCard");
	return found;
}
function offerTasks(state, seat, moment, frame) {
	for (const when of answersTo$1(state, moment)) for (const task of openTasks(state, seat, when)) if (canPayFor(meansOf(state, seat), taskOf(task))) frame.tasks.push(task);
}
function pay(state, seat, coins, ships, out) {
	const items = adventureOf(state).items[seat];
	for (const ship of ships) {
		removeCard(items, ship);
		state.discard.push(ship);
	}
	if (coins === 0) return;
	out.events?.push({
		type: "coinsPaid",
		seat,
		cards: coinsFor(state, seat, coins),
		for: "task"
	});
	payCoins(state, seat, coins, out);
}
/** PR-TASK-20: the first step only parks the marker; true if there is another step to come. */
function parks(state, seat, task, out) {
	const adventure = adventureOf(state);
	if (taskOf(task).when !== "firstCard") return false;
	if (adventure.parked.includes(seat)) {
		adventure.parked = adventure.parked.filter((other) => other !== seat);
		return false;
	}
	adventure.parked.push(seat);
	out.events?.push({
		type: "taskStepped",
		seat,
		task
	});
	return true;
}
/** PR-TASK-8, PR-TASK-9, PR-AMB-76: the first one's reward, and everybody's crowns. */
function reward(state, seat, number, isFirst, out) {
	const { first, crowns } = taskOf(number);
	if (isFirst) {
		gainCoins(state, seat, first.coins ?? 0, "task", out);
		gainCrowns(state, seat, first.crowns ?? 0, "task", out);
	}
	gainCrowns(state, seat, crowns, "task", out);
}
/** PR-DEC-W3: payment, marker, rewards, unlock step. */
function complete$1(state, seat, task, cards, out) {
	const { done, tasks } = adventureOf(state);
	const row = done[tasks.indexOf(task)];
	out.events?.push({
		type: "taskCompleted",
		seat,
		task,
		cards
	});
	pay(state, seat, taskOf(task).pay.coins ?? 0, cards, out);
	row.push(seat);
	reward(state, seat, task, row.length === 1, out);
	unlock(state, seat, out);
	maybeTriggerEnd(state, seat, out);
}
function doTask(state, frame, seat, { task, cards }, out) {
	const { when } = taskOf(task);
	if (!parks(state, seat, task, out)) complete$1(state, seat, task, cards, out);
	if (frame.step !== "offer") return;
	if (when === "fourCards") adventureOf(state).fewer = true;
	if (when === "fourCards" || when === "firstCard") frame.stops = true;
}
/**
* The cards of the deck before dealing, in the order of their numbers (PR-SETUP-3, PR-INV-9). The cards of an
* Adventure chapter come in with its first story card, unless it is played again (PR-ASET-2, PR-AMB-71).
*/
function deckCards(options, begun = true) {
	const decks = begun ? wholeDecks : firstDecks;
	let deck = decks.get(options);
	if (!deck) {
		const chosen = options;
		deck = collectDeck(boxesOf(chosen, begun || chosen.failures > 0));
		decks.set(options, deck);
	}
	return deck.slice();
}
/** Decks by their options: a million matches need not count the same cards a million times. */
var wholeDecks = /* @__PURE__ */ new WeakMap();
var firstDecks = /* @__PURE__ */ new WeakMap();
/** PR-MOD-2 to PR-MOD-8, PR-CAMP-2. */
function boxesOf({ play, modules, chapter }, begun) {
	if (play === "setSail") return /* @__PURE__ */ new Set(["setSail", "setSailRest"]);
	const boxes = ["base"];
	if (modules.includes("gambler")) boxes.push("gambler");
	if (modules.includes("setSail")) boxes.push("setSail");
	if (modules.includes("contractCards") || play === "contracts" || play === "contractsCoop") boxes.push("contractCards");
	if (play === "adventureAfter") boxes.push(...CHAPTER_BOXES);
	if (play === "adventure" || play === "adventureCoop") boxes.push(...CHAPTER_BOXES.slice(0, begun ? chapter : chapter - 1));
	return new Set(boxes);
}
var CHAPTER_BOXES = [
	"chapter1",
	"chapter2",
	"chapter3",
	"chapter4"
];
var collectDeck = (boxes) => CARDS.flatMap((card, id) => boxes.has(BOX_OF[id]) && !isSpecial(id) ? Array.from({ length: card.count }, () => id) : []);
var isSpecial = (id) => SPECIAL.some((special) => special.id === id);
/** PR-SETUP-1, PR-SETUP-2: expeditions that lie open from the start; Set Sail! has none (PR-SAIL-3). */
var openExpeditions = (options, players) => options.play === "setSail" ? [] : SPECIAL.filter(({ onlyWithPlayers }) => onlyWithPlayers === players).map(({ id }) => id);
var SPECIAL = CARDS.flatMap((card, id) => card.kind === "expedition" && card.onlyWithPlayers !== void 0 ? [{
	id,
	onlyWithPlayers: card.onlyWithPlayers
}] : []);
/** Which numbers of players a game is for (section 1), and the clause that says so. */
var PLAYERS = {
	points: [
		2,
		5,
		"PR-MOD-1"
	],
	setSail: [
		2,
		4,
		"PR-MOD-3"
	],
	contracts: [
		2,
		5,
		"PR-MOD-5"
	],
	contractsCoop: [
		1,
		5,
		"PR-MOD-5"
	],
	adventure: [
		2,
		4,
		"PR-MOD-8"
	],
	adventureCoop: [
		1,
		4,
		"PR-MOD-8"
	],
	adventureAfter: [
		2,
		4,
		"PR-MOD-8"
	]
};
function wrongPlayers(play, seats) {
	const [min, max, clause] = PLAYERS[play];
	if (seats >= min && seats <= max) return void 0;
	if (seats === 1) return {
		code: "alone-only-together",
		clause: "PR-MOD-12",
		params: { play }
	};
	return {
		code: "wrong-players",
		clause,
		params: {
			play,
			min,
			max,
			seats
		}
	};
}
/** Why these options cannot be played by so many (PR-MOD-1 to PR-MOD-12). */
function impossible(options, seats) {
	const chosen = options;
	const { firstPlayer, play, variantEnding } = chosen;
	if (typeof firstPlayer === "number" && firstPlayer >= seats) return {
		code: "first-player-absent",
		clause: "PR-OPT-10",
		params: {
			seat: firstPlayer,
			seats
		}
	};
	const players = wrongPlayers(play, seats);
	if (players) return players;
	if (variantEnding && play !== "points" && play !== "contracts") return {
		code: "own-ending",
		clause: play === "setSail" ? "PR-SAIL-16" : "PR-AMB-62",
		params: { play }
	};
	for (const expansion of everyExpansion()) {
		const reason = expansion.inPlay(chosen) ? expansion.impossible?.(chosen, seats) : void 0;
		if (reason) return reason;
	}
}
/** `coins0` to `coins4` prescribe starting coins, `deck` the cards as they will be revealed. */
var PILES = ["deck", ...Array.from({ length: 5 }, (_, seat) => `coins${seat}`)];
/** Every player takes coins from the top of the deck until he has his start. */
function dealCoins(deck, players, start) {
	for (const { coins } of players) while (coins.length < start) {
		const card = deck.pop();
		if (card === void 0) throw new src_exports.BadInput("bad-stack", "stack.deck leaves too few cards for the starting coins");
		coins.push(card);
	}
}
/** Filled by pushing: `map` and `Array.from` make arrays of another kind, and all the rules would pay for it. */
function seatPlayers(seats) {
	const players = [];
	for (let seat = 0; seat < seats; seat++) players.push(layOut([], [], []));
	return players;
}
function dealStacked(game, deck, players, stack, start) {
	checkStack(game, stack);
	for (let seat = players.length; seat < 5; seat++) if (stack[`coins${seat}`]) throw new src_exports.BadInput("bad-stack", `stack.coins${seat}: only ${players.length} players are seated`);
	const top = takeNamed(game, deck, stack.deck ?? [], "deck");
	players.forEach(({ coins }, seat) => {
		const pile = `coins${seat}`;
		const named = stack[pile] ?? [];
		if (named.length > start) throw new src_exports.BadInput("bad-stack", `stack.${pile}: a player starts with ${start} coins`);
		coins.push(...takeNamed(game, deck, named, pile));
	});
	dealCoins(deck, players, start);
	deck.push(...top.reverse());
}
/** The expansions' part of the table, before they lay out anything. */
function extraOf(options, seats) {
	const edition = editionOf(options);
	if (edition === 0) return null;
	return {
		adventure: null,
		contracts: null,
		edition,
		tucked: Array.from({ length: seats }, () => [])
	};
}
/** The table before the first turn; jobs.ts begins it as soon as the expansions' questions are answered. */
function setup(game, options, seats, out, stack) {
	const chosen = options;
	const deck = deckCards(options, false);
	out.chance.stream("deck").shuffle(deck);
	const players = seatPlayers(seats);
	const extra = extraOf(options, seats);
	const start = expansionsIn({ extra }).some((expansion) => expansion.dealsCoins) ? 0 : 3;
	if (stack) dealStacked(game, deck, players, stack, start);
	else dealCoins(deck, players, start);
	const first = chosen.firstPlayer === "random" ? out.chance.stream("firstPlayer").below(seats) : chosen.firstPlayer;
	const state = {
		active: first,
		becalmed: 0,
		deck,
		discard: [],
		ending: false,
		expeditions: openExpeditions(options, seats),
		extra,
		first,
		flow: [{ step: "opening" }],
		harbour: [],
		options: chosen,
		players,
		turn: 1
	};
	out.events?.push({
		type: "matchBegan",
		first,
		coins: start,
		deck: deck.length
	});
	for (const expansion of expansionsIn(state)) expansion.setUp?.(state, out);
	return state;
}
// games/port-royal/rules/adventure/story.ts
/** The story cards: what is shuffled into the deck, and which task comes next. */
/** PR-ADV-12: a story card is read, turned over and laid to the right of the last task. */
function openTask(state, number, out) {
	const adventure = adventureOf(state);
	out.events?.push({
		type: "storyRead",
		number
	});
	adventure.tasks.push(number);
	adventure.done.push([]);
}
/** PR-ADV-10, PR-ADV-11: the chapter's cards come into the deck, unless they are there already (PR-AMB-71). */
function beginChapter(state, out) {
	openTask(state, firstTask(state.options.chapter), out);
	const added = deckCards(state.options).slice(deckCards(state.options, false).length);
	adventureOf(state).begun = true;
	if (added.length === 0) return;
	for (const card of added) state.deck.push(card);
	out.chance.stream("deck").shuffle(state.deck);
	out.events?.push({
		type: "cardsShuffledIn",
		count: added.length
	});
}
/** PR-MONTH-1 to PR-MONTH-3: the hourglass of the last task; false if no task follows it. */
function turnHourglass(state, out) {
	const { done, tasks } = adventureOf(state);
	const last = tasks.length - 1;
	const { next } = taskOf(tasks[last]);
	if (next === "end") return false;
	if ("always" in next) openTask(state, next.always, out);
	else openTask(state, done[last].length > 0 ? next.success : next.failure, out);
	return true;
}
/** PR-ADV-4: the ending of every chapter. */
var endingOf = (chapter) => 60 + chapter;
// games/port-royal/rules/adventure/ending.ts
var total = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
/** Markers of everybody on completed tasks; a parked one completes nothing (PR-TASK-20). */
var markersOnTasks = ({ done }) => total(done.map((row) => row.length));
/** PR-ACOOP-2: every task in play by somebody (PR-AMB-95), and markers and points together. */
function isChapterWon(state) {
	const adventure = adventureOf(state);
	const needed = CARD_9[state.players.length];
	return adventure.done.every((row) => row.length > 0) && markersOnTasks(adventure) >= needed.markers && total(state.players.map(({ points }) => points)) >= needed.points;
}
/** PR-ACOOP-1, PR-ACOOP-3. */
function endChapter(state, out) {
	if (isChapterWon(state)) out.events?.push({
		type: "storyRead",
		number: endingOf(state.options.chapter)
	});
	endMatch(state, out);
}
function chapterOutcome(state) {
	const won = isChapterWon(state);
	return sharedOutcome(state, won, won ? "chapterWon" : "chapterLost");
}
/** PR-ACOMP-1, PR-ACOMP-4, PR-ACOMP-5. */
var TROPHY_GOAL = {
	points: 12,
	reason: "twelvePointsAndTrophy",
	mayWin: (state, seat) => hasTrophy(adventureOf(state), seat),
	barredBy: "trophy",
	tieBreak: {
		key: "markers",
		of: (state, seat) => -markersLeft(adventureOf(state), seat)
	}
};
function sheet(state, seat) {
	const adventure = adventureOf(state);
	return {
		crowns: shieldPoints(adventure.crowns[seat]),
		tasks: adventure.unlocked[seat] - adventure.bought[seat]
	};
}
/** With the tie-breaker of PR-ACOMP-5. */
var competitiveSheet = (state, seat) => ({
	...sheet(state, seat),
	markers: markersLeft(adventureOf(state), seat)
});
// games/port-royal/rules/offer.ts
/** Now or never: what contracts and tasks make of an event, offered together (PR-DEC-41). */
/** Pushes the question, if there is anything to offer. */
function askFor(state, seat, moment) {
	if (state.extra === null) return false;
	const frame = {
		step: "offer",
		seat,
		contracts: [],
		tasks: []
	};
	for (const expansion of expansionsIn(state)) expansion.offer?.(state, seat, moment, frame);
	if (frame.contracts.length + frame.tasks.length === 0) return false;
	state.flow.push(frame);
	return true;
}
/** What of the offer can still be taken, for want of markers or coins: expansions list it like their other acts. */
function takeable(state, frame) {
	const actions = [];
	for (const expansion of expansionsIn(state)) expansion.addActs?.(state, frame, frame.seat, actions);
	return actions;
}
/** What was answered is no longer offered. */
function strike(frame, action) {
	if (action.type === "contract") frame.contracts = frame.contracts.filter((one) => one !== action.contract);
	if (action.type === "task") frame.tasks = frame.tasks.filter((one) => one !== action.task);
}
/** All is answered. What was completed may have ended phase 1 (PR-TASK-19, PR-TASK-20). */
function close(state, { stops }, out) {
	state.flow.pop();
	if (stops) beginPhaseTwo(state, out);
}
var offer = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => [...takeable(state, frame), DECLINE],
	apply: (state, frame, seat, action, out) => {
		if (action.type === "decline") {
			close(state, frame, out);
			return;
		}
		strike(frame, action);
		act(state, frame, seat, action, out);
		if (state.flow[state.flow.length - 1] === frame && takeable(state, frame).length === 0) close(state, frame, out);
	},
	whyNot
};
// games/port-royal/rules/tax.ts
/** PR-TAX-1, PR-TAX-2: half, rounded down, face up to the discard pile; Set Sail! leaves 8 (PR-SAIL-4). */
function payTax(state, seat, card, out) {
	const coins = state.players[seat].coins.length;
	if (coins < taxFrom[card]) return false;
	const lost = taxLeaves[card] === 0 ? coins >> 1 : coins - taxLeaves[card];
	out.events?.push({
		type: "taxPaid",
		seat,
		cards: coinsFor(state, seat, lost)
	});
	payCoins(state, seat, lost, out);
	return true;
}
/** PR-TAX-3, PR-TAX-4: the most sabres or the fewest points; on a tie everybody who is tied, at 0 too. */
function bestOf(state, mostSabres) {
	let best = ratingOf(state, 0, mostSabres);
	for (let seat = 1; seat < state.players.length; seat++) {
		const value = ratingOf(state, seat, mostSabres);
		if (mostSabres ? value > best : value < best) best = value;
	}
	return best;
}
var ratingOf = (state, seat, mostSabres) => mostSabres ? state.players[seat].sabres : state.players[seat].points;
/** Seats clockwise from the active player (PR-AMB-5). */
function payBonus(state, card, out) {
	const { length } = state.players;
	const mostSabres = taxesSabres[card] === 1;
	const value = bestOf(state, mostSabres);
	const seats = [];
	for (let i = 0; i < length; i++) {
		const seat = (state.active + i) % length;
		if (ratingOf(state, seat, mostSabres) !== value) continue;
		gainCoins(state, seat, taxBonus[card], "tax", out);
		seats.push(seat);
	}
	state.discard.push(card);
	out.events?.push({
		type: "taxEnded",
		card,
		value,
		seats
	});
}
function resolveTax(state, card, out) {
	const { length } = state.players;
	const payers = [];
	for (let i = 0; i < length; i++) {
		const seat = (state.active + i) % length;
		if (payTax(state, seat, card, out) && state.extra !== null) payers.push(seat);
	}
	if (state.extra === null) payBonus(state, card, out);
	else {
		const frame = {
			step: "taxing",
			card,
			payers
		};
		state.flow.push(frame);
		goOnTaxing(state, frame, out);
	}
}
/** PR-DEC-17: whoever paid is asked what he makes of it; the bonus comes after all have answered (PR-AMB-56). */
function goOnTaxing(state, frame, out) {
	while (frame.payers.length > 0) {
		const [seat] = frame.payers;
		frame.payers = frame.payers.slice(1);
		if (askFor(state, seat, { kind: "tax" })) return;
	}
	state.flow.pop();
	payBonus(state, frame.card, out);
	for (const expansion of expansionsIn(state)) expansion.taxEnded?.(state, out);
}
// games/port-royal/rules/discover.ts
/** Sections 6 and 7: discovering cards, sinking ships, busting. */
/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
var { colourOf, isExpedition, isShip, isTax, SKULL, sabresOf } = table_exports;
/** PR-SINK-2 to PR-SINK-4: some sabres, at least as many as the ship, and no skull. */
var canSink = ({ sabres }, ship) => sabres > 0 && sabresOf[ship] !== SKULL && sabres >= sabresOf[ship];
/** The active player's sabres against ships, with what this turn adds to them; serves views, too. */
var strengthIn = (place) => {
	const player = place.players[place.active];
	if (place.extra === null) return player;
	return { sabres: player.sabres + sabresToday(place) };
};
var sabresToday = (place) => sumOf(place, (expansion) => expansion.sabres?.(place));
/** PR-DISC-9: is a ship of this colour in the harbour already? */
function hasColour(harbour, ship) {
	for (let i = 0; i < harbour.length; i++) if (isShip[harbour[i]] === 1 && colourOf[harbour[i]] === colourOf[ship]) return true;
	return false;
}
function enterHarbour(state, card, out) {
	state.harbour.push(card);
	out.events?.push({
		type: "cardEnteredHarbour",
		card
	});
}
/** The harbour grew from so many ships and cards, and nobody bust: contracts and tasks may answer to it. */
function harbourGrew(state, shipsBefore, cardsBefore) {
	const { harbour, active } = state;
	askFor(state, active, {
		kind: "harbour",
		shipsBefore,
		ships: shipsIn(harbour),
		cardsBefore,
		cards: harbour.length
	});
}
/** A single card comes to lie in the harbour. */
function berth(state, card, out) {
	enterHarbour(state, card, out);
	if (state.extra === null) return;
	const { harbour } = state;
	harbourGrew(state, shipsIn(harbour) - isShip[card], harbour.length - 1);
}
/** A single ship busts. */
function bustWith(state, ship, out) {
	state.harbour.push(ship);
	bust(state, ship, true, out);
}
/**
* PR-AMB-15: the harbour, which holds the second ship of a colour, is discarded first; then the coins, the
* jesters' last; then what can be completed now or never, and the window.
*/
function bust(state, ship, paysJesters, out) {
	const { length } = state.harbour;
	out.events?.push({
		type: "bust",
		seat: state.active,
		card: ship,
		cards: state.harbour.slice()
	});
	moveAll(state.harbour, state.discard);
	if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.busted?.(state, length, out);
	if (paysJesters) payJesters(state, out);
	endAfterBust(state, out);
}
/** PR-DEC-24, PR-DEC-25. */
function endAfterBust(state, out) {
	if (state.extra !== null) {
		state.flow.push({ step: "busting" });
		if (askFor(state, state.active, { kind: "bust" })) return;
	}
	finishTurn(state, "bust", out);
}
/** PR-BUST-4, clockwise from the active player (PR-AMB-5); PR-OPT-2 may leave him out. */
function payJesters(state, out) {
	let seat = state.active;
	do {
		if (seat !== state.active || state.options.jesterOnOwnBust) gainCoins(state, seat, state.players[seat].jesters, "jester", out);
		seat = leftOf(state, seat);
	} while (seat !== state.active);
}
function placeShip(state, ship, out) {
	if (hasColour(state.harbour, ship)) bustWith(state, ship, out);
	else berth(state, ship, out);
}
/** PR-DISC-4: a card is a person, a ship, an expedition or a tax increase. */
function resolveCard(state, card, out) {
	if (isShip[card] === 1) {
		if (canSink(strengthIn(state), card)) state.flow.push({
			step: "repel",
			card
		});
		else placeShip(state, card, out);
	} else if (isTax[card] === 1) resolveTax(state, card, out);
	else if (isExpedition[card] === 1) openExpedition(state, card, out);
	else berth(state, card, out);
}
/** PR-EXPED-1. */
function openExpedition(state, card, out) {
	state.expeditions.push(card);
	out.events?.push({
		type: "expeditionOpened",
		card
	});
}
/** Turns a card face up, wherever it comes from. */
function uncover(state, frame, card, out) {
	out.uncover();
	out.events?.push({
		type: "cardRevealed",
		seat: state.active,
		card
	});
	frame.revealed++;
	state.becalmed = 0;
}
/** PR-DISC-2, and the time card of a cooperative turn (PR-COOP-5). */
function reveal(state, frame, card, out) {
	uncover(state, frame, card, out);
	resolveCard(state, card, out);
}
/** PR-AMB-4: when nothing can be drawn and nothing done, phase 2 begins by itself (PR-DEC-40). */
function stopIfForced(state, out) {
	if (state.flow.length !== 1) return;
	const frame = state.flow[0];
	if (frame.step === "discover" && mustStop(state, frame)) beginPhaseTwo(state, out);
}
function mustStop(state, frame) {
	if (state.extra === null) return !canDraw(state) && !canAct(state, frame, state.active);
	const actions = discover.legal(state, frame, state.active);
	return actions.length === 1 && actions[0].type === "stop";
}
/** PR-DISC-1: the first card must be revealed, if there is one (PR-AMB-4); none after a Gambler (PR-GAMB-12). */
function drawOrStop$1(state, frame) {
	if (frame.gamblers > 0 || !canDraw(state)) return ONLY_STOP;
	if (frame.revealed === 0) return ONLY_DRAW;
	if (state.extra !== null && mustGoOn(state)) return ONLY_DRAW;
	return DRAW_OR_STOP;
}
/** Everything the expansions add to phase 1. */
function discoveries(state, frame, actions) {
	for (const expansion of expansionsIn(state)) expansion.addDiscoveries?.(state, frame, actions);
	return actions;
}
var discoverElse = (state, frame, action, out) => letDo(state, (expansion) => expansion.discover?.(state, frame, action, out));
var repelElse = (state, card, action, out) => letDo(state, (expansion) => expansion.repel?.(state, card, action, out));
var mustGoOn = (state) => expansionsIn(state).some((expansion) => expansion.mustGoOn?.(state));
var discover = {
	seats: (state) => only(state.active),
	legal: (state, frame, seat) => {
		const actions = drawOrStop$1(state, frame);
		if (state.extra !== null) return withActs(state, frame, seat, discoveries(state, frame, actions.slice()));
		return canAct(state, frame, seat) ? withActs(state, frame, seat, actions) : actions;
	},
	apply: (state, frame, seat, action, out) => {
		if (action.type === "draw") reveal(state, frame, drawCard(state, out), out);
		else if (action.type === "stop") beginPhaseTwo(state, out);
		else if (state.extra === null || !discoverElse(state, frame, action, out)) act(state, frame, seat, action, out);
		if (state.extra === null) stopIfForced(state, out);
		else settleAfter(state, out);
	},
	whyNot
};
/** PR-DEC-14: sink the ship just revealed, or let it into the harbour, come what may (PR-AMB-11). */
var repel = {
	seats: (state) => only(state.active),
	legal: (state, { card }) => {
		if (state.extra === null) return SINK_OR_KEEP;
		const actions = SINK_OR_KEEP.slice();
		for (const expansion of expansionsIn(state)) expansion.addRepels?.(state, card, actions);
		return actions;
	},
	apply: (state, { card }, seat, action, out) => {
		state.flow.pop();
		if (action.type === "sink") {
			state.discard.push(card);
			out.events?.push({
				type: "shipSunk",
				seat,
				card
			});
		} else if (action.type === "keep") placeShip(state, card, out);
		else repelElse(state, card, action, out);
		if (state.extra === null) stopIfForced(state, out);
		else settleAfter(state, out);
	},
	whyNot
};
// games/port-royal/rules/adventure/month.ts
/** The end of a month: hourglass, markers bought back, a longer event deck (PR-MONTH-1 to PR-MONTH-7). */
/** PR-AMB-77: the hourglass first. A team is done when it points to card 9 (PR-ACOOP-1), and buys nothing (PR-AMB-93). */
function beginMonthEnd(state, hourglass, out) {
	const together = playedTogether(state);
	const goesOn = !hourglass || turnHourglass(state, out);
	if (together && !goesOn) endChapter(state, out);
	else state.flow.push({
		step: "monthEnding",
		seats: together ? [] : clockwiseFrom(state, state.active)
	});
}
/** PR-ACOMP-2, PR-AVAR-5. */
var markerPrice = (state) => effectIn(state, "endOfMonth")?.price ?? 0;
var canBuy = (state, seat) => state.players[seat].coins.length >= markerPrice(state) && markersLeft(adventureOf(state), seat) > 0;
/** PR-MONTH-5, PR-MONTH-6: turned over, never shuffled, and one more event on top (PR-AMB-78). */
function rebuildEvents(state, out) {
	const adventure = adventureOf(state);
	adventure.events = adventure.revealed.reverse();
	adventure.revealed = [];
	const added = adventure.reserve.pop();
	if (added !== void 0) adventure.events.push(added);
	out.events?.push({
		type: "monthEnded",
		events: adventure.events.length
	});
}
/** Asks everybody who can pay, then turns the event deck over. */
function endMonth(state, frame, out) {
	while (frame.seats.length > 0) {
		const [seat, ...seats] = frame.seats;
		frame.seats = seats;
		if (canBuy(state, seat)) {
			state.flow.push({
				step: "month",
				seat
			});
			return;
		}
	}
	state.flow.pop();
	rebuildEvents(state, out);
}
function buyMarker(state, seat, out) {
	const price = markerPrice(state);
	out.events?.push({
		type: "markerBought",
		seat
	});
	out.events?.push({
		type: "coinsPaid",
		seat,
		cards: coinsFor(state, seat, price),
		for: "marker"
	});
	payCoins(state, seat, price, out);
	adventureOf(state).bought[seat]++;
	unlock(state, seat, out);
	maybeTriggerEnd(state, seat, out);
}
var BUY_OR_NOT = [{ type: "buyMarker" }, DECLINE];
/** PR-DEC-11: once for everybody. */
var month = {
	seats: (_state, { seat }) => only(seat),
	legal: () => BUY_OR_NOT,
	apply: (state, _frame, seat, action, out) => {
		state.flow.pop();
		if (action.type === "buyMarker") buyMarker(state, seat, out);
	},
	whyNot
};
// games/port-royal/rules/adventure/events.ts
/** Clockwise from the active player (PR-AMB-5); on a tie everybody who is tied, as with a tax. */
function gainersOf(state, who) {
	const seats = clockwiseFrom(state, state.active);
	if (who === "all") return seats;
	const rating = (seat) => who === "mostSabres" ? state.players[seat].sabres : -state.players[seat].points;
	const best = Math.max(...seats.map(rating));
	return seats.filter((seat) => rating(seat) === best);
}
function give(state, { who, coins, crowns }, out) {
	for (const seat of gainersOf(state, who)) {
		gainCoins(state, seat, coins, "event", out);
		gainCrowns(state, seat, crowns, "event", out);
	}
}
function takeToll(state, { from, coins }, out) {
	for (const seat of clockwiseFrom(state, state.active)) {
		if (state.players[seat].coins.length < from) continue;
		out.events?.push({
			type: "coinsPaid",
			seat,
			cards: coinsFor(state, seat, coins),
			for: "event"
		});
		payCoins(state, seat, coins, out);
	}
}
/** Expeditions among the next cards are laid out, the others discarded without effect. */
function calmWaters(state, { cards }, out) {
	const turned = [];
	while (turned.length < cards) {
		const card = drawCard(state, out);
		if (card < 0) break;
		turned.push(card);
	}
	out.events?.push({
		type: "cardsTurned",
		cards: turned
	});
	for (const card of turned) if (isExpedition$1[card] === 1) openExpedition(state, card, out);
	else state.discard.push(card);
}
/** What happens at once; everything else is asked for when its phase comes. */
function resolve(state, effect, out) {
	switch (effect.kind) {
		case "gain":
			give(state, effect, out);
			break;
		case "toll":
			takeToll(state, effect, out);
			break;
		case "quietWaters":
			calmWaters(state, effect, out);
			break;
		case "endOfMonth": beginMonthEnd(state, effect.hourglass, out);
	}
}
function dawn(state, out) {
	const adventure = adventureOf(state);
	const event = adventure.events.pop();
	if (event === void 0) throw new RangeError("the event deck is empty");
	adventure.revealed.push(event);
	if (!adventure.seen.includes(event)) adventure.seen.push(event);
	adventure.event = event;
	adventure.audience = false;
	adventure.fewer = false;
	out.uncover();
	out.events?.push({
		type: "eventRevealed",
		seat: state.active,
		event
	});
	resolve(state, EVENTS[event].effect, out);
}
/** Salvage: the active player is paid for his bust. */
function gainFromSalvage(state, out) {
	gainCoins(state, state.active, effectIn(state, "bustCoins")?.coins ?? 0, "event", out);
}
/** Whether the active player can pay for the audience now: once, in his take-turn. */
function canSeekAudience(state) {
	const offer = effectIn(state, "audience");
	return offer !== void 0 && !adventureOf(state).audience && state.players[state.active].coins.length >= offer.coins;
}
function seekAudience(state, out) {
	const offer = effectIn(state, "audience");
	if (!offer) return;
	const seat = state.active;
	adventureOf(state).audience = true;
	out.events?.push({
		type: "coinsPaid",
		seat,
		cards: coinsFor(state, seat, offer.coins),
		for: "event"
	});
	payCoins(state, seat, offer.coins, out);
	gainCrowns(state, seat, offer.crowns, "event", out);
}
// games/port-royal/rules/adventure/items.ts
/** PR-INN-1. */
var INN_SHIPS = 4;
/** PR-ARES-5, PR-AMB-73: a coin for every special person, whichever way an Ares ship is taken. */
var aresCoins = (persons, card) => isAres(card) ? countOf(persons, isAresFriend) : 0;
/** PR-ITEM-3: what own persons and the character give for a ship that is kept. */
function stowBonus(state, seat, card) {
	const { persons } = state.players[seat];
	return tradersOf(persons, colourOf$3[card]) + aresCoins(persons, card) + tradeCoinFor(state, seat, card);
}
/** PR-AMB-72: an item is no income. The ship does not come back to the deck, so it cannot become one of the coins. */
function canStow(state, seat, card) {
	const bonus = Math.min(stowBonus(state, seat, card), state.deck.length + state.discard.length);
	return isItemShip(card) && canCompensate(state, seat, bonus);
}
/** PR-ITEM-2: a ship is taken and kept; clerks and characters see it as a trade like any other. */
function stow(state, frame, card, out) {
	const { seat } = frame;
	const bonus = stowBonus(state, seat, card);
	adventureOf(state).items[seat].push(card);
	out.events?.push({
		type: "shipStowed",
		seat,
		card
	});
	gainCoins(state, seat, bonus, "trade", out);
	afterTrade(state, frame, card, out, true);
}
var once = (cards) => [...new Set(cards)];
/** PR-AEXP-1. */
var supplies = ({ extra }, seat, expedition) => once((extra?.adventure?.items[seat] ?? []).filter((ship) => itemOf$1[ship] === itemOf$1[expedition]));
/** The caller lays the ship onto the discard pile. */
var spend = (state, seat, ship) => removeCard(adventureOf(state).items[seat], ship);
/** PR-INN-1: a crown for every innkeeper at a harbour with four ships. */
function gainAtInns(state, seat, out) {
	if (shipsIn(state.harbour) < INN_SHIPS) return;
	gainCrowns(state, seat, countOf(state.players[seat].persons, isInnkeeper), "innkeeper", out);
}
/** PR-AMB-81: what the innkeepers pay who have not bought in this take-turn, the best first. */
var pricesLeft = (state, frame) => state.players[frame.seat].persons.filter((card) => isInnkeeper[card] === 1).map((card) => innPriceOf[card]).sort((a, b) => b - a).slice(frame.sold);
var hasInnLeft = (state, frame) => pricesLeft(state, frame).length > 0;
/** What could be sold now, identical ships once (PR-DEC-W4). */
function sellable(state, frame) {
	if (frame.step !== "tradeAndHire") return [];
	const ships = adventureOf(state).items[frame.seat].filter(isProvision);
	return ships.length > 0 && hasInnLeft(state, frame) ? once(ships) : [];
}
/** PR-INN-2: the ship first, then the printed price. */
function sell(state, frame, card, out) {
	const { seat } = frame;
	const [price] = pricesLeft(state, frame);
	frame.sold++;
	spend(state, seat, card);
	state.discard.push(card);
	out.events?.push({
		type: "itemSold",
		seat,
		card
	});
	gainCoins(state, seat, price, "innkeeper", out);
}
var sellOf = (card) => ({
	type: "sell",
	card
});
// games/port-royal/rules/adventure/laws.ts
/** What must hold of the Adventure's part of the table. */
var hasTwice = (numbers) => new Set(numbers).size < numbers.length;
/** PR-TASK-2, PR-TASK-6, PR-TASK-7: where a seat's markers are. */
function brokenMarkers(adventure, seat) {
	const { bought, done, unlocked } = adventure;
	const completed = done.filter((row) => row.includes(seat)).length;
	if (markersLeft(adventure, seat) < 0) return "PR-TASK-7: more than four markers were placed";
	if (unlocked[seat] - bought[seat] !== completed) return "PR-TASK-6: the steps do not fit the completed tasks";
}
function brokenEvents({ events, revealed, reserve }) {
	if (hasTwice([
		...events,
		...revealed,
		...reserve
	])) return "PR-MONTH-5: an event is there twice";
	if (reserve.some((event) => EVENTS[event].number !== 0)) return "PR-ASET-10: the reserve holds another event";
	const ends = [...events, ...revealed.slice().reverse()].filter((event) => EVENTS[event].number >= 2);
	if (ends.length !== 1) return "PR-ASET-12: a month has one end";
	return (events.length > 0 ? events[0] : revealed[revealed.length - 1]) === ends[0] ? void 0 : "PR-MONTH-1: the month does not end with its last event";
}
function broken$1(state) {
	const adventure = adventureOf(state);
	if (adventure.crowns.some((crowns) => crowns < 0 || crowns > 16)) return "PR-AMB-74: crowns off the track";
	if (adventure.items.some((ships) => !ships.every(isItemShip))) return "PR-ITEM-1: a kept ship carries nothing";
	if (hasTwice(adventure.tasks) || adventure.done.some(hasTwice)) return "PR-TASK-2: a task was completed twice";
	for (let seat = 0; seat < state.players.length; seat++) {
		const wrong = brokenMarkers(adventure, seat);
		if (wrong) return wrong;
	}
	return brokenEvents(adventure);
}
// games/port-royal/rules/adventure/lookout.ts
/** PR-LOOK-1, PR-AMB-80: a look at the next three cards, two of which are discarded. */
var LOOKOUT_CARDS = 3;
/** Own lookouts, Thomas Fishborn included (PR-CHAR-12). */
var lookoutsOf = (state) => countOf(state.players[state.active].persons, isLookout) + (abilityIn(state, state.active, "lookout") ? 1 : 0);
/** Wherever a single card could be revealed (PR-AMB-41). */
var canLook = (state, frame) => frame.gamblers === 0 && canDraw(state) && frame.lookouts < lookoutsOf(state);
function drawAhead(state, out) {
	const cards = [];
	while (cards.length < LOOKOUT_CARDS) {
		const card = drawCard(state, out);
		if (card < 0) break;
		cards.push(card);
	}
	return cards;
}
var different = (cards) => [...new Set(cards)];
function look(state, frame, out) {
	frame.lookouts++;
	const cards = drawAhead(state, out);
	out.uncover();
	out.events?.push({
		type: "lookedAhead",
		seat: state.active,
		cards
	});
	if (different(cards).length === 1) putBack$1(state, cards, cards[0], out);
	else state.flow.push({
		step: "lookout",
		cards
	});
}
/** The others become public (PR-HID-12); who put this one back knows it (PR-HID-13). */
function putBack$1(state, cards, card, out) {
	const discarded = cards.slice();
	removeCard(discarded, card);
	for (const other of discarded) state.discard.push(other);
	state.deck.push(card);
	adventureOf(state).known = {
		seat: state.active,
		card
	};
	out.uncover();
	out.events?.push({
		type: "lookoutDiscarded",
		seat: state.active,
		cards: discarded
	});
}
/** PR-DEC-18. */
var lookout = {
	seats: (state) => only(state.active),
	legal: (_state, { cards }) => different(cards).map((card) => ({
		type: "putBack",
		card
	})),
	apply: (state, { cards }, _seat, action, out) => {
		state.flow.pop();
		if (action.type === "putBack") putBack$1(state, cards, action.card, out);
	},
	whyNot
};
// games/port-royal/rules/adventure/preparing.ts
/** PR-ASET: characters, starting coins, events, and the first story card. */
/** PR-ASET-9, by players. */
var COOP_EVENTS = [
	0,
	1,
	1,
	2,
	3
];
var COMPETITIVE_EVENTS = [
	0,
	0,
	3,
	4,
	4
];
/** PR-ASET-11: up to so many players event 1 is in play. */
var QUIET_UP_TO = 2;
/** PR-AVAR-2. */
var TASKS_AFTER = 4;
var numbered = (number) => EVENTS.flatMap((event, id) => event.number === number ? [id] : []);
var isVariant = (state) => state.options.play === "adventureAfter";
/** PR-ASET-9 to PR-ASET-13, PR-AVAR-4: the next event last, the end of the month at the bottom. */
function layEvents(state, out) {
	const { length } = state.players;
	const stream = out.chance.stream("events");
	const reserve = numbered(0);
	stream.shuffle(reserve);
	const taken = (playedTogether(state) ? COOP_EVENTS : COMPETITIVE_EVENTS)[length];
	const quiet = length <= QUIET_UP_TO;
	const events = [...reserve.splice(reserve.length - taken), ...quiet ? numbered(1) : []];
	stream.shuffle(events);
	return {
		events: [...numbered(isVariant(state) ? 3 : 2), ...events],
		quiet,
		reserve
	};
}
/** PR-AVAR-2: starred tasks, all open from the start; a chapter begins with none. */
function layTasks(state, out) {
	if (!isVariant(state)) return [];
	const starred = TASKS.filter(({ star }) => star).map(({ number }) => number);
	out.chance.stream("tasks").shuffle(starred);
	return starred.slice(0, TASKS_AFTER);
}
/** PR-ASET-4, PR-ASET-5: who picks when, and from what. */
function order(state, out) {
	const seats = clockwiseFrom(state, state.first);
	const cards = Array.from({ length: CHARACTERS.length / 2 }, (_, card) => card);
	if (state.options.characters === "drafted") return {
		cards,
		seats: seats.reverse()
	};
	out.chance.stream("characters").shuffle(cards);
	return {
		cards: cards.slice(0, seats.length),
		seats
	};
}
function setUp(state, out) {
	const { extra, players } = state;
	if (extra === null) return;
	const each = (value) => players.map(value);
	const tasks = layTasks(state, out);
	extra.adventure = {
		audience: false,
		begun: isVariant(state),
		bought: each(() => 0),
		characters: each(() => -1),
		crowns: each(() => 0),
		done: tasks.map(() => []),
		event: -1,
		fewer: false,
		items: each(() => []),
		known: null,
		parked: [],
		revealed: [],
		seen: [],
		tasks,
		unlocked: each(() => 0),
		...layEvents(state, out)
	};
	state.flow.push({
		step: "preparing",
		...order(state, out),
		paid: false
	});
}
function askForCharacter(state, frame) {
	const [seat, ...seats] = frame.seats;
	frame.seats = seats;
	const { characters } = adventureOf(state);
	const drafted = state.options.characters === "drafted";
	const free = frame.cards.filter((card) => characters.every((one) => one >> 1 !== card));
	state.flow.push({
		step: "character",
		seat,
		cards: drafted ? free : free.slice(0, 1)
	});
}
/** PR-ASET-7, PR-ACOOP-5: the characters' coins, and those of a chapter played again; false while they are shared out. */
function payStart(state, out) {
	const { characters } = adventureOf(state);
	for (const seat of clockwiseFrom(state, state.first)) gainCoins(state, seat, CHARACTERS[characters[seat]].startCoins, "start", out);
	const more = playedTogether(state) ? 3 * state.options.failures : 0;
	if (state.players.length === 1) gainCoins(state, 0, more, "start", out);
	else if (more > 0) state.flow.push({
		step: "share",
		left: more
	});
	return state.players.length === 1 || more === 0;
}
/** Carries the set-up on, question by question; the first turn comes after it. */
function prepare(state, frame, out) {
	if (frame.seats.length > 0) {
		askForCharacter(state, frame);
		return;
	}
	if (!frame.paid) {
		frame.paid = true;
		if (!payStart(state, out)) return;
	}
	state.flow.pop();
	if (!isVariant(state)) beginChapter(state, out);
}
/** PR-DEC-4, PR-DEC-5: a card and a side of it. */
var character = {
	seats: (_state, { seat }) => only(seat),
	legal: (_state, { cards }) => cards.flatMap((card) => [0, 1].map((side) => ({
		type: "character",
		character: 2 * card + side
	}))),
	apply: (state, _frame, seat, action, out) => {
		state.flow.pop();
		if (action.type !== "character") return;
		adventureOf(state).characters[seat] = action.character;
		out.events?.push({
			type: "characterChosen",
			seat,
			character: action.character
		});
	},
	whyNot
};
/** PR-DEC-6, PR-AMB-90: the first player hands them out one by one (PR-AMB-89). */
var share = {
	seats: (state) => only(state.first),
	legal: (state) => state.players.map((_, seat) => ({
		type: "share",
		seat
	})),
	apply: (state, frame, _seat, action, out) => {
		frame.left--;
		if (frame.left === 0) state.flow.pop();
		if (action.type === "share") gainCoins(state, action.seat, 1, "start", out);
	},
	whyNot
};
// games/port-royal/rules/adventure/reasons.ts
var reason = (code, clause, params) => params ? {
	code,
	clause,
	params
} : {
	code,
	clause
};
/** Undefined for actions of others, and while another question comes first: the base rules name that one. */
function whyNotInAdventure(state, frame, seat, action) {
	switch (action.type) {
		case "character": return frame.step === "character" ? reason("character-not-offered", state.options.characters === "drafted" ? "PR-ASET-5" : "PR-ASET-4") : reason("characters-are-chosen", "PR-ASET-4");
		case "share": return reason("nothing-to-share", "PR-ACOOP-6");
		case "putBack": return frame.step === "lookout" ? reason("not-before-lookout", "PR-LOOK-1") : reason("no-lookout-looks", "PR-LOOK-1");
		case "buyMarker": return reason("no-month-ends", playedTogether(state) ? "PR-AMB-93" : "PR-ACOMP-2");
		case "look":
		case "stow":
		case "sell":
		case "task":
		case "audience": return whyNotAct(state, frame, seat, action);
		default: return;
	}
}
function whyNotAct(state, frame, seat, action) {
	if (frame.step === "offer" && action.type === "task" && frame.tasks.includes(action.task)) return whyNotPaid(state, seat, action.task, action.cards);
	if (frame.step !== "discover" && frame.step !== "tradeAndHire" && frame.step !== "lastClaims") return void 0;
	switch (action.type) {
		case "look": return whyNotLook(state, frame);
		case "stow": return whyNotStow(state, frame, seat, action.card);
		case "sell": return whyNotSell(state, frame, seat, action.card);
		case "audience": return whyNotAudience(state, frame, seat);
		case "task": return whyNotTask(state, seat, action.task, action.cards);
	}
}
function whyNotLook(state, frame) {
	if (frame.step !== "discover") return reason("lookout-only-in-phase-one", "PR-AMB-80");
	if (lookoutsOf(state) === 0) return reason("no-lookout", "PR-LOOK-1");
	if (frame.lookouts >= lookoutsOf(state)) return reason("lookout-used", "PR-LOOK-1");
	return canDraw(state) ? reason("no-lookout-after-gambler", "PR-AMB-41") : reason("nothing-to-draw", "PR-AMB-4");
}
function whyNotStow(state, frame, seat, card) {
	if (frame.step === "discover") return reason("phase-two-not-begun", "PR-TURN-2");
	if (frame.step !== "tradeAndHire") return reason("phase-two-is-over", "PR-OTHER-10");
	if (!state.harbour.includes(card)) return reason("not-in-harbour", "PR-TRADE-4");
	if (!isItemShip(card)) return reason("carries-nothing", "PR-ITEM-1");
	if (frame.left === 0) return reason("allowance-used", seat === state.active ? "PR-TRADE-1" : "PR-OTHER-2");
	return reason("cannot-compensate", "PR-AMB-72");
}
function whyNotSell(state, frame, seat, card) {
	if (frame.step !== "tradeAndHire") return reason("sell-only-in-take-turn", "PR-AMB-81");
	if (!adventureOf(state).items[seat].includes(card)) return reason("ship-not-yours", "PR-INN-2");
	if (hasInnLeft(state, frame)) return reason("innkeeper-buys-food", "PR-INN-2");
	return frame.sold > 0 ? reason("innkeeper-has-bought", "PR-AMB-81") : reason("no-innkeeper", "PR-INN-2");
}
function whyNotAudience(state, frame, seat) {
	const offer = effectIn(state, "audience");
	if (!offer) return reason("no-audience", "PR-ADV-15");
	if (frame.step !== "tradeAndHire" || seat !== state.active) return reason("audience-in-own-take-turn", "PR-ADV-15");
	if (adventureOf(state).audience) return reason("audience-was-granted", "PR-ADV-15");
	return reason("audience-costs", "PR-ADV-15", {
		coins: state.players[seat].coins.length,
		needed: offer.coins
	});
}
function whyNotTask(state, seat, number, cards) {
	const adventure = adventureOf(state);
	const at = adventure.tasks.indexOf(number);
	if (at < 0) return reason("task-not-in-play", "PR-TASK-1", { task: number });
	if (adventure.done[at].includes(seat)) return reason("task-is-done", "PR-TASK-2", { task: number });
	if (taskOf(number).when !== "anyTime") return reason("task-now-or-never", "PR-TASK-10", { task: number });
	if (markersLeft(adventure, seat) === 0) return reason("no-marker-for-task", "PR-TASK-7", { task: number });
	return whyNotPaid(state, seat, number, cards);
}
/** The requirement itself: the first line that is not met, or ships that do not match it. */
function whyNotPaid(state, seat, number, cards) {
	const missing = progressOf$1(meansOf(state, seat), taskOf(number)).find(({ own, needed }) => own < needed);
	if (missing) {
		const { own, needed, pays, what } = missing;
		return reason("task-not-met", pays ? "PR-TASK-3" : "PR-TASK-4", {
			task: number,
			what,
			own,
			needed
		});
	}
	const own = adventureOf(state).items[seat];
	if (cards.some((card) => !own.includes(card))) return reason("ship-not-yours", "PR-TASK-3");
	return reason("ships-do-not-match", "PR-AMB-92", { task: number });
}
// games/port-royal/rules/adventure/index.ts
/** Section 15: The Adventure Begins, as a chapter against each other, as a chapter together, and after the campaign. */
var phaseOne = {
	dawn: (state, _frame, out) => dawn(state, out),
	sabres: (place) => (effectIn(place, "sabres")?.sabres ?? 0) - (effectIn(place, "storm")?.sabres ?? 0),
	mustGoOn: (state) => state.harbour.length < (effectIn(state, "busyQuay")?.cards ?? 0),
	addDiscoveries: (state, frame, actions) => {
		if (canLook(state, frame)) actions.push({ type: "look" });
	},
	discover: (state, frame, action, out) => {
		if (action.type !== "look") return false;
		look(state, frame, out);
		return true;
	},
	offer: offerTasks,
	busted: (state, cards, out) => {
		gainForBust(state, cards, out);
		gainFromSalvage(state, out);
	}
};
var phaseTwo = {
	allowance: (state) => (effectIn(state, "extraCard")?.cards ?? 0) - (adventureOf(state).fewer ? 1 : 0),
	takeTurnBegan: (state, seat, out) => {
		gainAtStart(state, seat, out);
		gainAtInns(state, seat, out);
	},
	income: (place, persons, seat, card) => aresCoins(persons, card) + tradeCoinFor(place, seat, card) + (effectIn(place, "tradeCoins")?.coins ?? 0),
	discount: (place) => effectIn(place, "discount")?.coins ?? 0,
	freeOfCompensation: (place) => effectIn(place, "noCompensation") !== void 0,
	addTakes: (state, seat, card, actions) => {
		if (canStow(state, seat, card)) actions.push({
			type: "stow",
			card
		});
	},
	take: (state, frame, action, out) => {
		if (action.type !== "stow") return false;
		stow(state, frame, action.card, out);
		return true;
	},
	traded: (state, { seat }, card, out, stowed) => {
		if (!stowed) gainCrowns(state, seat, crownsOf[card], "trade", out);
		gainTradeCrown(state, seat, card, out);
	}
};
var window = {
	canAct: (state, frame, seat) => canComplete(state, frame, seat) || frame.step === "tradeAndHire" && (sellable(state, frame).length > 0 || seat === state.active && canSeekAudience(state)),
	addActs: (state, frame, seat, actions) => {
		addCompletions(state, frame, seat, actions);
		if (frame.step !== "tradeAndHire") return;
		for (const card of sellable(state, frame)) actions.push(sellOf(card));
		if (seat === state.active && canSeekAudience(state)) actions.push({ type: "audience" });
	},
	act: (state, frame, seat, action, out) => {
		if (action.type === "task") doTask(state, frame, seat, action, out);
		else if (action.type === "sell" && frame.step === "tradeAndHire") sell(state, frame, action.card, out);
		else if (action.type === "audience") seekAudience(state, out);
		else return false;
		return true;
	}
};
var core = {
	dealsCoins: true,
	setUp,
	...phaseOne,
	...phaseTwo,
	...window,
	supplies,
	spend,
	claimed: gainForExpedition,
	sheet,
	openCards: ({ adventure }) => adventure?.items.flat() ?? [],
	sums,
	broken: broken$1,
	whyNot: whyNotInAdventure
};
var competitive = {
	...core,
	goal: TROPHY_GOAL,
	sheet: competitiveSheet
};
/** PR-ACOMP: a chapter against each other. */
var adventure = {
	id: "adventure",
	inPlay: ({ play }) => play === "adventure",
	...competitive
};
/** PR-ACOOP: a chapter together, or alone. */
var adventureCoop = {
	id: "adventureCoop",
	inPlay: ({ play }) => play === "adventureCoop",
	...core,
	together: true,
	outcome: chapterOutcome
};
/** PR-AVAR: after the campaign. */
var adventureAfter = {
	id: "adventureAfter",
	inPlay: ({ play }) => play === "adventureAfter",
	...competitive
};
// games/port-royal/cards/contracts.ts
var contract = (id, needs, coins, number, letter) => ({
	id,
	needs,
	coins,
	seal: {
		number,
		letter
	},
	coopOnly: false,
	source: "public"
});
/** Seals and spaces of the two white contracts are reconstructed. */
var white = (id, needs, letter) => ({
	...contract(id, needs, [
		0,
		0,
		0,
		0,
		0
	], 2, letter),
	coopOnly: true,
	source: "reconstructed"
});
var CONTRACTS = [
	contract("celebrities", {
		kind: "persons",
		persons: {
			priest: 1,
			jester: 1
		}
	}, [
		4,
		3,
		2,
		1,
		0
	], 0, "I"),
	contract("femmeFatale", {
		kind: "persons",
		persons: {
			captain: 1,
			mademoiselle: 1
		}
	}, [
		3,
		2,
		1,
		0,
		0
	], 1, "G"),
	contract("ruleOfTheSea", {
		kind: "persons",
		persons: {
			captain: 1,
			viceAdmiral: 1
		}
	}, [
		4,
		3,
		2,
		1,
		0
	], 0, "G"),
	contract("newColony", {
		kind: "persons",
		persons: {
			settler: 1,
			gunner: 1
		}
	}, [
		3,
		2,
		1,
		0,
		0
	], 1, "D"),
	contract("tradingPost", {
		kind: "persons",
		persons: {
			settler: 1,
			clerk: 1
		}
	}, [
		4,
		3,
		2,
		1,
		0
	], 0, "D"),
	contract("unrivalledTrader", {
		kind: "persons",
		persons: { trader: 2 }
	}, [
		3,
		2,
		1,
		0,
		0
	], 0, "B"),
	contract("hardWorkers", {
		kind: "cheapPersons",
		count: 4,
		maxCost: 3
	}, [
		5,
		4,
		3,
		2,
		1
	], 1, "B"),
	contract("mercenary", {
		kind: "sabres",
		count: 3
	}, [
		3,
		2,
		1,
		0,
		0
	], 0, "A"),
	contract("explorer", {
		kind: "expeditions",
		count: 1
	}, [
		2,
		1,
		0,
		0,
		0
	], 1, "E"),
	contract("enemyFrigate", {
		kind: "waive",
		colour: "red",
		times: 3
	}, [
		8,
		6,
		5,
		4,
		3
	], 0, "C"),
	contract("enemyGalleon", {
		kind: "waive",
		colour: "black",
		times: 2
	}, [
		6,
		5,
		4,
		3,
		2
	], -1, "H"),
	contract("taxCollector", { kind: "tax" }, [
		7,
		7,
		7,
		7,
		7
	], 1, "C"),
	contract("curse", { kind: "bust" }, [
		1,
		1,
		1,
		1,
		1
	], -1, "F"),
	contract("broker", {
		kind: "colours",
		count: 3,
		times: 2
	}, [
		2,
		1,
		0,
		0,
		0
	], 0, "A"),
	contract("experiencedBroker", {
		kind: "colours",
		count: 4,
		times: 1
	}, [
		2,
		1,
		0,
		0,
		0
	], 0, "A"),
	contract("pirateDen", {
		kind: "sunkColours",
		count: 5
	}, [
		3,
		2,
		1,
		0,
		0
	], 0, "A"),
	white("smallEstate", {
		kind: "points",
		count: 12
	}, "J"),
	white("ransom", {
		kind: "pay",
		coins: 15
	}, "K")
];
/** PR-CONTR-9, PR-INV-13: points by completed contracts. */
var CONTRACT_POINTS$1 = [
	0,
	0,
	1,
	3
];
var completedBy = ({ done }, seat) => done.reduce((sum, seats) => sum + (seats.includes(seat) ? 1 : 0), 0);
var contractPointsOf = (contracts, seat) => CONTRACT_POINTS$1[completedBy(contracts, seat)];
/** A marker on an intermediate space is used, too (PR-CTR-20, PR-AMB-52). */
var freeMarkers = (contracts, seat) => 3 - completedBy(contracts, seat) - contracts.steps.filter((row) => row[seat] > 0).length;
/** PR-CONTR-7, PR-AMB-52: not completed by him, and he has a marker for it or on it; `at` is a place in `open`. */
var isOpenTo = (contracts, seat, at) => at >= 0 && !contracts.done[at].includes(seat) && (contracts.steps[at][seat] > 0 || freeMarkers(contracts, seat) > 0);
/** How often the event of a contract has to happen. */
function timesOf(contract) {
	const { needs } = CONTRACTS[contract];
	return needs.kind === "waive" || needs.kind === "colours" ? needs.times : 1;
}
/** PR-CTR-10, PR-CTR-14: a step on the contract, the last of which completes it. */
function advance(state, contracts, seat, at, out) {
	const contract = contracts.open[at];
	const steps = contracts.steps[at][seat] + 1;
	if (steps < timesOf(contract)) {
		contracts.steps[at][seat] = steps;
		out.events?.push({
			type: "contractStepped",
			seat,
			contract,
			steps
		});
	} else complete(state, contracts, seat, at, out);
}
/** The marker goes to the leftmost free space, whose coins are gained; without a space there are none (PR-AMB-59). */
function complete(state, contracts, seat, at, out) {
	const contract = contracts.open[at];
	const before = contractPointsOf(contracts, seat);
	const coins = CONTRACTS[contract].coins[contracts.done[at].length] ?? 0;
	contracts.done[at].push(seat);
	contracts.steps[at][seat] = 0;
	const points = contractPointsOf(contracts, seat) - before;
	state.players[seat].points += points;
	out.events?.push({
		type: "contractCompleted",
		seat,
		contract,
		points
	});
	gainCoins(state, seat, coins, "contract", out);
	maybeTriggerEnd(state, seat, out);
	if (contracts.time !== null && areFulfilled(contracts)) endMatch(state, out);
}
/** PR-COOP-7, PR-AMB-60: every open contract by at least one player. */
var areFulfilled = ({ done }) => done.every((seats) => seats.length > 0);
// games/port-royal/rules/contracts/needs.ts
function isAnyTime(needs) {
	switch (needs.kind) {
		case "persons":
		case "cheapPersons":
		case "sabres":
		case "expeditions":
		case "points":
		case "pay": return true;
		case "waive":
		case "tax":
		case "bust":
		case "colours":
		case "sunkColours": return false;
	}
}
/** PR-CTR-1 to PR-CTR-6: the persons shown; a jack-of-all-trades replaces nobody. */
function personsShown(persons, asked) {
	let have = 0;
	let need = 0;
	for (const [kind, count] of Object.entries(asked)) {
		const own = persons.filter((card) => CARDS[card].kind === kind).length;
		have += Math.min(own, count);
		need += count;
	}
	return {
		have,
		need
	};
}
/** PR-CONTR-16: what is shown, not what is used up; only a ransom is paid. */
function progressInArea(needs, area) {
	switch (needs.kind) {
		case "persons": return personsShown(area.persons, needs.persons);
		case "cheapPersons": return {
			have: area.persons.filter((card) => costOf$1[card] <= needs.maxCost).length,
			need: needs.count
		};
		case "sabres": return {
			have: area.sabres,
			need: needs.count
		};
		case "expeditions": return {
			have: area.expeditions.length,
			need: needs.count
		};
		case "points": return {
			have: area.points,
			need: needs.count
		};
		case "pay": return {
			have: typeof area.coins === "number" ? area.coins : area.coins.length,
			need: needs.coins
		};
	}
}
/** How far a seat is with an open contract that it has not completed. */
function progressOf(contracts, area, seat, contract) {
	const { needs } = CONTRACTS[contract];
	switch (needs.kind) {
		case "waive":
		case "colours": return {
			have: contracts.steps[contracts.open.indexOf(contract)][seat],
			need: needs.times
		};
		case "sunkColours": return {
			have: contracts.kept[seat].length,
			need: needs.count
		};
		case "tax":
		case "bust": return {
			have: 0,
			need: 1
		};
		default: return progressInArea(needs, area);
	}
}
/** PR-CONTR-3: more than required is fine. */
function isMet(needs, area) {
	const { have, need } = progressInArea(needs, area);
	return have >= need;
}
// games/port-royal/rules/contracts/acts.ts
var CONTRACT_ACTIONS = CONTRACTS.map((_, contract) => ({
	type: "contract",
	contract
}));
var CAPTURE = { type: "capture" };
/** Whether this open contract can be completed, or stepped on, in this frame. */
function canDo(state, contracts, frame, seat, at) {
	const contract = contracts.open[at];
	if (frame.step === "offer") return frame.contracts.includes(contract) && isOpenTo(contracts, seat, at);
	const { needs } = CONTRACTS[contract];
	return isAnyTime(needs) && isOpenTo(contracts, seat, at) && isMet(needs, state.players[seat]);
}
function canDoAny(state, frame, seat) {
	const contracts = state.extra?.contracts;
	if (!contracts) return false;
	return contracts.open.some((_, at) => canDo(state, contracts, frame, seat, at));
}
function addContracts(state, frame, seat, actions) {
	const contracts = state.extra?.contracts;
	if (!contracts) return;
	contracts.open.forEach((contract, at) => {
		if (canDo(state, contracts, frame, seat, at)) actions.push(CONTRACT_ACTIONS[contract]);
	});
}
function fulfil$1(state, seat, contract, out) {
	const contracts = state.extra?.contracts;
	if (!contracts) return;
	const { needs } = CONTRACTS[contract];
	if (needs.kind === "pay") payRansom(state, seat, needs.coins, out);
	advance(state, contracts, seat, contracts.open.indexOf(contract), out);
}
/** PR-CTR-18. */
function payRansom(state, seat, coins, out) {
	out.events?.push({
		type: "coinsPaid",
		seat,
		cards: coinsFor(state, seat, coins),
		for: "contract"
	});
	payCoins(state, seat, coins, out);
}
/** PR-AMB-53: the number of different colours was reached just now, also when a Gambler jumped past it. */
function answersTo(needs, moment) {
	switch (moment.kind) {
		case "tax":
		case "bust": return needs.kind === moment.kind;
		case "harbour": return needs.kind === "colours" && moment.shipsBefore < needs.count && moment.ships >= needs.count;
	}
}
function offerContracts(state, seat, moment, frame) {
	const contracts = state.extra?.contracts;
	if (!contracts) return;
	contracts.open.forEach((contract, at) => {
		if (answersTo(CONTRACTS[contract].needs, moment) && isOpenTo(contracts, seat, at)) frame.contracts.push(contract);
	});
}
/** The place of the contract for which the coins of this ship can be waived; -1 if there is none. */
var enemyAt = ({ open }, ship) => open.findIndex((contract) => {
	const { needs } = CONTRACTS[contract];
	return needs.kind === "waive" && needs.colour === SHIP_COLOURS[colourOf$3[ship]];
});
/** PR-AMB-54: the compensation comes from his own coins. */
function addWaiver(state, seat, card, actions) {
	const contracts = state.extra?.contracts;
	if (contracts && isOpenTo(contracts, seat, enemyAt(contracts, card)) && canCompensate(state, seat, 0)) actions.push({
		type: "waive",
		card
	});
}
/** PR-AMB-54: no coins, so no merchant takes the ship; clerk and gift are part of the trade as ever. */
function waive(state, frame, card, out) {
	const contracts = state.extra?.contracts;
	if (!contracts) return;
	const { seat } = frame;
	out.events?.push({
		type: "shipTraded",
		seat,
		card
	}, {
		type: "coinsWaived",
		seat,
		card
	});
	state.discard.push(card);
	advance(state, contracts, seat, enemyAt(contracts, card), out);
	if (state.flow.length > 0) afterTrade(state, frame, card, out);
}
/** The place of the Pirate Den; -1 if it is not open. */
var denAt = ({ open }) => open.findIndex((contract) => CONTRACTS[contract].needs.kind === "sunkColours");
var holdsColour = ({ kept }, seat, ship) => kept[seat].some((card) => colourOf$3[card] === colourOf$3[ship]);
/** PR-AMB-55, PR-CTR-23: while he could complete the contract, one ship of each colour. */
function addCapture(state, card, actions) {
	const { active } = state;
	const contracts = state.extra?.contracts;
	if (contracts && isOpenTo(contracts, active, denAt(contracts)) && !holdsColour(contracts, active, card)) actions.push(CAPTURE);
}
/** PR-CTR-24: with the last colour the ships are discarded and the contract is completed, at once. */
function capture(state, card, out) {
	const contracts = state.extra?.contracts;
	if (!contracts) return;
	const seat = state.active;
	const captives = contracts.kept[seat];
	captives.push(card);
	out.events?.push({
		type: "shipCaptured",
		seat,
		card
	});
	const at = denAt(contracts);
	const { needs } = CONTRACTS[contracts.open[at]];
	if (needs.kind !== "sunkColours" || captives.length < needs.count) return;
	out.events?.push({
		type: "captivesDiscarded",
		seat,
		cards: captives.slice()
	});
	for (const captive of captives.splice(0)) state.discard.push(captive);
	advance(state, contracts, seat, at, out);
}
// games/port-royal/rules/contracts/laws.ts
/** What must hold of the contracts at every moment (section 21). */
var hasTwins = (list) => new Set(list).size < list.length;
/** Steps stop before the last one, which completes, and a completed contract has none left (PR-CTR-20). */
function isMisstepped(contracts, at) {
	const { needs } = CONTRACTS[contracts.open[at]];
	const most = needs.kind === "waive" || needs.kind === "colours" ? needs.times - 1 : 0;
	return contracts.steps[at].some((steps, seat) => steps < 0 || steps > most || steps > 0 && contracts.done[at].includes(seat));
}
/** PR-CTR-16, PR-CTR-24: at most one ship of each colour, and only for a contract that is open. */
function isMiskept(contracts, seat) {
	const kept = contracts.kept[seat];
	if (kept.length === 0) return false;
	const at = denAt(contracts);
	if (at < 0 || contracts.done[at].includes(seat)) return true;
	return hasTwins(kept.map((card) => colourOf$3[card]));
}
function brokenContracts(state) {
	const contracts = state.extra?.contracts;
	if (!contracts) return "PR-CONTR-1: the contracts are missing";
	if (state.players.some((_, seat) => freeMarkers(contracts, seat) < 0)) return "PR-CONTR-10: somebody has more than three markers on contracts";
	if (contracts.done.some(hasTwins)) return "PR-CONTR-7: somebody completed a contract twice";
	if (contracts.open.some((_, at) => isMisstepped(contracts, at))) return "PR-CTR-20: a marker stands nowhere";
	if (state.players.some((_, seat) => isMiskept(contracts, seat))) return "PR-CTR-16: a ship is kept that must not be";
	if (contracts.time === null !== (state.options.play === "contracts")) return "PR-COOP-2: a time deck belongs to cooperative play alone";
}
// games/port-royal/rules/contracts/setUp.ts
/** Contracts laid out before the first turn (PR-CCOMP-1 to PR-CCOMP-4, PR-COOP-1 to PR-COOP-4). */
/** PR-CCOMP-2. */
var COMPETITIVE_CONTRACTS = 4;
var ALL = CONTRACTS.map((_, contract) => contract);
/** PR-COOP-3: a number more or less for every seal, and one for every different letter. */
function timeDeckSize(open) {
	const seals = open.map((contract) => CONTRACTS[contract].seal);
	const letters = new Set(seals.flatMap(({ letter }) => letter === "" ? [] : [letter]));
	return seals.reduce((sum, { number }) => sum + number, 13) + letters.size;
}
/** The table of contracts before anybody has placed a marker. */
var layOutContracts = (open, seats, time) => ({
	done: open.map(() => []),
	kept: Array.from({ length: seats }, () => []),
	open,
	points: [],
	steps: open.map(() => Array.from({ length: seats }, () => 0)),
	time
});
var drawContracts = (from, count, out) => {
	const contracts = from.slice();
	out.chance.stream("contracts").shuffle(contracts);
	return contracts.slice(0, count);
};
function lay(state, contracts, out) {
	if (state.extra) state.extra.contracts = contracts;
	out.events?.push({
		type: "contractsOpened",
		contracts: contracts.open,
		time: contracts.time?.length ?? 0
	});
}
/** The two white contracts stay in the box (PR-CCOMP-1); seals mean nothing (PR-CCOMP-4). */
function setUpCompetition(state, out) {
	lay(state, layOutContracts(drawContracts(ALL.filter((contract) => !CONTRACTS[contract].coopOnly), COMPETITIVE_CONTRACTS, out), state.players.length, null), out);
}
/** The time deck comes from the top of the shuffled deck (PR-COOP-2); the team may be asked first (PR-DEC-3). */
function setUpTogether(state, out) {
	const { deck, players, options, flow } = state;
	const open = drawContracts(ALL, COOP_CONTRACTS[players.length], out);
	const time = deck.splice(deck.length - timeDeckSize(open));
	lay(state, layOutContracts(open, players.length, time), out);
	if (options.setAside === "ask") flow.push({ step: "setAside" });
}
// games/port-royal/rules/contracts/together.ts
/** The time deck, top card last; empty where there is none. */
var timeOf = ({ extra }) => extra?.contracts?.time ?? [];
/** PR-COOP-5, PR-COOP-6: a turn begins with a card of the time deck; without one everybody has lost. */
function passTime(state, frame, out) {
	const card = state.extra?.contracts?.time?.pop();
	if (card === void 0) {
		endMatch(state, out);
		return;
	}
	out.events?.push({
		type: "timePassed",
		left: timeOf(state).length
	});
	reveal(state, frame, card, out);
}
/** PR-COOP-11, PR-COOP-12: cards from the top of the time deck to the points deck, face down. */
function moveTime(state, seat, count, out) {
	const contracts = state.extra?.contracts;
	if (!contracts?.time || count === 0) return;
	const { points, time } = contracts;
	points.push(...time.splice(time.length - count));
	out.events?.push({
		type: "timeMoved",
		seat,
		count,
		points: points.length
	});
}
var hasWon = ({ extra }) => extra?.contracts != null && areFulfilled(extra.contracts);
var outcomeTogether = (state) => hasWon(state) ? sharedOutcome(state, true, "contractsFulfilled") : sharedOutcome(state, false, "timeRanOut");
/** PR-COOP-13: the cards of the points deck count for the team, but only if it has won. */
var teamPoints = (state) => hasWon(state) ? state.extra?.contracts?.points.length ?? 0 : 0;
// games/port-royal/rules/contracts/whyNot.ts
var DEN = CONTRACTS.findIndex(({ needs }) => needs.kind === "sunkColours");
var clauseOf = (contract) => `PR-CTR-${contract + 1}`;
/** PR-CONTR-7, PR-CONTR-10, PR-AMB-52: why no marker of this seat can go to a contract; undefined if one can. */
function whyClosed(contracts, seat, contract) {
	const at = contracts.open.indexOf(contract);
	if (at < 0) return {
		code: "contract-not-open",
		clause: contracts.time === null ? "PR-CCOMP-2" : "PR-COOP-1",
		params: { contract }
	};
	if (contracts.done[at].includes(seat)) return {
		code: "contract-completed",
		clause: "PR-CONTR-7",
		params: { contract }
	};
	if (isOpenTo(contracts, seat, at)) return void 0;
	return completedBy(contracts, seat) === 3 ? {
		code: "three-contracts-completed",
		clause: "PR-CONTR-10"
	} : {
		code: "no-free-marker",
		clause: "PR-AMB-52"
	};
}
/** Moments at which contracts can be completed; at others a question waits. */
var isWindow = ({ step }) => step === "discover" || step === "tradeAndHire" || step === "lastClaims";
function whyNotContract(state, contracts, frame, seat, contract) {
	const isOffered = frame.step === "offer" && frame.contracts.includes(contract);
	if (!isWindow(frame) && !isOffered) return void 0;
	const closed = whyClosed(contracts, seat, contract);
	if (closed || isOffered) return closed;
	const { needs } = CONTRACTS[contract];
	if (needs.kind === "waive") return {
		code: "waive-for-it",
		clause: clauseOf(contract),
		params: { contract }
	};
	if (needs.kind === "sunkColours") return {
		code: "capture-for-it",
		clause: clauseOf(contract),
		params: { contract }
	};
	if (!isAnyTime(needs)) return {
		code: "now-or-never",
		clause: "PR-CONTR-13",
		params: { contract }
	};
	const { have, need } = progressOf(contracts, state.players[seat], seat, contract);
	return {
		code: "requirement-not-met",
		clause: clauseOf(contract),
		params: {
			contract,
			have,
			need
		}
	};
}
function whyNotWaive(state, contracts, frame, seat, card) {
	if (!isWindow(frame)) return void 0;
	const at = enemyAt(contracts, card);
	return whyOutOfReach(state, frame, seat, "trade", card) ?? (at < 0 ? {
		code: "nothing-to-waive-for",
		clause: "PR-CONTR-13"
	} : void 0) ?? whyClosed(contracts, seat, contracts.open[at]) ?? {
		code: "cannot-compensate-waiver",
		clause: "PR-AMB-54"
	};
}
function whyNotCapture(contracts, frame, seat) {
	if (frame.step !== "repel") return {
		code: "no-ship-to-answer",
		clause: "PR-SINK-1"
	};
	if (denAt(contracts) >= 0 && holdsColour(contracts, seat, frame.card)) return {
		code: "colour-captured",
		clause: "PR-CTR-23"
	};
	return whyClosed(contracts, seat, DEN);
}
/** PR-AMB-65: at least one time card stays. */
var whyNotSetAside = (state, frame) => frame.step === "setAside" ? {
	code: "set-aside-too-many",
	clause: "PR-AMB-65",
	params: { most: timeOf(state).length - 1 }
} : {
	code: "match-has-begun",
	clause: "PR-COOP-12"
};
function whyNotContracts(state, frame, seat, action) {
	const contracts = state.extra?.contracts;
	if (!contracts) return void 0;
	switch (action.type) {
		case "contract": return whyNotContract(state, contracts, frame, seat, action.contract);
		case "waive": return whyNotWaive(state, contracts, frame, seat, action.card);
		case "capture": return whyNotCapture(contracts, frame, seat);
		case "moveTime": return contracts.time === null ? void 0 : {
			code: "no-tax-to-answer",
			clause: "PR-COOP-11"
		};
		case "setAside": return contracts.time === null ? void 0 : whyNotSetAside(state, frame);
		default: return;
	}
}
// games/port-royal/rules/contracts/index.ts
/** PR-CONTR-1 to PR-CONTR-16: the same whoever wins (PR-COOP-10). */
var common = {
	addRepels: addCapture,
	repel: (state, card, action, out) => {
		if (action.type !== "capture") return false;
		capture(state, card, out);
		return true;
	},
	offer: offerContracts,
	addTakes: addWaiver,
	take: (state, frame, action, out) => {
		if (action.type !== "waive") return false;
		waive(state, frame, action.card, out);
		return true;
	},
	canAct: canDoAny,
	addActs: addContracts,
	act: (state, _frame, seat, action, out) => {
		if (action.type !== "contract") return false;
		fulfil$1(state, seat, action.contract, out);
		return true;
	},
	openCards: ({ contracts }) => contracts?.kept.flat() ?? [],
	sums: ({ contracts }, seat) => ({ points: contracts ? contractPointsOf(contracts, seat) : 0 }),
	sheet: ({ extra }, seat) => ({ contracts: extra?.contracts ? contractPointsOf(extra.contracts, seat) : 0 }),
	broken: brokenContracts,
	whyNot: whyNotContracts
};
/** PR-CCOMP-1 to PR-CCOMP-5. */
var contracts = {
	...common,
	id: "contracts",
	inPlay: ({ play }) => play === "contracts",
	setUp: setUpCompetition
};
/** PR-COOP-1 to PR-COOP-15; alone, too (PR-SOLO-1 to PR-SOLO-3). */
var contractsCoop = {
	...common,
	id: "contractsCoop",
	inPlay: ({ play }) => play === "contractsCoop",
	setUp: setUpTogether,
	dawn: passTime,
	taxEnded: (state) => {
		if (timeOf(state).length > 0) state.flow.push({ step: "pointsDeck" });
	},
	together: true,
	outcome: outcomeTogether,
	sheet: (state, seat) => ({
		...common.sheet(state, seat),
		pointsDeck: teamPoints(state)
	}),
	hiddenCards: ({ contracts: table }) => [...table?.time ?? [], ...table?.points ?? []]
};
// games/port-royal/rules/contracts/steps.ts
/** What only the contracts of a cooperative game ask: time cards that become points (PR-DEC-3, PR-DEC-16). */
var MOVE_OR_NOT = [{ type: "moveTime" }, DECLINE];
/** PR-AMB-64: the active player decides for all. */
var pointsDeck = {
	seats: (state) => only(state.active),
	legal: () => MOVE_OR_NOT,
	apply: (state, _frame, seat, action, out) => {
		state.flow.pop();
		if (action.type === "moveTime") moveTime(state, seat, 1, out);
	},
	whyNot
};
/** PR-AMB-65: none up to all but one; the first player decides for all (PR-AMB-89). */
var setAside = {
	seats: (state) => only(state.active),
	legal: (state) => timeOf(state).map((_, count) => ({
		type: "setAside",
		count
	})),
	apply: (state, _frame, seat, action, out) => {
		state.flow.pop();
		if (action.type === "setAside") moveTime(state, seat, action.count, out);
	},
	whyNot
};
// games/port-royal/rules/expansions/contractCards.ts
/** Section 13: the persons and ships of Just One More Contract. */
/** PR-VICE-1. */
var VICE_ADMIRAL_FROM = 3;
var VICE_ADMIRAL_TO = 4;
/** PR-VICE-1: at the start of a take-turn with this harbour. */
var viceAdmiralCoins = (persons, { length }) => length >= VICE_ADMIRAL_FROM && length <= VICE_ADMIRAL_TO ? countOf(persons, isViceAdmiral) : 0;
/** PR-GUN-1, PR-GUN-2. */
var gunnerCoins = (persons, harbour) => countOf(persons, isGunner) * Math.max(0, shipsIn(harbour) - 1);
function payGift(state, { seat, card }, to, out) {
	out.events?.push({
		type: "giftGiven",
		seat,
		to,
		card
	});
	gainCoins(state, to, giftOf[card], "gift", out);
}
/** PR-GIFT-1: any other player; with two there is nothing to choose (PR-DEC-40), alone nobody (PR-GIFT-3). */
function giveGift(state, seat, card, out) {
	const frame = {
		step: "gift",
		seat,
		card
	};
	const { length } = state.players;
	if (length === 2) payGift(state, frame, 1 - seat, out);
	else if (length > 2) state.flow.push(frame);
}
var othersThan = (state, seat) => state.players.flatMap((_, other) => other === seat ? [] : [other]);
/** PR-DEC-34, PR-GIFT-5. */
var gift = {
	seats: (_state, { seat }) => only(seat),
	legal: (state, { seat }) => othersThan(state, seat).map((other) => ({
		type: "give",
		seat: other
	})),
	apply: (state, frame, _seat, action, out) => {
		state.flow.pop();
		if (action.type === "give") payGift(state, frame, action.seat, out);
	},
	whyNot
};
var contractCards = {
	id: "contractCards",
	inPlay: ({ modules, play }) => modules.includes("contractCards") && play !== "setSail" || play === "contracts" || play === "contractsCoop",
	takeTurnBegan: (state, seat, out) => {
		const { persons } = state.players[seat];
		gainCoins(state, seat, viceAdmiralCoins(persons, state.harbour), "viceAdmiral", out);
		gainCoins(state, seat, gunnerCoins(persons, state.harbour), "gunner", out);
	},
	traded: (state, frame, card, out) => {
		frame.left += agentsOf(state.players[frame.seat].persons, isClerk, colourOf$3[card]);
		if (giftOf[card] > 0) giveGift(state, frame.seat, card, out);
	},
	whyNot: (state, frame, _seat, action) => {
		if (action.type !== "give") return void 0;
		if (frame.step !== "gift") return {
			code: "no-gift",
			clause: "PR-GIFT-1"
		};
		return {
			code: "gift-to-another",
			clause: "PR-GIFT-1",
			params: { players: state.players.length }
		};
	}
};
var GAMBLE = { type: "gamble" };
/** PR-GAMB-11: each Gambler once per turn. */
var canGamble = (state, frame) => canDraw(state) && frame.gamblers < countOf(state.players[state.active].persons, isGambler);
function discoverFrame(state) {
	const frame = state.flow[0];
	if (frame.step !== "discover") throw new RangeError("a Gambler is used in phase 1 only");
	return frame;
}
/** The first two ships that share a colour, if any do: the second of them (PR-GAMB-7). */
function secondOfAColour({ harbour }) {
	return harbour.find((card, at) => isShip$3[card] === 1 && harbour.slice(0, at).some((other) => isShip$3[other] === 1 && colourOf$3[other] === colourOf$3[card]));
}
var isHarbourCard = (card) => isTax$1[card] === 0 && isExpedition$1[card] === 0;
/**
* PR-AMB-36, PR-AMB-37: taxes and expeditions in the order they were drawn, then the rest to the harbour, whose
* colours are checked last. So a question about a tax never finds two ships of one colour there (PR-INV-2).
*/
function goOnGambling(state, frame, out) {
	for (;;) {
		const at = frame.waiting.findIndex((card) => !isHarbourCard(card));
		if (at < 0) break;
		const card = frame.waiting[at];
		frame.waiting = frame.waiting.filter((_, place) => place !== at);
		if (isExpedition$1[card] === 1) openExpedition(state, card, out);
		else resolveTax(state, card, out);
		if (state.flow[state.flow.length - 1] !== frame) return;
	}
	state.flow.pop();
	for (const card of frame.waiting) enterHarbour(state, card, out);
	const second = secondOfAColour(state);
	if (second !== void 0) bust(state, second, state.options.jesterOnGamblerBust, out);
	else harbourGrew(state, frame.ships, frame.cards);
}
/** All at once: no coin of a tax among them is one of them. Fewer if there are no more (PR-AMB-40). */
function layOutCards(state, frame, out) {
	const cards = [];
	while (cards.length < 4 && canDraw(state)) {
		const card = drawCard(state, out);
		uncover(state, frame, card, out);
		cards.push(card);
	}
	return cards;
}
function gamble(state, frame, out) {
	frame.gamblers++;
	out.events?.push({
		type: "gamblerUsed",
		seat: state.active,
		cards: 4
	});
	const { harbour } = state;
	const work = {
		step: "gambling",
		waiting: layOutCards(state, frame, out),
		ships: shipsIn(harbour),
		cards: harbour.length
	};
	state.flow.push(work);
	goOnGambling(state, work, out);
}
var gambler = {
	id: "gambler",
	inPlay: ({ modules, play }) => modules.includes("gambler") && play !== "setSail",
	addDiscoveries: (state, frame, actions) => {
		if (canGamble(state, frame)) actions.push(GAMBLE);
	},
	discover: (state, frame, action, out) => {
		if (action.type !== "gamble") return false;
		gamble(state, frame, out);
		return true;
	},
	allowance: (state) => discoverFrame(state).gamblers,
	whyNot: (state, frame, _seat, { type }) => {
		if (type !== "gamble") return void 0;
		if (frame.step !== "discover") return {
			code: "gambler-only-in-phase-one",
			clause: "PR-GAMB-2"
		};
		const own = countOf(state.players[state.active].persons, isGambler);
		if (own === 0) return {
			code: "no-gambler",
			clause: "PR-GAMB-2"
		};
		if (frame.gamblers >= own) return {
			code: "gambler-used",
			clause: "PR-GAMB-11"
		};
		return {
			code: "nothing-to-draw",
			clause: "PR-AMB-4"
		};
	}
};
// games/port-royal/rules/expansions/setSail.ts
/** Section 12: Set Sail! on its own, and its merchants mixed into other games. */
/** PR-SAIL-9 to PR-SAIL-13: a traded ship that brought coins is tucked under a merchant, for a point. */
var merchants = {
	keepShip: (state, seat, card, coins, out) => {
		const { extra } = state;
		if (extra === null || coins === 0 || agentsOf(state.players[seat].persons, isMerchant, colourOf$3[card]) === 0) return false;
		extra.tucked[seat].push(card);
		state.players[seat].points++;
		out.events?.push({
			type: "shipTucked",
			seat,
			card
		});
		maybeTriggerEnd(state, seat, out);
		return true;
	},
	sums: ({ tucked }, seat) => ({ points: tucked[seat].length }),
	openCards: ({ tucked }) => tucked.flat(),
	sheet: ({ extra }, seat) => ({ tucked: extra?.tucked[seat].length ?? 0 })
};
/** PR-SAIL-20 to PR-SAIL-23: twenty cards in another game. */
var mixedSail = {
	id: "setSail",
	inPlay: ({ modules, play }) => modules.includes("setSail") && play !== "setSail",
	...merchants
};
/** PR-SAIL-1 to PR-SAIL-17: the sixty cards alone. */
var sailAlone = {
	id: "sailAlone",
	inPlay: ({ play }) => play === "setSail",
	impossible: ({ modules }) => modules.length > 0 ? {
		code: "sails-alone",
		clause: "PR-SAIL-1",
		params: { module: modules[0] }
	} : void 0,
	goal: {
		points: 8,
		reason: "eightPoints"
	},
	...merchants
};
// games/port-royal/rules/laws.ts
/** Section 21: copying a state, and what must hold of every state. */
var clonePlayer = (player) => ({
	admirals: player.admirals,
	coins: player.coins.slice(),
	discount: player.discount,
	expeditions: player.expeditions.slice(),
	governors: player.governors,
	jesters: player.jesters,
	persons: player.persons.slice(),
	points: player.points,
	sabres: player.sabres,
	symbols: player.symbols
});
function cloneFrame(frame) {
	switch (frame.step) {
		case "discover": return {
			step: "discover",
			revealed: frame.revealed,
			gamblers: frame.gamblers,
			lookouts: frame.lookouts
		};
		case "repel": return {
			step: "repel",
			card: frame.card
		};
		case "tradeAndHire": return {
			step: "tradeAndHire",
			seat: frame.seat,
			left: frame.left,
			taken: frame.taken,
			sold: frame.sold
		};
		case "lastClaims": return {
			step: "lastClaims",
			after: frame.after
		};
		default: return { ...frame };
	}
}
var cloneRows = (rows) => rows.map((row) => row.slice());
var cloneContracts = (contracts) => ({
	done: cloneRows(contracts.done),
	kept: cloneRows(contracts.kept),
	open: contracts.open,
	points: contracts.points.slice(),
	steps: cloneRows(contracts.steps),
	time: contracts.time === null ? null : contracts.time.slice()
});
var cloneAdventure = (adventure) => ({
	...adventure,
	bought: adventure.bought.slice(),
	characters: adventure.characters.slice(),
	crowns: adventure.crowns.slice(),
	done: cloneRows(adventure.done),
	events: adventure.events.slice(),
	items: cloneRows(adventure.items),
	parked: adventure.parked.slice(),
	reserve: adventure.reserve.slice(),
	revealed: adventure.revealed.slice(),
	seen: adventure.seen.slice(),
	tasks: adventure.tasks.slice(),
	unlocked: adventure.unlocked.slice()
});
var cloneExtra = (extra) => ({
	adventure: extra.adventure === null ? null : cloneAdventure(extra.adventure),
	contracts: extra.contracts === null ? null : cloneContracts(extra.contracts),
	edition: extra.edition,
	tucked: cloneRows(extra.tucked)
});
/** Fields in the order of the alphabet, as in set-up: hashing then need not sort them. */
var clone = (state) => ({
	active: state.active,
	becalmed: state.becalmed,
	deck: state.deck.slice(),
	discard: state.discard.slice(),
	ending: state.ending,
	expeditions: state.expeditions.slice(),
	extra: state.extra === null ? null : cloneExtra(state.extra),
	first: state.first,
	flow: state.flow.map(cloneFrame),
	harbour: state.harbour.slice(),
	options: state.options,
	players: state.players.map(clonePlayer),
	turn: state.turn
});
function allCards(state) {
	const { extra } = state;
	const apart = extra ? expansionsIn(state).flatMap((one) => [...one.openCards?.(extra) ?? [], ...one.hiddenCards?.(extra) ?? []]) : [];
	const inAreas = state.players.flatMap(({ coins, persons, expeditions }) => [
		...coins,
		...persons,
		...expeditions
	]);
	return [
		...state.deck,
		...state.discard,
		...state.harbour,
		...state.expeditions,
		...cardsInFlow(state.flow),
		...inAreas,
		...apart
	];
}
/** Whether the sums kept with an area differ from what its cards and the expansions say. */
function isMiscounted(state, seat) {
	const player = state.players[seat];
	const counted = areaOf(state.extra, seat, player.persons, player.expeditions);
	return Object.keys(counted).some((key) => typeof counted[key] === "number" && counted[key] !== player[key]);
}
/** Moments when the harbour must be empty (PR-INV-6); a game played together may end in the middle of a turn. */
function isBetweenTurns(state) {
	const { flow } = state;
	const frame = flow[0];
	if (!frame) return !playedTogether(state);
	if (frame.step === "lastClaims" || frame.step === "opening") return true;
	return flow.length === 1 && frame.step === "discover" && frame.revealed === 0;
}
/** PR-INV-1, PR-INV-2, PR-INV-4, PR-INV-5, PR-INV-6. */
function broken(state) {
	const found = allCards(state).sort((a, b) => a - b);
	const begun = state.extra?.adventure?.begun ?? true;
	const expected = [...deckCards(state.options, begun), ...openExpeditions(state.options, state.players.length)];
	if (found.join() !== expected.sort((a, b) => a - b).join()) return "PR-INV-1: a card is lost or doubled";
	const colours = state.harbour.filter((card) => isShip$3[card] === 1).map((card) => colourOf$3[card]);
	if (new Set(colours).size < colours.length) return "PR-INV-2: two ships of one colour are in the harbour";
	if (state.harbour.some((card) => isExpedition$1[card] === 1 || isTax$1[card] === 1)) return "PR-INV-5: an expedition or a tax increase is in the harbour";
	if (state.players.some((_, seat) => isMiscounted(state, seat))) return "PR-INV-4: an area does not add up";
	if (isBetweenTurns(state) && state.harbour.length > 0) return "PR-INV-6: the harbour is not empty between turns";
	for (const expansion of expansionsIn(state)) {
		const wrong = expansion.broken?.(state);
		if (wrong) return wrong;
	}
}
// games/port-royal/rules/jobs.ts
/** The work that can wait on the flow, and who does it. */
var JOBS = {
	opening: (state, _frame, out) => {
		beginTurn(state, out);
	},
	preparing: prepare,
	gambling: goOnGambling,
	taxing: goOnTaxing,
	busting: (state, _frame, out) => finishTurn(state, "bust", out),
	taking: (state, { seat }, out) => {
		state.flow.pop();
		compensate(state, seat, out);
	},
	monthEnding: endMonth
};
// games/port-royal/rules/settle.ts
/** Only the games of the expansions leave anything to settle. */
function settle(state, out) {
	if (state.extra === null) return;
	for (;;) {
		carryOn(JOBS, state, out);
		const frame = state.flow[state.flow.length - 1];
		if (frame?.step === "tradeAndHire") closeIfDone(state, frame, out);
		else if (frame?.step === "discover") stopIfForced(state, out);
		if (state.flow[state.flow.length - 1] === frame) return;
	}
}
var settled = (step) => ({
	...step,
	apply: (state, frame, seat, action, out) => {
		step.apply(state, frame, seat, action, out);
		settle(state, out);
	}
});
// games/port-royal/rules/state.ts
/** What is played (section 1): for points, or one of the games the expansions bring. */
var PLAYS = [
	"points",
	"setSail",
	"contracts",
	"contractsCoop",
	"adventure",
	"adventureCoop",
	"adventureAfter"
];
// games/port-royal/rules/adventure/view.ts
var copyRows$1 = (rows) => rows.map((row) => row.slice());
/** The end of the month is always known to lie at the bottom (PR-MONTH-1). */
var isKnown = (seen, event) => seen.includes(event) || EVENTS[event].number >= 2;
/** What lies open, copied. */
var open = (adventure) => ({
	audience: adventure.audience,
	begun: adventure.begun,
	bought: adventure.bought.slice(),
	characters: adventure.characters.slice(),
	crowns: adventure.crowns.slice(),
	done: copyRows$1(adventure.done),
	event: adventure.event,
	fewer: adventure.fewer,
	items: copyRows$1(adventure.items),
	parked: adventure.parked.slice(),
	quiet: adventure.quiet,
	revealed: adventure.revealed.slice(),
	seen: adventure.seen.slice(),
	tasks: adventure.tasks.slice(),
	unlocked: adventure.unlocked.slice()
});
var viewAdventure = (adventure, eye) => ({
	...open(adventure),
	events: adventure.events.length,
	reserve: adventure.reserve.length,
	coming: adventure.events.map((event) => isKnown(adventure.seen, event) ? event : -1),
	known: adventure.known?.seat === eye ? adventure.known : null
});
/** Deals the events nobody has seen to their places in the deck and to the reserve. */
function imagineAdventure(seen, chance) {
	const hidden = EVENTS.flatMap((event, id) => isHidden(seen, id, event.number) ? [id] : []);
	chance.stream("imagine").shuffle(hidden);
	const one = EVENTS.findIndex(({ number }) => number === 1);
	const places = seen.coming.flatMap((event, at) => event < 0 ? [at] : []);
	const events = seen.coming.slice();
	if (seen.quiet && !seen.seen.includes(one) && places.length > 0) events[places.splice(chance.stream("imagine").below(places.length), 1)[0]] = one;
	for (const at of places) events[at] = hidden.pop();
	return {
		...open(seen),
		events,
		reserve: hidden,
		known: seen.known
	};
}
var isHidden = (seen, id, number) => number === 0 && !seen.seen.includes(id);
// games/port-royal/rules/extraView.ts
var copyRows = (rows) => rows.map((row) => row.slice());
/** PR-HID-14 to PR-HID-17: counts of what lies face down. */
var viewContracts = (contracts) => ({
	open: contracts.open,
	done: copyRows(contracts.done),
	steps: copyRows(contracts.steps),
	kept: copyRows(contracts.kept),
	time: contracts.time === null ? null : contracts.time.length,
	points: contracts.points.length
});
var viewExtra = ({ edition, tucked, contracts, adventure }, eye) => ({
	edition,
	tucked: copyRows(tucked),
	contracts: contracts === null ? null : viewContracts(contracts),
	adventure: adventure === null ? null : viewAdventure(adventure, eye)
});
var imagineContracts = (seen, deal) => ({
	done: copyRows(seen.done),
	kept: copyRows(seen.kept),
	open: seen.open,
	points: deal(seen.points),
	steps: copyRows(seen.steps),
	time: seen.time === null ? null : deal(seen.time)
});
var imagineExtra = (seen, deal, chance) => ({
	adventure: seen.adventure === null ? null : imagineAdventure(seen.adventure, chance),
	contracts: seen.contracts === null ? null : imagineContracts(seen.contracts, deal),
	edition: seen.edition,
	tucked: copyRows(seen.tucked)
});
// games/port-royal/rules/view.ts
var openPile = (state) => state.options.discardPile === "open" ? state.discard.slice() : state.discard.slice(-1);
/** PR-HID-11: only the active player sees what his lookout sees. */
var seenFrame = (state, frame, eye) => frame.step === "lookout" && eye !== state.active ? {
	step: "lookout",
	cards: []
} : { ...frame };
/** Built up from nothing, field by field (PR-HID-30). Nothing is private in the base game (PR-HID-32). */
function view(state, eye) {
	const result = outcome(state);
	return {
		eye,
		options: state.options,
		flow: state.flow.map((frame) => seenFrame(state, frame, eye)),
		deck: state.deck.length,
		discard: state.discard.length,
		discarded: openPile(state),
		harbour: state.harbour.slice(),
		expeditions: state.expeditions.slice(),
		players: state.players.map((player) => ({
			coins: player.coins.length,
			persons: player.persons.slice(),
			expeditions: player.expeditions.slice(),
			points: player.points,
			sabres: player.sabres
		})),
		first: state.first,
		active: state.active,
		turn: state.turn,
		becalmed: state.becalmed,
		ending: state.ending,
		extra: state.extra === null ? null : viewExtra(state.extra, eye),
		...result ? { outcome: result } : {}
	};
}
/** Every card this eye cannot place: deck, coins, and whatever else lies face down. */
function unseenCards(seen) {
	const left = /* @__PURE__ */ new Map();
	const unseen = deckCards(seen.options, seen.extra?.adventure?.begun ?? true);
	for (const card of seenCards(seen)) left.set(card, (left.get(card) ?? 0) + 1);
	return unseen.filter((card) => {
		const visible = left.get(card) ?? 0;
		if (visible > 0) left.set(card, visible - 1);
		return visible === 0;
	});
}
function seenCards(seen) {
	const { extra } = seen;
	const inAreas = seen.players.flatMap((player) => [...player.persons, ...player.expeditions]);
	const apart = extra ? expansionsIn(seen).flatMap((expansion) => expansion.openCards?.(extra) ?? []) : [];
	return [
		...seen.discarded,
		...seen.harbour,
		...seen.expeditions,
		...inAreas,
		...cardsInFlow(seen.flow),
		...apart
	];
}
/** Deals the unseen cards anew; all that the eye sees stays as it is. */
function imagine(seen, _eye, chance) {
	const unseen = unseenCards(seen);
	chance.stream("imagine").shuffle(unseen);
	const known = seen.extra?.adventure?.known;
	if (known) removeCard(unseen, known.card);
	const deal = (cards) => unseen.splice(unseen.length - cards, cards);
	const extra = seen.extra === null ? null : imagineExtra(seen.extra, deal, chance);
	const deck = known ? [...deal(seen.deck - 1), known.card] : deal(seen.deck);
	const discard = [...deal(seen.discard - seen.discarded.length), ...seen.discarded];
	const players = seen.players.map(({ coins, persons, expeditions }, seat) => areaOf(seen.extra, seat, persons, expeditions, deal(coins)));
	return {
		active: seen.active,
		becalmed: seen.becalmed,
		deck,
		discard,
		ending: seen.ending,
		expeditions: [...seen.expeditions],
		extra,
		first: seen.first,
		flow: seen.flow.map((frame) => frame.step === "lookout" && frame.cards.length === 0 ? {
			step: "lookout",
			cards: unseen.slice()
		} : { ...frame }),
		harbour: [...seen.harbour],
		options: seen.options,
		players,
		turn: seen.turn
	};
}
// games/port-royal/rules/game.ts
installExpansions([
	gambler,
	mixedSail,
	sailAlone,
	contractCards,
	contracts,
	contractsCoop,
	adventure,
	adventureCoop,
	adventureAfter
], settle);
var portRoyal = {
	id: "port-royal",
	version: 2,
	seats: {
		min: 1,
		max: 5
	},
	modules: [
		"gambler",
		"setSail",
		"contractCards"
	],
	options: {
		play: {
			values: PLAYS,
			default: "points",
			clause: "PR-DEC-1"
		},
		variantEnding: {
			values: [false, true],
			default: false,
			clause: "PR-OPT-1"
		},
		jesterOnOwnBust: {
			values: [true, false],
			default: true,
			clause: "PR-OPT-2"
		},
		jesterWhenActive: {
			values: [true, false],
			default: true,
			clause: "PR-OPT-3"
		},
		firstPlayer: {
			values: [
				"random",
				0,
				1,
				2,
				3,
				4
			],
			default: "random",
			clause: "PR-OPT-10"
		},
		discardPile: {
			values: ["open", "topCard"],
			default: "open",
			clause: "PR-OPT-11"
		},
		jesterOnGamblerBust: {
			values: [true, false],
			default: true,
			clause: "PR-OPT-7"
		},
		characters: {
			values: ["dealt", "drafted"],
			default: "dealt",
			clause: "PR-OPT-8"
		},
		setAside: {
			values: ["none", "ask"],
			default: "none",
			clause: "PR-OPT-9"
		},
		chapter: {
			values: [
				1,
				2,
				3,
				4,
				5
			],
			default: 1,
			clause: "PR-ADV-1"
		},
		failures: {
			values: [
				0,
				1,
				2,
				3,
				4,
				5,
				6,
				7,
				8,
				9
			],
			default: 0,
			clause: "PR-ACOOP-5"
		}
	},
	impossible,
	clauses: {
		turn: "PR-TURN-1",
		over: "PR-END-2"
	},
	actions: {
		draw: {},
		stop: {},
		sink: {},
		keep: {},
		trade: { card: "card" },
		hire: { card: "card" },
		claim: {
			card: "card",
			persons: "cards"
		},
		done: {},
		pass: {},
		endTurn: {},
		gamble: {},
		give: { seat: "seat" },
		contract: { contract: "number" },
		waive: { card: "card" },
		capture: {},
		moveTime: {},
		setAside: { count: "number" },
		decline: {},
		character: { character: "number" },
		share: { seat: "seat" },
		look: {},
		putBack: { card: "card" },
		stow: { card: "card" },
		sell: { card: "card" },
		task: {
			task: "number",
			cards: "cards"
		},
		audience: {},
		buyMarker: {}
	},
	cards: CARD_INFO,
	cardNamed,
	piles: PILES,
	setup: (options, seats, out, stack) => {
		const state = setup(portRoyal, options, seats, out, stack);
		if (state.extra === null) beginTurn(state, out);
		settle(state, out);
		return state;
	},
	steps: {
		discover,
		repel,
		tradeAndHire,
		lastClaims,
		offer: settled(offer),
		gift: settled(gift),
		lookout: settled(lookout),
		pointsDeck: settled(pointsDeck),
		setAside: settled(setAside),
		character: settled(character),
		share: settled(share),
		month: settled(month),
		opening: working,
		preparing: working,
		gambling: working,
		taxing: working,
		busting: working,
		taking: working,
		monthEnding: working
	},
	view,
	seen: (event, eye) => event.type === "lookedAhead" && event.seat !== eye ? {
		...event,
		cards: []
	} : event,
	imagine,
	clone,
	outcome,
	turn: (state) => state.turn,
	broken
};
// games/port-royal/bot/deckhand.ts
var of = (actions, type) => actions.find((action) => action.type === type);
var any = (actions, stream) => actions[stream.below(actions.length)];
/** Goes on while the harbour looks small, and now and then once more for luck. */
function feelsLucky(state, stream) {
	const ships = state.harbour.filter((card) => isShip$3[card] === 1).length;
	return stream.below(6) >= ships + Math.floor(state.harbour.length / 3);
}
/** Hires whoever shines most if he can, otherwise grabs the fattest ship, and sometimes anything at all. */
function grab(actions, stream) {
	const takes = actions.filter(({ type }) => type === "trade" || type === "hire");
	if (takes.length === 0 || stream.below(5) === 0) return any(actions, stream);
	const shine = (action) => {
		if (action.type === "hire") return 2 + 2 * pointsOf$1[action.card];
		return action.type === "trade" ? coinsOf$2[action.card] : 0;
	};
	return takes.reduce((best, action) => shine(action) > shine(best) ? action : best);
}
var deckhand = (state, _seat, actions, stream) => {
	const prize = actions.find(({ type }) => PRIZES.has(type));
	if (prize && stream.below(3) > 0) return prize;
	switch (state.flow[state.flow.length - 1].step) {
		case "discover": return (feelsLucky(state, stream) ? of(actions, "draw") : of(actions, "stop")) ?? actions[0];
		case "tradeAndHire": return grab(actions, stream);
		case "lastClaims": return actions[actions.length - 1];
		default: return any(actions, stream);
	}
};
/** What looks like a prize is mostly taken. */
var PRIZES = /* @__PURE__ */ new Set([
	"claim",
	"contract",
	"task"
]);
// games/port-royal/bot/aims.ts
var NOTHING = {
	persons: {},
	cheap: 0,
	sabres: 0,
	expeditions: 0,
	points: 0,
	coins: 0,
	ships: [],
	colours: 0,
	tax: false,
	bust: false
};
var ownKind = (state, seat, kind) => state.players[seat].persons.reduce((sum, card) => sum + (CARDS[card].kind === kind ? 1 : 0), 0);
var ownCheap = (state, seat) => state.players[seat].persons.reduce((sum, card) => sum + (costOf$1[card] <= 3 ? 1 : 0), 0);
/** Persons of these kinds the seat does not have yet. */
function missing(state, seat, persons) {
	const left = {};
	for (const [kind, count] of Object.entries(persons)) {
		const lack = count - ownKind(state, seat, kind);
		if (lack > 0) left[kind] = lack;
	}
	return left;
}
var lack = (needed, own) => Math.max(0, needed - own);
function wantOfContract(state, seat, needs) {
	const player = state.players[seat];
	switch (needs.kind) {
		case "persons": return {
			...NOTHING,
			persons: missing(state, seat, needs.persons)
		};
		case "cheapPersons": return {
			...NOTHING,
			cheap: lack(needs.count, ownCheap(state, seat))
		};
		case "sabres": return {
			...NOTHING,
			sabres: lack(needs.count, player.sabres)
		};
		case "expeditions": return {
			...NOTHING,
			expeditions: lack(needs.count, player.expeditions.length)
		};
		case "points": return {
			...NOTHING,
			points: lack(needs.count, player.points)
		};
		case "pay": return {
			...NOTHING,
			coins: needs.coins
		};
		case "tax": return {
			...NOTHING,
			coins: 12,
			tax: true
		};
		case "bust": return {
			...NOTHING,
			bust: true
		};
		case "colours": return {
			...NOTHING,
			colours: needs.count
		};
		case "sunkColours": return {
			...NOTHING,
			sabres: lack(needs.count, player.sabres)
		};
		case "waive": return NOTHING;
	}
}
/** What each further contract brings beside its coins: nothing, then a point, then two (PR-CONTR-9). */
var CONTRACT_POINTS = [
	0,
	1,
	2
];
var POINT_WORTH = 4;
/** Together nothing counts but that it is done. */
var TEAM_WORTH = 14;
function contractWorth(contracts, at, seat) {
	const done = contracts.done[at];
	if (done.includes(seat) || completedBy(contracts, seat) >= 3) return 0;
	if (contracts.time !== null) return done.length > 0 ? 0 : TEAM_WORTH;
	return (CONTRACTS[contracts.open[at]].coins[done.length] ?? 0) + 1 + POINT_WORTH * CONTRACT_POINTS[completedBy(contracts, seat)];
}
function contractAims(state, contracts, seat) {
	return contracts.open.flatMap((id, at) => {
		const worth = contractWorth(contracts, at, seat);
		if (worth === 0) return [];
		return [{
			kind: "contract",
			id,
			seat,
			worth,
			steps: contracts.steps[at][seat],
			want: wantOfContract(state, seat, CONTRACTS[id].needs)
		}];
	});
}
var SHIP_PAYMENTS = [
	"aresPirates",
	"ritualBook",
	"herbs",
	"bread",
	"rum",
	"breadOrRum"
];
/** Ships the payment asks for. */
var shipsToPay = ({ pay }) => SHIP_PAYMENTS.flatMap((key) => Array.from({ length: pay[key] ?? 0 }, () => key === "aresPirates" ? "ares" : key));
/** Whether a kept ship would do for this part of a payment. */
function serves(ship, part) {
	if (part === "ares") return isAres(ship);
	return part === "breadOrRum" ? isProvision(ship) : carries(ship, part);
}
/** Parts of a payment that the kept ships do not cover yet. */
function shipsMissing(adventure, seat, parts) {
	const left = adventure.items[seat].slice();
	return parts.filter((part) => {
		const at = left.findIndex((ship) => serves(ship, part));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
function wantOfTask(state, adventure, seat, task) {
	const { sabres = 0, expeditions = 0, cheapPersons = 0, ...persons } = task.have;
	const player = state.players[seat];
	return {
		...NOTHING,
		persons: missing(state, seat, persons),
		cheap: lack(cheapPersons, ownCheap(state, seat)),
		sabres: lack(sabres, player.sabres),
		expeditions: lack(expeditions, player.expeditions.length),
		ships: shipsMissing(adventure, seat, shipsToPay(task)),
		coins: task.when === "tax" ? 12 : task.pay.coins ?? 0,
		colours: task.when === "fourColours" ? 4 : 0,
		tax: task.when === "tax"
	};
}
/** What the next step of PR-TASK-6 is worth: the ability, the trophy, crowns. */
var UNLOCK_WORTH = [
	4,
	6,
	2,
	5
];
var CROWN_WORTH = 1.6;
function taskWorth(state, adventure, at, seat) {
	const steps = adventure.unlocked[seat];
	if (adventure.done[at].includes(seat) || steps >= 4) return 0;
	const { first, crowns } = taskOf(adventure.tasks[at]);
	const isFirst = adventure.done[at].length === 0;
	const alone = (isFirst ? (first.coins ?? 0) + CROWN_WORTH * (first.crowns ?? 0) : 0) + CROWN_WORTH * crowns + UNLOCK_WORTH[steps];
	if (state.options.play !== "adventureCoop") return alone;
	return alone + (isFirst ? TEAM_WORTH : lacksMarkers(state, adventure) ? MARKER_WORTH : 0);
}
/** Card 9 asks for more markers than tasks. */
var MARKER_WORTH = 9;
var lacksMarkers = ({ players }, { done }) => done.reduce((sum, seats) => sum + seats.length, 0) < CARD_9[players.length].markers;
function taskAims(state, adventure, seat) {
	return adventure.tasks.flatMap((id, at) => {
		const worth = taskWorth(state, adventure, at, seat);
		if (worth === 0) return [];
		return [{
			kind: "task",
			id,
			seat,
			worth,
			steps: 0,
			want: wantOfTask(state, adventure, seat, taskOf(id))
		}];
	});
}
var NO_AIMS = [];
function allAims(state, { contracts, adventure }, seat) {
	return [...contracts ? contractAims(state, contracts, seat) : [], ...adventure ? taskAims(state, adventure, seat) : []];
}
/** Everything worth pursuing for this seat. A team leaves each aim to whoever is nearest to it. */
function aimsOf(state, seat) {
	const { extra, players } = state;
	if (extra === null) return NO_AIMS;
	const own = allAims(state, extra, seat);
	if (players.length === 1 || !isTeam(state)) return own;
	const others = players.flatMap((_, other) => other === seat ? [] : allAims(state, extra, other));
	const coins = players[seat].coins.length;
	return own.map((aim) => isNearest(state, aim, others, coins) ? aim : {
		...aim,
		worth: aim.worth * LEFT_TO_OTHERS
	});
}
var isTeam = ({ options: { play } }) => play === "contractsCoop" || play === "adventureCoop";
/** What an aim is worth to those who are not nearest to it. */
var LEFT_TO_OTHERS = .4;
/** Fewest things missing; of those who miss only coins, the richest. */
function isNearest(state, aim, others, coins) {
	const mine = distance(aim, coins);
	return others.every((other) => other.kind !== aim.kind || other.id !== aim.id || distance(other, state.players[other.seat].coins.length) >= mine);
}
/** Steps made count like things had. */
var distance = ({ want, steps }, coins) => lacking(want) - .9 * steps + (want.coins > 0 ? Math.max(0, want.coins - coins) / 8 : 0);
/** How many single things an aim still lacks. */
function lacking({ persons, cheap, sabres, expeditions, ships }) {
	return Object.values(persons).reduce((sum, count) => sum + count, 0) + cheap + sabres + 2 * expeditions + ships.length;
}
/** The share of an aim that this person would bring nearer. */
function shareOf(card, want) {
	const all = lacking(want);
	if (want.points > 0) return Math.min(1, pointsOf$1[card] / want.points);
	if (all === 0) return 0;
	const kind = CARDS[card].kind;
	const named = want.persons[kind] ? 1 : 0;
	const cheap = want.cheap > 0 && costOf$1[card] <= 3 ? 1 : 0;
	const armed = isShip$3[card] === 1 ? 0 : Math.min(want.sabres, sabresOf$2[card]);
	const seeker = want.expeditions > 0 && symbolOf$1[card] > 0 ? 1 : 0;
	return Math.min(1, (named + cheap + armed + seeker) / all);
}
/** What a person adds to all aims together, in coins. */
function aimWorth(aims, card) {
	let sum = 0;
	for (const { worth, want } of aims) sum += worth * shareOf(card, want);
	return sum;
}
/** What keeping this ship adds to all aims. */
function cargoWorth(aims, ship) {
	let best = 0;
	for (const { worth, want } of aims) if (want.ships.some((part) => serves(ship, part))) best = Math.max(best, worth / (1 + .4 * (lacking(want) - 1)));
	return best;
}
/** Coins to hold back: for a payment that is all that is missing, or for a tax that is to be paid. */
function savings(aims) {
	let coins = 0;
	let best = 0;
	for (const { worth, want } of aims) if (want.coins > 0 && lacking(want) === 0 && worth > best) {
		best = worth;
		coins = want.coins;
	}
	return {
		coins,
		worth: best
	};
}
/** What the aims make of so many colours in the harbour, and of a bust. */
var coloursWorth = (aims, before, now) => aims.reduce((sum, { worth, want }) => sum + (want.colours > before && want.colours <= now ? worth : 0), 0);
var bustWorth = (aims) => aims.reduce((sum, { worth, want }) => sum + (want.bust ? worth : 0), 0);
// games/port-royal/bot/prospects.ts
/** A team is on time when its work is a little behind the clock: much is finished at the end. */
var PACE = .85;
/** What crews and coins are still good for: less and less as time runs out. */
var MEANS = .6;
var chance = (work, time, means) => 1 / (1 + Math.exp(-7 * (work - PACE * time) - MEANS * (1 - time) * means));
var seatsOf = (state) => state.players.map((_, seat) => seat);
/** How near the nearest player is to an aim: halved with every thing that is missing. */
function nearness(state, kind, id) {
	let best = 0;
	for (const seat of seatsOf(state)) for (const aim of aimsOf(state, seat)) if (aim.kind === kind && aim.id === id) best = Math.max(best, .6 * .5 ** lacking(aim.want));
	return best;
}
function contractsWork(state, { open, done }) {
	return open.map((id, at) => done[at].length > 0 ? 1 : nearness(state, "contract", id)).reduce((sum, part) => sum + part, 0) / open.length;
}
function teamOfContracts(state, contracts, means) {
	const left = contracts.time?.length ?? 0;
	return chance(contractsWork(state, contracts), Math.max(0, 1 - left / 13), means);
}
/** Months of a chapter: four tasks on every path. */
var MONTHS = 4;
function teamOfChapter(state, adventure, means) {
	const goal = CARD_9[state.players.length];
	const markers = adventure.done.reduce((sum, seats) => sum + seats.length, 0);
	const points = state.players.reduce((sum, player) => sum + player.points, 0);
	const tasks = adventure.tasks.map((id, at) => adventure.done[at].length > 0 ? 1 : nearness(state, "task", id));
	const work = (Math.min(1, markers / goal.markers) + Math.min(1, points / goal.points) + tasks.reduce((sum, part) => sum + part, 0) / MONTHS) / 3;
	const month = adventure.events.length / Math.max(1, adventure.events.length + adventure.revealed.length);
	return chance(work, (adventure.tasks.length - month) / MONTHS, means);
}
/** Undefined where players play against each other. `means` says how well the crews are off. */
function teamChance(state, means) {
	const { contracts, adventure } = state.extra ?? {};
	if (contracts?.time) return teamOfContracts(state, contracts, means);
	if (adventure && state.options.play === "adventureCoop") return teamOfChapter(state, adventure, means);
}
// games/port-royal/bot/worth.ts
var SAILOR = {
	point: 2.6,
	pointLate: 2.9,
	trader: .4,
	mademoiselle: 4.2,
	admiral: 5.5,
	jester: 1.6,
	governor: 2.6,
	sabre: .65,
	seeker: .95,
	completes: 1.7,
	purse: 10,
	rich: .25,
	caution: -.08
};
/** How far the match has come: 0 at the start, 1 when somebody stands at the end. */
function progress(state) {
	let most = 0;
	for (const player of state.players) most = Math.max(most, player.points);
	return Math.min(1, most / 12);
}
/** A coin more in a full purse helps less, and the tax waits for it. */
var coinWorth = (coins, weights) => coins < weights.purse ? 1 : weights.rich;
function incomeWorth(state, seat, income, weights) {
	const { length } = state.players[seat].coins;
	let worth = 0;
	for (let coin = 0; coin < income; coin++) worth += coinWorth(length + coin, weights);
	return worth;
}
/** Would this person let his owner claim an open expedition he cannot claim yet? */
function completes(state, player, card) {
	if (symbolOf$1[card] === 0) return 0;
	let best = 0;
	for (const expedition of state.expeditions) {
		if (covers(player.symbols, expedition)) continue;
		if (covers(player.symbols + SYMBOL_UNIT$2[card], expedition)) best = Math.max(best, pointsOf$1[expedition] - needsOf$1[expedition].length);
	}
	return best;
}
function abilityWorth(player, card, weights) {
	if (isTrader$1[card] === 1) return weights.trader * (1 + .3 * tradersOf(player.persons, colourOf$3[card]));
	if (isMademoiselle$1[card] === 1) return weights.mademoiselle;
	if (isAdmiral$1[card] === 1) return weights.admiral;
	if (isJester$1[card] === 1) return weights.jester;
	if (isGovernor$1[card] === 1) return weights.governor;
	if (sabresOf$2[card] > 0) return weights.sabre * sabresOf$2[card] * Math.max(0, 1 - player.sabres / 7);
	if (symbolOf$1[card] > 0) return weights.seeker;
	return NEWCOMERS[CARDS[card].kind] ?? 0;
}
/** Abilities of the expansions' persons at the start of a match, in coins. */
var NEWCOMERS = {
	gambler: 2.5,
	merchant: 2.5,
	clerk: 1.5,
	viceAdmiral: 3,
	gunner: 3.5,
	innkeeper: 1.5,
	lookout: 2
};
/** What a person is worth once hired, before the price. */
function personWorth(state, seat, card, done, weights) {
	const player = state.players[seat];
	return pointsOf$1[card] * (weights.point + weights.pointLate * done) + abilityWorth(player, card, weights) * (1 - done) + weights.completes * completes(state, player, card);
}
/** What taking a card of the harbour is worth to this seat, all payments counted; below 0 is a loss. */
function takeWorth(state, seat, card, done, weights, aims) {
	const owed = compensationOf(state, seat);
	if (isShip$3[card] === 1) return incomeWorth(state, seat, incomeFor(state, seat, card) - owed, weights);
	const { length } = state.players[seat].coins;
	const price = Math.max(0, costOf$1[card] - discountOf(state, seat)) + owed;
	let paid = 0;
	for (let coin = 1; coin <= price; coin++) paid += coinWorth(length - coin, weights);
	const worth = personWorth(state, seat, card, done, weights) - paid;
	return aims.length === 0 ? worth : worth + aimWorth(aims, card) - lostSavings(aims, length, price);
}
/** Coins that an aim waits for are not spent lightly. */
function lostSavings(aims, coins, price) {
	const { coins: goal, worth } = savings(aims);
	const missing = goal - (coins - price);
	return missing > 0 && coins * 3 >= goal ? 1.5 * worth * Math.min(price, missing) / goal : 0;
}
// games/port-royal/bot/evaluate.ts
/** What the judgement looks at, in the order of the weights. */
var FEATURES = [
	"points",
	"pointsSquared",
	"coins",
	"coinsOverTax",
	"coinsLate",
	"sabres",
	"sabresLate",
	"mademoiselles",
	"mademoisellesLate",
	"admirals",
	"admiralsLate",
	"jesters",
	"jestersLate",
	"governors",
	"governorsLate",
	"traders",
	"tradersLate",
	"seekers",
	"seekersLate",
	"claimable",
	"wait",
	"waitLate",
	"ending"
];
/** The most points an open expedition would bring this player right now, net of the persons given. */
function claimable(state, seat) {
	let best = 0;
	for (const expedition of state.expeditions) if (canClaim(state, seat, state.players[seat], expedition)) best = Math.max(best, pointsOf$1[expedition] - needsOf$1[expedition].length);
	return best;
}
function count(player, column) {
	let total = 0;
	for (const card of player.persons) if (column[card] > 0) total++;
	return total;
}
function featuresOf(state, seat, done) {
	const player = state.players[seat];
	const seats = state.players.length;
	const points = player.points / 12;
	const coins = player.coins.length;
	const power = Math.min(7, player.sabres) / 7;
	const wait = (seat - state.active + seats) % seats / seats;
	const late = (value) => [value, value * done];
	return [
		points,
		points * points,
		Math.min(coins, 12) / 12,
		Math.max(0, coins - 11) / 12,
		Math.min(coins, 12) / 12 * done,
		...late(power),
		...late(player.discount),
		...late(player.admirals),
		...late(player.jesters),
		...late(player.governors),
		...late(count(player, isTrader$1)),
		...late(count(player, symbolOf$1)),
		claimable(state, seat),
		...late(wait),
		state.ending && (seat - state.first + seats) % seats >= (state.active - state.first + seats) % seats ? 1 : 0
	];
}
/** Fitted to the results of sailors' matches (see `fit.mjs`). */
var FITTED = {
	points: 4.296,
	pointsSquared: 5.394,
	coins: 2.136,
	coinsOverTax: .01,
	coinsLate: .843,
	sabres: 2.73,
	sabresLate: -2.299,
	mademoiselles: 1.341,
	mademoisellesLate: -1.068,
	admirals: 1.585,
	admiralsLate: -1.491,
	jesters: 1.09,
	jestersLate: -1.018,
	governors: 2.54,
	governorsLate: -1.609,
	traders: .265,
	tradersLate: -.28,
	seekers: .844,
	seekersLate: -.149,
	claimable: .489,
	wait: -.457,
	waitLate: -.547,
	ending: .245
};
var WEIGHTS = FEATURES.map((name) => FITTED[name]);
function scores(state) {
	const done = progress(state);
	return state.players.map((_, seat) => {
		const features = featuresOf(state, seat, done);
		let score = trophySteps(state, seat);
		for (let i = 0; i < features.length; i++) score += WEIGHTS[i] * features[i];
		return score;
	});
}
/** Without the trophy nobody wins an Adventure: what a step towards it is worth. */
var TROPHY_STEP = .7;
function trophySteps({ extra }, seat) {
	return extra?.adventure ? TROPHY_STEP * Math.min(2, extra.adventure.unlocked[seat]) : 0;
}
/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
function evaluate(state) {
	const result = outcome(state);
	if (result) return sharesOf(state, result);
	const judged = scores(state);
	const together = teamChance(state, judged.reduce((sum, score) => sum + score, 0) / judged.length);
	if (together !== void 0) return state.players.map(() => together);
	const powers = judged.map(Math.exp);
	const total = powers.reduce((sum, power) => sum + power, 0);
	return powers.map((power) => power / total);
}
/** A victory together is a whole one for everybody. */
function sharesOf(state, { winners, decidedBy }) {
	const share = decidedBy === "together" ? 1 : 1 / winners.length;
	return state.players.map((_, seat) => winners.includes(seat) ? share : 0);
}
// games/port-royal/bot/errands.ts
var find = (actions, type) => actions.find((action) => action.type === type);
/** The best of them; the first of equals. */
function best(candidates, worth) {
	let chosen;
	let most = Number.NEGATIVE_INFINITY;
	for (const candidate of candidates) {
		const value = worth(candidate);
		if (value > most) {
			chosen = candidate;
			most = value;
		}
	}
	return chosen;
}
/** A contract or a task that can be done now is done, if it is worth a marker. */
function fulfil(actions, aims) {
	const worthOf = (action) => {
		if (action.type === "contract") return aims.find(({ kind, id }) => kind === "contract" && id === action.contract)?.worth ?? 0;
		if (action.type !== "task") return 0;
		const aim = aims.find(({ kind, id }) => kind === "task" && id === action.task);
		return aim ? aim.worth - .01 * action.cards.reduce((sum, ship) => sum + coinsOf$2[ship] + crownsOf[ship], 0) : 0;
	};
	const chosen = best(actions, worthOf);
	return chosen && worthOf(chosen) > 0 ? chosen : void 0;
}
/** Ways to take a ship that only expansions know, with what they are worth. */
function shipWorths(state, seat, action, aims) {
	if (action.type === "stow") return cargoWorth(aims, action.card) + bonusFor(state, seat, action.card);
	return waiveWorth(state, seat, action.card, aims);
}
/** A step of three is worth a third of the contract; the coins are given up. */
function waiveWorth(state, seat, ship, aims) {
	const income = incomeFor(state, seat, ship);
	const worths = aims.map(({ kind, id, worth }) => {
		const needs = kind === "contract" ? CONTRACTS[id].needs : void 0;
		return needs?.kind === "waive" ? worth / needs.times : 0;
	});
	return Math.max(0, ...worths) - .1 * income;
}
/** Gamblers from an empty harbour, lookouts before a risk. */
function ventures(state, actions) {
	const ships = shipsIn(state.harbour);
	const gamble = find(actions, "gamble");
	if (gamble && ships === 0) return gamble;
	const look = find(actions, "look");
	return look && ships >= 2 ? look : void 0;
}
/** A coin given away goes where it hurts least, or helps most. */
function receiver(state, actions) {
	const together = state.options.play === "contractsCoop" || state.options.play === "adventureCoop";
	return best(actions, ({ seat }) => -(together ? state.players[seat].coins.length : state.players[seat].points));
}
/** Characters from the most useful to the least, by the sailors' own results. */
var CHARACTER_RANK = [
	3,
	7,
	9,
	2,
	6,
	8,
	4,
	5,
	1,
	0
];
/** A marker is bought when the trophy is what is missing. */
function buys(state, seat) {
	const { adventure } = state.extra ?? {};
	return adventure != null && adventure.unlocked[seat] < 2 && state.players[seat].points >= 6;
}
/** Time cards become points only when there is time to spare. */
function hasTimeToSpare(state) {
	const { contracts } = state.extra ?? {};
	if (!contracts?.time) return false;
	const open = contracts.done.filter((seats) => seats.length === 0).length;
	return contracts.time.length > 6 * open;
}
function answer(state, seat, actions) {
	switch (state.flow[state.flow.length - 1].step) {
		case "gift": return receiver(state, actions);
		case "share": return best(actions, (action) => -state.players[action.seat].coins.length);
		case "character": return best(actions, ({ character }) => -CHARACTER_RANK.indexOf(character));
		case "setAside": return actions[0];
		case "pointsDeck": return find(actions, hasTimeToSpare(state) ? "moveTime" : "decline");
		case "month": return find(actions, buys(state, seat) ? "buyMarker" : "decline");
		case "offer": return find(actions, "decline");
		default: return;
	}
}
/** Bread and rum nobody asks for are sold; a crown is bought from a full purse. */
function sideline(state, seat, actions, aims) {
	for (const action of actions) {
		if (action.type === "sell" && !isWanted(state, seat, action.card, aims)) return action;
		if (action.type === "audience" && state.players[seat].coins.length >= 7) return action;
	}
}
/** Whether a kept ship is part of a payment that is still to come. */
function isWanted(state, seat, ship, aims) {
	const { adventure } = state.extra ?? {};
	if (!adventure) return false;
	const without = {
		...adventure,
		items: adventure.items.map((items, other) => other === seat ? drop(items, ship) : items)
	};
	const extra = state.extra && {
		...state.extra,
		adventure: without
	};
	return cargoWorth(aimsOf({
		...state,
		extra
	}, seat), ship) > cargoWorth(aims, ship);
}
var drop = (cards, card) => {
	const at = cards.indexOf(card);
	return cards.filter((_, place) => place !== at);
};
/** What to do about the expansions; undefined if the base game decides. */
function errand(state, seat, actions) {
	const aims = aimsOf(state, seat);
	return fulfil(actions, aims) ?? answer(state, seat, actions) ?? ventures(state, actions) ?? sideline(state, seat, actions, aims);
}
// games/port-royal/bot/outlook.ts
/** Coins the first of several takes may bring for the next. */
var ADVANCE = 2;
/** A little hope for a new expedition, in coins. */
var HOPE = .5;
/** Cards he may take with this many colours in the harbour. */
var takes = ({ state, seat }, ships) => ALLOWANCE[Math.min(ships, ALLOWANCE.length - 1)] + state.players[seat].governors;
function outlookOf(state, seat, weights) {
	const { coins, governors } = state.players[seat];
	const ships = shipsIn(state.harbour);
	const done = progress(state);
	const aims = aimsOf(state, seat);
	const purse = coins.length + (ships >= 4 || governors > 0 ? ADVANCE : 0);
	const worths = state.harbour.map((card) => worthTo({
		state,
		seat,
		purse,
		done,
		weights,
		aims
	}, card)).filter((worth) => worth > 0).sort((a, b) => b - a);
	return {
		state,
		seat,
		weights,
		done,
		aims,
		ships,
		purse,
		worths,
		stopping: sumOfBest(worths, takes({
			state,
			seat
		}, ships)) + admiralsPay(state, seat, 0, weights)
	};
}
function worthTo({ state, seat, purse, done, weights, aims }, card) {
	if (isShip$3[card] === 0 && costOf$1[card] - discountOf(state, seat) > purse) return 0;
	const worth = takeWorth(state, seat, card, done, weights, aims);
	return isShip$3[card] === 1 && aims.length > 0 ? Math.max(worth, cargoWorth(aims, card)) : worth;
}
/** The admirals' coins when the harbour has grown by so many cards. */
function admiralsPay(state, seat, more, weights) {
	if (state.harbour.length + more < 5) return 0;
	return incomeWorth(state, seat, 2 * state.players[seat].admirals, weights);
}
function sumOfBest(worths, count) {
	let sum = 0;
	for (let i = 0; i < count && i < worths.length; i++) sum += worths[i];
	return sum;
}
/** The sum of the best `count`, after one more card joined. */
function sumWith(worths, count, worth) {
	return worth > (worths.length < count ? 0 : worths[count - 1]) ? sumOfBest(worths, count - 1) + worth : sumOfBest(worths, count);
}
/** What stopping would bring after this card joined the harbour. */
function worthWith(outlook, card) {
	const { state, seat, ships, aims, weights, worths } = outlook;
	const now = ships + isShip$3[card];
	return (aims.length > 0 ? coloursWorth(aims, ships, now) : 0) + sumWith(worths, takes(outlook, now), worthTo(outlook, card)) + admiralsPay(state, seat, 1, weights);
}
/** A second ship of a colour: sunk, or only the jesters console. */
function worthOfSecond({ state, seat, stopping, weights, aims }, ship) {
	if (canSink(strengthIn(state), ship)) return stopping;
	return incomeWorth(state, seat, state.players[seat].jesters, weights) + (aims.length > 0 ? bustWorth(aims) : 0);
}
function worthAfter(outlook, card) {
	const { state, seat, stopping } = outlook;
	if (isShip$3[card] === 1 && hasColour(state.harbour, card)) return worthOfSecond(outlook, card);
	if (isExpedition$1[card] === 1) return stopping + HOPE;
	if (isTax$1[card] === 0) return worthWith(outlook, card);
	const coins = state.players[seat].coins.length;
	return coins >= taxFrom[card] ? stopping - coins / 4 : stopping;
}
/**
* Deck and purses together: nobody can tell them apart. Only when the deck is empty is the next
* card known to come from the discard pile.
*/
function unseen(state, seat) {
	const counts = new Uint8Array(CARDS.length);
	const known = state.extra?.adventure?.known;
	if (known && known.seat === seat) {
		counts[known.card] = 1;
		return {
			counts,
			total: 1
		};
	}
	if (state.deck.length === 0) {
		for (const card of state.discard) counts[card]++;
		return {
			counts,
			total: state.discard.length
		};
	}
	let total = state.deck.length;
	for (let i = 0; i < state.deck.length; i++) counts[state.deck[i]]++;
	for (const { coins } of state.players) {
		total += coins.length;
		for (let i = 0; i < coins.length; i++) counts[coins[i]]++;
	}
	return {
		counts,
		total
	};
}
/** One card ahead, with exact odds. */
function isWorthTheRisk(state, seat, weights) {
	const outlook = outlookOf(state, seat, weights);
	const { counts, total } = unseen(state, seat);
	let expected = 0;
	for (let card = 0; card < CARDS.length; card++) if (counts[card] > 0) expected += counts[card] * worthAfter(outlook, card);
	return expected / total > outlook.stopping + weights.caution;
}
/** Of cards a lookout sees: how well off the active player would be with this one next. */
function worthOfNext(state, seat, weights) {
	const outlook = outlookOf(state, seat, weights);
	return (card) => worthAfter(outlook, card);
}
// games/port-royal/bot/sailor.ts
/** The claim that wins the most points, the persons given counted. */
function bestClaim(actions) {
	let best;
	let bestGain = 0;
	for (const action of actions) {
		if (action.type !== "claim") continue;
		const lost = action.persons.reduce((sum, person) => sum + pointsOf$1[person], 0);
		const gain = pointsOf$1[action.card] - lost - .01 * Math.max(...action.persons);
		if (gain > bestGain) {
			best = action;
			bestGain = gain;
		}
	}
	return best;
}
/** Sink what would bust, and what the Pirate Den asks for; a new colour is welcome. */
function answerShip({ harbour }, { card }, actions) {
	return actions.find(({ type }) => type === "capture") ?? actions[hasColour(harbour, card) ? 0 : 1];
}
/** The card that leaves the active player best off; a bust is the worst there is. */
function putBack(state, seat, actions, weights) {
	const worth = worthOfNext(state, seat, weights);
	return actions.reduce((best, action) => action.type === "putBack" && best.type === "putBack" && worth(action.card) > worth(best.card) ? action : best);
}
/** Draws while it is worth the risk; other things phase 1 offers are decided before. */
function drawOrStop(state, seat, actions, weights) {
	const [first, second] = actions;
	if (first.type === "stop" || second?.type !== "stop") return first;
	return isWorthTheRisk(state, seat, weights) ? first : second;
}
function bestTake(state, seat, actions, weights) {
	const done = progress(state);
	const aims = aimsOf(state, seat);
	let best = actions[actions.length - 1];
	let bestWorth = 0;
	for (const action of actions) {
		let worth = 0;
		if (action.type === "trade" || action.type === "hire") worth = takeWorth(state, seat, action.card, done, weights, aims) + finishWorth(state, seat, action);
		else if (action.type === "waive" || action.type === "stow") worth = shipWorths(state, seat, action, aims);
		if (worth > bestWorth) {
			best = action;
			bestWorth = worth;
		}
	}
	return best;
}
/** Reaching twelve ahead of everybody is what all the coins were for. */
function finishWorth(state, seat, action) {
	if (action.type !== "hire") return 0;
	const points = state.players[seat].points + pointsOf$1[action.card];
	if (points < 12) return 0;
	const rivals = state.players.map((player, other) => other === seat ? 0 : player.points);
	return points > Math.max(...rivals) ? 20 : 0;
}
var sailorWith = (weights) => (state, seat, actions) => {
	if (actions.length === 1) return actions[0];
	const claim = bestClaim(actions);
	if (claim) return claim;
	const planned = state.extra === null ? void 0 : errand(state, seat, actions);
	if (planned) return planned;
	const frame = state.flow[state.flow.length - 1];
	switch (frame.step) {
		case "discover": return drawOrStop(state, seat, actions, weights);
		case "repel": return answerShip(state, frame, actions);
		case "tradeAndHire": return bestTake(state, seat, actions, weights);
		case "lookout": return putBack(state, seat, actions, weights);
		default: return actions[actions.length - 1];
	}
};
var sailor = sailorWith(SAILOR);
// games/port-royal/bot/index.ts
/** Port Royal's computer players, from the weakest to the strongest. */
/** What else can come to light where expansions are in play: an event, a story card, what a lookout sees. */
function markOf({ extra, flow }) {
	const frame = flow[flow.length - 1];
	const looked = frame?.step === "lookout" ? frame.cards.join() : "";
	return `${extra?.adventure?.event ?? ""}|${extra?.adventure?.tasks.join() ?? ""}|${looked}`;
}
/** What the captain's search needs to know about the game. */
var captainKit = {
	policy: sailor,
	evaluate,
	mark: (state) => {
		const shown = `${state.harbour.join()}|${state.expeditions.length}|${state.flow.length}|${state.turn}`;
		return state.extra === null ? shown : `${shown}|${markOf(state)}`;
	},
	horizon: 4,
	doubt: ({ options: { play } }) => play === "contractsCoop" || play === "adventureCoop" ? .5 : 0
};
var portRoyalBots = [
	randomBot(portRoyal),
	policyBot("deckhand", portRoyal, deckhand),
	policyBot("sailor", portRoyal, sailor),
	searchBot("captain", portRoyal, captainKit)
];
/** Endings of the chapters are the story cards 61 to 65 (PR-ADV-4). */
var ENDINGS = 60;
var playOf = (options) => options.play;
var together = ({ options }) => playOf(options) === "adventureCoop";
var MOST_FAILURES = Math.max(...portRoyal.options.failures.values.map(Number));
var fits = (options) => playOf(options) === "adventure" || playOf(options) === "adventureCoop";
/** PR-ADV-1: from the first chapter on. */
function begin(options, seats) {
	if (!fits(options)) throw new src_exports.BadInput("not-a-campaign", `nothing of ${playOf(options)} goes on in another match`);
	return {
		options: {
			...options,
			chapter: 1,
			failures: 0
		},
		seats,
		chapter: 1,
		chapters: 5,
		failures: 0,
		finished: false,
		flawless: false,
		played: [],
		added: []
	};
}
/** PR-AVAR-1: the variant is there for those it can be played by. */
var afterwards = (chronicle) => portRoyal.impossible(optionsFor(chronicle, "after"), chronicle.seats) === void 0;
/** PR-DEC-7: a team must win a chapter to go on (PR-ACOOP-3, PR-ACOOP-4); rivals may, or play it again (PR-ACOMP-7). */
function courses(chronicle) {
	const { played, finished, failures } = chronicle;
	if (finished) return afterwards(chronicle) ? ["after"] : [];
	if (played.length === 0) return ["first"];
	if (together(chronicle)) return [failures > 0 ? "again" : "onward"];
	return ["onward", "again"];
}
/** PR-CAMP-1, PR-CAMP-3: a match knows its chapter and the lost tries, and nothing else of what was before. */
function optionsFor(chronicle, course) {
	const { options, chapter, failures } = chronicle;
	switch (course) {
		case "first":
		case "onward": return {
			...options,
			chapter,
			failures
		};
		case "again": return together(chronicle) ? {
			...options,
			chapter,
			failures: Math.min(failures, MOST_FAILURES)
		} : {
			...options,
			chapter: Math.max(1, chapter - 1),
			failures: 0
		};
		case "after": return {
			...options,
			play: "adventureAfter",
			chapter: 1,
			failures: 0
		};
	}
}
function chapterOf(options) {
	const { play, chapter } = options;
	return play === "adventureAfter" ? 6 : chapter;
}
var eventsOf = (match) => standing(match.log).flatMap(({ events }) => events);
/** PR-ACOOP-2; among rivals whoever won has won, and the tale goes on (PR-ACOMP-7). */
function resultOf({ options, outcome }) {
	if (playOf(options) !== "adventureCoop") return "decided";
	return outcome.winners.length > 0 ? "won" : "lost";
}
/** The story cards that were read; whoever passed the chapter also reads how it ends (PR-ACOOP-3). */
function taleOf(match) {
	const read = eventsOf(match).flatMap((event) => event.type === "storyRead" ? [event.number] : []);
	const chapter = chapterOf(match.options);
	const ending = ENDINGS + chapter;
	return chapter <= 5 && resultOf(match) !== "lost" && !read.includes(ending) ? [...read, ending] : read;
}
function recordOf(match) {
	const { id, at, outcome, seats, turns } = match;
	const points = seats.map((_, seat) => outcome.ranking.find((one) => one.seat === seat)?.points ?? 0);
	return {
		match: id,
		at,
		chapter: chapterOf(match.options),
		result: resultOf(match),
		winners: outcome.winners,
		seats,
		points,
		turns,
		tale: taleOf(match)
	};
}
/** PR-CAMP-2: they stay, won or lost; a chapter played again brings nothing twice (PR-AMB-71). */
function addedAfter({ added }, match) {
	const chapter = chapterOf(match.options);
	if (chapter > 5 || added.some((one) => one.chapter === chapter)) return added;
	const cards = eventsOf(match).reduce((sum, event) => event.type === "cardsShuffledIn" ? sum + event.count : sum, 0);
	return cards > 0 ? [...added, {
		chapter,
		cards
	}] : added;
}
function after(chronicle, match) {
	const record = recordOf(match);
	const noted = {
		...chronicle,
		played: [...chronicle.played, record],
		added: addedAfter(chronicle, match)
	};
	if (chronicle.finished || record.chapter > 5) return noted;
	if (record.result === "lost") return {
		...noted,
		failures: chronicle.failures + 1
	};
	const finished = record.chapter === 5;
	return {
		...noted,
		chapter: Math.min(record.chapter + 1, 5),
		failures: 0,
		finished,
		flawless: finished && together(chronicle) && noted.played.every(({ result }) => result === "won")
	};
}
var portRoyalCampaign = {
	fits,
	begin,
	courses,
	options: optionsFor,
	after
};
export { portRoyalBots as bots, portRoyalCampaign as campaign, portRoyal as game };
