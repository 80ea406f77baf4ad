/** dead-reckoning, version 1 as it was built. Made by `npm run freeze`; never edited. */
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
var isWhole$1 = (value) => Number.isSafeInteger(value);
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
			if (!isWhole$1(value)) throw new BadInput("bad-action", `${path} must be a whole number, not ${brief(value)}`);
			return value;
		case "numbers":
			if (!Array.isArray(value) || value.length > MOST_NUMBERS || !value.every(isWhole$1)) throw new BadInput("bad-action", `${path} must be a list of whole numbers, not ${brief(value)}`);
			return value;
		case "text":
			if (typeof value !== "string" || value.length > MOST_TEXT || !TEXT.test(value) || value === NOTHING$1) throw new BadInput("bad-action", `${path} must be a text of letters, digits and + / = _ -, not ${brief(value)}`);
			return value;
	}
}
function readCard(game, path, value) {
	const id = typeof value === "string" ? game.cardNamed(value) : value;
	if (!isWhole$1(id) || id < 0 || id >= game.cards.length) throw new BadInput("bad-action", `${path} must be a card's number or name, not ${brief(value)}`);
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
function standing$1(log) {
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
		return new Stream(wordsOf$1(text));
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
function wordsOf$1(text) {
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
var NOBODY = [];
/** One-seat lists, made once: most steps wait for one seat. */
var ALONE = Array.from({ length: 16 }, (_, seat) => [seat]);
/** The list that holds just this seat. */
var only = (seat) => ALONE[seat];
var frameOf = (state) => state.flow[state.flow.length - 1];
var stepOf = (game, frame) => game.steps[frame.step];
/** Who must answer now; nobody when the match is over. */
function toAct(game, state) {
	if (state.flow.length === 0) return NOBODY;
	const frame = frameOf(state);
	return stepOf(game, frame).seats(state, frame);
}
/** Who may interject although nobody waits for them. */
function mayAct(game, state) {
	if (state.flow.length === 0) return NOBODY;
	const frame = frameOf(state);
	return stepOf(game, frame).may?.(state, frame) ?? NOBODY;
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
function whyNot(game, state, seat, action) {
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
		return whyNot(this.game, this.state, seat, action);
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
	standing: () => standing$1,
	tableAnswer: () => tableAnswer,
	takeNamed: () => takeNamed,
	toAct: () => toAct,
	undoneIn: () => undoneIn,
	whyNot: () => whyNot
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
// games/dead-reckoning/cards/achievements.ts
/** Nine achievements (DR-ACH) and eight bonus tokens (DR-ABON). Conditions are printed, values and tokens reconstructed. */
var ACHIEVEMENTS = [
	{
		name: "legend",
		value: 6
	},
	{
		name: "seaDogs",
		value: 5
	},
	{
		name: "scourge",
		value: 6
	},
	{
		name: "builder",
		value: 6
	},
	{
		name: "capitalist",
		value: 5
	},
	{
		name: "settler",
		value: 6
	},
	{
		name: "firstRate",
		value: 5
	},
	{
		name: "explorer",
		value: 4
	},
	{
		name: "masterTrader",
		value: 4
	}
];
/** Places in ACHIEVEMENTS. */
var [LEGEND, SEA_DOGS, SCOURGE, BUILDER, CAPITALIST, SETTLER, FIRST_RATE, EXPLORER, MASTER_TRADER] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8
];
var TILES_OF_AN_EXPLORER = [
	0,
	5,
	5,
	4,
	3
];
/** The achievements on each bonus token. */
var BONUS_TOKENS = [
	[
		0,
		2,
		4
	],
	[
		5,
		3,
		1
	],
	[
		7,
		5,
		6
	],
	[
		8,
		4,
		3
	],
	[
		0,
		1,
		6
	],
	[
		7,
		8,
		2
	],
	[
		4,
		6,
		5
	],
	[
		3,
		0,
		7
	]
];
// games/dead-reckoning/cards/words.ts
var sail$1 = (n) => ({
	do: "sail",
	n
});
var cannon = (n) => ({
	do: "cannon",
	n
});
var helm = (n) => ({
	do: "helm",
	n
});
var bonusCard = (n) => ({
	do: "bonusCard",
	n
});
var FLAG$1 = { do: "blackFlag" };
var gain$1 = (cargo, coins, to) => ({
	do: "gain",
	cargo,
	coins,
	to
});
var roll = (n) => ({
	do: "roll",
	n
});
var influence$3 = (n, { adjacent = 0, ignoreForts = false } = {}) => ({
	do: "influence",
	n,
	adjacent,
	ignoreForts
});
var produce$3 = (islands, { rows = [], cargo = 0, coins = 0 } = {}) => ({
	do: "produce",
	islands,
	rows,
	cargo,
	coins
});
// games/dead-reckoning/cards/crew.ts
var CREW = [
	{
		name: "captain",
		copies: 1,
		levels: [
			[[sail$1(1)]],
			[[FLAG$1], [helm(1)]],
			[
				[FLAG$1],
				[helm(1)],
				[{
					do: "onWin",
					deeds: [gain$1(0, {
						x: "helm",
						each: 1
					}, "ship")],
					notBuildings: true
				}]
			],
			[
				[FLAG$1],
				[helm(1)],
				[{
					do: "onWin",
					deeds: [gain$1(0, {
						x: "helm",
						each: 1
					}, "ship"), gain$1(0, 2, "ship")],
					notBuildings: true
				}],
				[cannon(1)]
			]
		]
	},
	{
		name: "crewman",
		copies: 3,
		levels: [
			[[gain$1(1, 0, "dock")]],
			[[gain$1(2, 0, "dock")], [{
				do: "repair",
				price: {
					cargo: 2,
					coins: 0,
					from: "dockOrShip"
				},
				inHarbour: true
			}]],
			[[gain$1(3, 0, "dock")], [{
				do: "repair",
				price: {
					cargo: 2,
					coins: 0,
					from: "dockOrShip"
				},
				inHarbour: false
			}]],
			[[gain$1(4, 0, "dockOrShip")], [{
				do: "repair",
				price: null,
				inHarbour: false
			}]]
		]
	},
	{
		name: "firstMate",
		copies: 1,
		levels: [
			[[gain$1(1, 0, "dock")]],
			[[{
				do: "build",
				prices: [4]
			}]],
			[[{
				do: "build",
				prices: [4, 2]
			}]],
			[[{
				do: "build",
				prices: [
					3,
					2,
					1
				]
			}]]
		]
	},
	{
		name: "bosun",
		copies: 1,
		levels: [
			[[gain$1(1, 0, "dock")]],
			[[gain$1(1, 0, "dock")], [helm(1)]],
			[[gain$1(1, 0, "dock"), {
				do: "upgrade",
				kind: "basic",
				price: {
					cargo: 3,
					coins: 0,
					from: "dockOrShip"
				}
			}], [helm(1)]],
			[[
				gain$1(1, 0, "dock"),
				{
					do: "upgrade",
					kind: "basic",
					price: {
						cargo: 3,
						coins: 0,
						from: "dockOrShip"
					}
				},
				{
					do: "upgrade",
					kind: "advanced",
					price: {
						cargo: 6,
						coins: 0,
						from: "dockOrShip"
					}
				}
			], [helm(1)]]
		]
	},
	{
		name: "gunner",
		copies: 2,
		levels: [
			[[gain$1(1, 0, "dock")]],
			[[gain$1(1, 0, "dock")], [cannon(1)]],
			[
				[gain$1(2, 0, "dock")],
				[cannon(1)],
				[roll(2)]
			],
			[
				[gain$1(2, 0, "dock")],
				[cannon(1)],
				[roll(2)],
				[{
					do: "removeCube",
					deeds: [{
						do: "damageOpponent",
						n: 1
					}, gain$1(0, 2, "ship")]
				}]
			]
		]
	},
	{
		name: "deckhand",
		copies: 2,
		levels: [
			[[influence$3(1)]],
			[[influence$3(1), sail$1(1)]],
			[[influence$3(1), sail$1(2)]],
			[[influence$3(1)], [sail$1(3)]]
		]
	},
	{
		name: "buccaneer",
		copies: 1,
		levels: [
			[[influence$3(1)]],
			[[influence$3(2)]],
			[[influence$3(3)]],
			[[influence$3(4)]]
		]
	},
	{
		name: "purser",
		copies: 1,
		levels: [
			[[produce$3(1)]],
			[[produce$3(2)]],
			[[produce$3(3)]],
			[[produce$3(4, {
				cargo: 1,
				coins: 1
			})]]
		]
	}
];
// games/dead-reckoning/cards/ocean.ts
var ISLANDS = [
	{
		name: "shark",
		slots: 4,
		cargo: 1,
		coins: 0,
		values: [
			6,
			5,
			4
		],
		hand: 0
	},
	{
		name: "turtle",
		slots: 3,
		cargo: 2,
		coins: 0,
		values: [4, 2],
		hand: 0
	},
	{
		name: "parrot",
		slots: 3,
		cargo: 1,
		coins: 0,
		values: [4, 2],
		hand: 1
	},
	{
		name: "palm",
		slots: 3,
		cargo: 0,
		coins: 1,
		values: [5, 3],
		hand: 0
	},
	{
		name: "crab",
		slots: 4,
		cargo: 3,
		coins: 0,
		values: [
			4,
			2,
			1
		],
		hand: 0
	},
	{
		name: "monkey",
		slots: 4,
		cargo: 1,
		coins: 1,
		values: [
			5,
			3,
			1
		],
		hand: 0
	},
	{
		name: "serpent",
		slots: 5,
		cargo: 2,
		coins: 0,
		values: [6, 3],
		hand: 1
	},
	{
		name: "whale",
		slots: 5,
		cargo: 2,
		coins: 1,
		values: [
			6,
			4,
			2
		],
		hand: 0
	},
	{
		name: "skull",
		slots: 5,
		cargo: 0,
		coins: 2,
		values: [
			7,
			4,
			1
		],
		hand: 0
	},
	{
		name: "storm",
		slots: 6,
		cargo: 3,
		coins: 0,
		values: [
			7,
			4,
			2
		],
		hand: 1
	},
	{
		name: "volcano",
		slots: 6,
		cargo: 1,
		coins: 2,
		values: [
			8,
			5,
			2
		],
		hand: 0
	},
	{
		name: "temple",
		slots: 7,
		cargo: 1,
		coins: 2,
		values: [
			9,
			5,
			3
		],
		hand: 0
	}
];
var OPEN_SEA = [
	{
		name: "sea-1",
		players: [
			1,
			2,
			3,
			4
		],
		arrows: ["west", "east"]
	},
	{
		name: "sea-2",
		players: [
			1,
			2,
			3,
			4
		],
		arrows: ["north", "south"]
	},
	{
		name: "sea-3",
		players: [2, 3],
		arrows: [
			"north",
			"east",
			"south"
		]
	},
	{
		name: "sea-4",
		players: [2],
		arrows: [
			"north",
			"west",
			"south"
		]
	}
];
// games/dead-reckoning/cards/rowCard.ts
var SLOTS = [
	"top",
	"middle",
	"bottom"
];
var slotOf = (name) => SLOTS.indexOf(name);
var advancement = (name, row, slot, price, effects, copies, source) => ({
	name,
	row,
	slot: slotOf(slot),
	price,
	effects,
	copies,
	source,
	back: null
});
var merchant = (name, row, slot, trade, back) => ({
	name,
	row,
	slot: slotOf(slot),
	copies: 1,
	source: "reconstructed",
	back,
	...trade
});
// games/dead-reckoning/cards/row1.ts
/** Row 1: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
var ROW_1 = [
	advancement("a1-01", 1, "top", 2, [[sail$1(1)]], 2, "reconstructed"),
	advancement("a1-02", 1, "middle", 2, [[sail$1(1)]], 1, "reconstructed"),
	advancement("a1-03", 1, "bottom", 2, [[cannon(1)]], 2, "reconstructed"),
	advancement("a1-04", 1, "middle", 2, [[cannon(1)]], 1, "reconstructed"),
	advancement("a1-05", 1, "middle", 1, [[helm(1)]], 2, "reconstructed"),
	advancement("a1-06", 1, "top", 1, [[helm(1)]], 1, "reconstructed"),
	advancement("a1-07", 1, "top", 2, [[gain$1(1, 0, "dock")]], 2, "reconstructed"),
	advancement("a1-08", 1, "bottom", 2, [[gain$1(0, 1, "dock")]], 2, "reconstructed"),
	advancement("a1-09", 1, "middle", 3, [[influence$3(1)]], 2, "reconstructed"),
	advancement("a1-10", 1, "bottom", 2, [[bonusCard(1)]], 2, "reconstructed"),
	advancement("a1-11", 1, "top", 2, [[{
		do: "strength",
		n: 1
	}]], 1, "printed"),
	advancement("a1-12", 1, "bottom", 2, [[{
		do: "strength",
		n: 1
	}]], 1, "printed"),
	advancement("a1-13", 1, "middle", 2, [[produce$3(1, { rows: [3] })]], 1, "printed"),
	merchant("e1-1", 1, "top", {
		price: 2,
		effects: [[gain$1(1, 0, "dock")]]
	}, {
		cubes: 2,
		win: [gain$1(0, 2, "ship")],
		lose: [],
		kept: [[gain$1(0, 1, "dock")]]
	}),
	merchant("e1-2", 1, "middle", {
		price: 2,
		effects: [[sail$1(1)]]
	}, {
		cubes: 2,
		win: [gain$1(2, 0, "ship")],
		lose: [],
		kept: [[sail$1(1)]]
	}),
	merchant("e1-3", 1, "bottom", {
		price: 3,
		effects: [[bonusCard(1)]]
	}, {
		cubes: 3,
		win: [gain$1(0, 2, "ship"), { do: "levelBottom" }],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: null
	}),
	merchant("e1-4", 1, "middle", {
		price: 3,
		effects: [[gain$1(2, 0, "dock")]]
	}, {
		cubes: 3,
		win: [gain$1(3, 0, "ship")],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[helm(1)]]
	}),
	merchant("e1-5", 1, "bottom", {
		price: 2,
		effects: [[helm(1)]]
	}, {
		cubes: 3,
		win: [gain$1(0, 3, "ship")],
		lose: [{
			do: "lose",
			cargo: 1
		}],
		kept: [[{
			do: "strength",
			n: 1
		}]]
	})
];
// games/dead-reckoning/cards/row2.ts
/** Row 2: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
var ROW_2 = [
	advancement("a2-01", 2, "top", 4, [[sail$1(2)]], 1, "reconstructed"),
	advancement("a2-02", 2, "middle", 3, [[sail$1(1)], [helm(1)]], 1, "reconstructed"),
	advancement("a2-03", 2, "bottom", 3, [[cannon(1)], [helm(1)]], 1, "reconstructed"),
	advancement("a2-04", 2, "top", 4, [[cannon(2)]], 1, "reconstructed"),
	advancement("a2-05", 2, "middle", 3, [[helm(2)]], 1, "reconstructed"),
	advancement("a2-06", 2, "bottom", 4, [[influence$3(1)], [helm(1)]], 1, "reconstructed"),
	advancement("a2-07", 2, "middle", 4, [[influence$3({
		x: "cannon",
		each: 1
	})]], 1, "printed"),
	advancement("a2-08", 2, "top", 3, [[roll({
		x: "helm",
		each: 1
	})]], 1, "printed"),
	advancement("a2-09", 2, "middle", 3, [[roll(2)]], 1, "printed"),
	advancement("a2-10", 2, "bottom", 3, [[roll(2)]], 1, "printed"),
	advancement("a2-11", 2, "top", 4, [[{ do: "swapUpgrade" }]], 1, "printed"),
	advancement("a2-12", 2, "top", 4, [[{
		do: "bombard",
		damage: 1,
		cannons: 3
	}]], 1, "printed"),
	advancement("a2-13", 2, "bottom", 4, [[{
		do: "bombard",
		damage: 1,
		cannons: 3
	}]], 1, "printed"),
	advancement("a2-14", 2, "middle", 3, [[produce$3(1, { rows: [3, 4] })]], 1, "printed"),
	advancement("a2-15", 2, "bottom", 4, [[produce$3(1, { rows: [1, 2] })]], 1, "reconstructed"),
	advancement("a2-16", 2, "top", 4, [[bonusCard(2)]], 1, "reconstructed"),
	advancement("a2-17", 2, "bottom", 3, [[bonusCard({
		x: "helm",
		each: 1
	})]], 1, "printed"),
	advancement("a2-18", 2, "middle", 3, [[gain$1(1, 0, "dockOrShip")], [{
		do: "repair",
		price: null,
		inHarbour: false
	}]], 1, "reconstructed"),
	advancement("a2-19", 2, "top", 3, [[gain$1(0, 1, "dock")], [helm(1)]], 1, "reconstructed"),
	advancement("a2-20", 2, "bottom", 4, [[FLAG$1], [cannon(1)]], 1, "reconstructed"),
	merchant("e2-1", 2, "top", {
		price: 3,
		effects: [[gain$1(1, 0, "dock")], [helm(1)]]
	}, {
		cubes: 4,
		win: [gain$1(0, 4, "ship")],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[roll(1)]]
	}),
	merchant("e2-2", 2, "middle", {
		price: 4,
		effects: [[gain$1(2, 0, "dockOrShip")]]
	}, {
		cubes: 4,
		win: [gain$1(4, 0, "ship")],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[gain$1(0, 1, "dock")], [helm(1)]]
	}),
	merchant("e2-3", 2, "bottom", {
		price: 3,
		effects: [[sail$1(1)], [helm(1)]]
	}, {
		cubes: 3,
		win: [gain$1(0, 3, "ship")],
		lose: [],
		kept: [[cannon(1)], [helm(1)]]
	}),
	merchant("e2-4", 2, "bottom", {
		price: 4,
		effects: [[influence$3(1)]]
	}, {
		cubes: 4,
		win: [gain$1(0, 3, "ship"), { do: "levelBottom" }],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: null
	}),
	merchant("e2-5", 2, "top", {
		price: 4,
		effects: [[bonusCard(1)], [helm(1)]]
	}, {
		cubes: 5,
		win: [gain$1(0, 5, "ship")],
		lose: [{
			do: "takeDamage",
			n: 2
		}],
		kept: [[cannon(1)]]
	})
];
// games/dead-reckoning/cards/row3.ts
/** Row 3: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
var ROW_3 = [
	advancement("a3-01", 3, "top", 4, [[{ do: "drawAndPlay" }]], 1, "printed"),
	advancement("a3-02", 3, "bottom", 4, [[{ do: "drawAndPlay" }]], 1, "printed"),
	advancement("a3-03", 3, "middle", 5, [[{
		do: "moveCube",
		kinds: ["damage", "strength"]
	}], [{
		do: "lessDamageOnWin",
		n: 1
	}]], 1, "printed"),
	advancement("a3-04", 3, "top", 5, [[{
		do: "moveCube",
		kinds: ["damage", "strength"]
	}], [{
		do: "lessDamageOnWin",
		n: 1
	}]], 1, "printed"),
	advancement("a3-05", 3, "top", 4, [[{ do: "levelThis" }]], 1, "printed"),
	advancement("a3-06", 3, "middle", 4, [[{ do: "levelThis" }]], 1, "printed"),
	advancement("a3-07", 3, "middle", 4, [[gain$1(2, 1, "anyIsland")]], 1, "printed"),
	advancement("a3-08", 3, "bottom", 4, [[gain$1(1, 2, "anyIsland")]], 1, "printed"),
	advancement("a3-09", 3, "bottom", 6, [[{
		do: "upgrade",
		kind: "any",
		price: {
			cargo: 2,
			coins: 1,
			from: "dockOrShip"
		}
	}]], 1, "printed"),
	advancement("a3-10", 3, "top", 5, [[influence$3(3, { adjacent: 2 })]], 1, "printed"),
	advancement("a3-11", 3, "bottom", 5, [[influence$3(3, { adjacent: 2 })]], 1, "printed"),
	advancement("a3-12", 3, "middle", 5, [[{
		do: "takeTop",
		rowByHelms: [
			0,
			1,
			1,
			2,
			3,
			4
		]
	}]], 1, "printed"),
	advancement("a3-13", 3, "top", 5, [[sail$1(2)], [helm(1)]], 1, "reconstructed"),
	advancement("a3-14", 3, "bottom", 5, [[cannon(2)], [helm(1)]], 1, "reconstructed"),
	advancement("a3-15", 3, "middle", 4, [[{
		do: "scorePerHelm",
		n: 2
	}]], 1, "printed"),
	advancement("a3-16", 3, "bottom", 4, [[{
		do: "scorePerCargo",
		cargo: 3,
		n: 1
	}]], 1, "printed"),
	advancement("a3-17", 3, "middle", 5, [[influence$3({
		x: "helm",
		each: 1
	})]], 1, "reconstructed"),
	advancement("a3-18", 3, "top", 5, [[gain$1(0, {
		x: "helm",
		each: 1
	}, "dock")]], 1, "reconstructed"),
	merchant("e3-1", 3, "middle", {
		price: 4,
		effects: [[gain$1(0, 2, "dock")]]
	}, {
		cubes: 5,
		win: [gain$1(0, 6, "ship")],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[gain$1(0, 2, "ship")]]
	}),
	merchant("e3-2", 3, "top", {
		price: 5,
		effects: [[bonusCard(2)]]
	}, {
		cubes: 5,
		win: [gain$1(0, 4, "ship"), { do: "levelBottom" }],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[sail$1(2)]]
	}),
	merchant("e3-3", 3, "bottom", {
		price: 5,
		effects: [[cannon(2)]]
	}, {
		cubes: 6,
		win: [gain$1(2, 5, "ship")],
		lose: [{
			do: "takeDamage",
			n: 2
		}],
		kept: [[cannon(2)], [helm(1)]]
	}),
	merchant("e3-4", 3, "middle", {
		price: 5,
		effects: [[influence$3(2)]]
	}, {
		cubes: 5,
		win: [gain$1(5, 0, "ship")],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[influence$3(1)], [helm(1)]]
	}),
	merchant("e3-5", 3, "top", {
		price: 4,
		effects: [[gain$1(3, 0, "dockOrShip")]]
	}, {
		cubes: 4,
		win: [gain$1(0, 4, "ship")],
		lose: [],
		kept: null
	})
];
// games/dead-reckoning/cards/row4.ts
/** Row 4: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
var ROW_4 = [
	advancement("a4-01", 4, "top", 5, [[{ do: "passRowFour" }]], 1, "printed"),
	advancement("a4-02", 4, "middle", 5, [[{ do: "passRowFour" }]], 1, "printed"),
	advancement("a4-03", 4, "bottom", 6, [[{
		do: "onWin",
		deeds: [{
			do: "damageOpponent",
			n: 1
		}, gain$1(2, 2, "ship")],
		notBuildings: false
	}]], 1, "printed"),
	advancement("a4-04", 4, "middle", 6, [[produce$3(1, { coins: {
		x: "helm",
		each: 1
	} })]], 1, "printed"),
	advancement("a4-05", 4, "top", 6, [[cannon(1)], [{
		do: "moveCube",
		kinds: []
	}]], 1, "printed"),
	advancement("a4-06", 4, "bottom", 6, [[cannon(1)], [{
		do: "moveCube",
		kinds: []
	}]], 1, "printed"),
	advancement("a4-07", 4, "bottom", 6, [[influence$3(3, { adjacent: 3 })]], 1, "printed"),
	advancement("a4-08", 4, "top", 6, [[{
		do: "damageOnEntering",
		damage: 1
	}]], 1, "printed"),
	advancement("a4-09", 4, "middle", 6, [[{
		do: "damageOnEntering",
		damage: 1
	}]], 1, "printed"),
	advancement("a4-10", 4, "top", 6, [[sail$1(3)]], 1, "reconstructed"),
	advancement("a4-11", 4, "bottom", 6, [[cannon(3)]], 1, "reconstructed"),
	advancement("a4-12", 4, "middle", 5, [[helm(3)]], 1, "reconstructed"),
	advancement("a4-13", 4, "bottom", 5, [[{
		do: "scorePerIslandWithout",
		n: 1
	}]], 1, "printed"),
	advancement("a4-14", 4, "top", 6, [[helm(1)], [{
		do: "scorePerHelm",
		n: 2
	}]], 1, "printed"),
	advancement("a4-15", 4, "middle", 7, [[{
		do: "permanent",
		n: 1
	}]], 1, "reconstructed"),
	advancement("a4-16", 4, "bottom", 6, [[influence$3(2, { ignoreForts: true })]], 1, "reconstructed"),
	advancement("a4-17", 4, "top", 7, [[{ do: "copy" }]], 1, "reconstructed"),
	advancement("a4-18", 4, "middle", 6, [[{ do: "levelBottom" }], [bonusCard(1)]], 1, "reconstructed"),
	advancement("a4-19", 4, "bottom", 5, [
		[cannon(2)],
		[roll(2)],
		[{
			do: "scoreFlat",
			n: -2
		}]
	], 1, "reconstructed"),
	advancement("a4-20", 4, "middle", 7, [[gain$1(0, 3, "dock")]], 1, "reconstructed"),
	merchant("e4-1", 4, "bottom", {
		price: 7,
		effects: [[gain$1(0, 3, "dock")]]
	}, {
		cubes: 8,
		win: [gain$1(0, 8, "ship")],
		lose: [{
			do: "takeDamage",
			n: 2
		}],
		kept: [[{
			do: "scoreFlat",
			n: 4
		}]]
	}),
	merchant("e4-2", 4, "middle", {
		price: 6,
		effects: [[produce$3(2)]]
	}, {
		cubes: 7,
		win: [gain$1(3, 5, "ship")],
		lose: [{
			do: "takeDamage",
			n: 2
		}],
		kept: [[produce$3(1, { coins: 1 })]]
	}),
	merchant("e4-3", 4, "top", {
		price: 6,
		effects: [[sail$1(3)]]
	}, {
		cubes: 6,
		win: [gain$1(0, 5, "ship"), { do: "levelBottom" }],
		lose: [{
			do: "takeDamage",
			n: 1
		}],
		kept: [[sail$1(2)], [bonusCard(1)]]
	}),
	merchant("e4-4", 4, "bottom", {
		price: 6,
		effects: [[roll(3)]]
	}, {
		cubes: 6,
		win: [gain$1(0, 6, "ship")],
		lose: [{
			do: "takeDamage",
			n: 3
		}],
		kept: [[roll(2)], [cannon(1)]]
	}),
	merchant("e4-5", 4, "middle", {
		price: 7,
		effects: [[helm(2)], [{
			do: "scorePerHelm",
			n: 1
		}]]
	}, {
		cubes: 9,
		win: [gain$1(0, 8, "ship"), {
			do: "upgrade",
			kind: "basic",
			price: null
		}],
		lose: [{
			do: "takeDamage",
			n: 2
		}],
		kept: null
	})
];
// games/dead-reckoning/cards/ship.ts
/** Cells A to D as printed. */
var PRINTED_CELLS = [
	{
		sails: 1,
		cannons: 0,
		hold: 4
	},
	{
		sails: 0,
		cannons: 0,
		hold: 0
	},
	{
		sails: 0,
		cannons: 0,
		hold: 0
	},
	{
		sails: 1,
		cannons: 0,
		hold: 3
	}
];
/** Reconstructed. */
var UPGRADES = [
	{
		name: "ub-hold",
		kind: "basic",
		sails: 0,
		cannons: 0,
		hold: 6
	},
	{
		name: "ub-sail",
		kind: "basic",
		sails: 1,
		cannons: 0,
		hold: 4
	},
	{
		name: "ub-gun",
		kind: "basic",
		sails: 0,
		cannons: 1,
		hold: 4
	},
	{
		name: "ub-deck",
		kind: "basic",
		sails: 1,
		cannons: 1,
		hold: 0
	},
	{
		name: "ua-hold",
		kind: "advanced",
		sails: 1,
		cannons: 0,
		hold: 8
	},
	{
		name: "ua-sail",
		kind: "advanced",
		sails: 2,
		cannons: 0,
		hold: 5
	},
	{
		name: "ua-gun",
		kind: "advanced",
		sails: 0,
		cannons: 2,
		hold: 5
	},
	{
		name: "ua-deck",
		kind: "advanced",
		sails: 1,
		cannons: 2,
		hold: 0
	}
];
// games/dead-reckoning/cards/solo.ts
var move$1 = (sails, target) => ({
	do: "move",
	sails,
	target
});
var influence$2 = (n) => ({
	do: "influence",
	n
});
var attack$1 = (target, cubes) => ({
	do: "attack",
	target,
	cubes
});
var produce$2 = (n) => ({
	do: "produce",
	n
});
var build$2 = (building) => ({
	do: "build",
	building
});
var upgrade$1 = (kind) => ({
	do: "upgrade",
	kind
});
var train$1 = (n) => ({
	do: "train",
	n
});
var TAKE_CARD = { do: "takeCard" };
var coins = (n) => ({
	do: "coins",
	n
});
var repair$2 = (n) => ({
	do: "repair",
	n
});
var PIRATE = {
	do: "mode",
	pirate: true
};
var TRADE$1 = {
	do: "mode",
	pirate: false
};
var side = (orders, otherwise = []) => ({
	orders,
	otherwise
});
var SOLO_CARDS = [
	{
		name: "s-01",
		stage: 1,
		normal: side([
			move$1(2, "nearestUnexplored"),
			influence$2(2),
			TAKE_CARD,
			coins(2)
		]),
		hard: side([
			move$1(3, "nearestUnexplored"),
			influence$2(3),
			TAKE_CARD,
			coins(3)
		])
	},
	{
		name: "s-02",
		stage: 1,
		normal: side([
			move$1(2, "bestFreeIsland"),
			influence$2(3),
			train$1(1)
		]),
		hard: side([
			move$1(3, "bestFreeIsland"),
			influence$2(3),
			train$1(1),
			coins(2)
		])
	},
	{
		name: "s-03",
		stage: 1,
		normal: side([
			move$1(2, "nearestMerchant"),
			attack$1("merchantHere", 0),
			coins(3)
		], [
			move$1(2, "bestFreeIsland"),
			influence$2(2),
			coins(3)
		]),
		hard: side([
			move$1(3, "nearestMerchant"),
			attack$1("merchantHere", 1),
			coins(3)
		], [
			move$1(3, "bestFreeIsland"),
			influence$2(3),
			coins(3)
		])
	},
	{
		name: "s-04",
		stage: 1,
		normal: side([
			move$1(3, "bestFreeIsland"),
			influence$2(3),
			produce$2(2),
			train$1(1)
		]),
		hard: side([
			move$1(3, "bestFreeIsland"),
			influence$2(4),
			produce$2(2),
			train$1(1)
		])
	},
	{
		name: "s-05",
		stage: 1,
		normal: side([
			move$1(2, "nearestUnexplored"),
			influence$2(3),
			train$1(1)
		]),
		hard: side([
			move$1(3, "nearestUnexplored"),
			influence$2(3),
			train$1(2)
		])
	},
	{
		name: "s-06",
		stage: 1,
		normal: side([
			move$1(2, "bestFreeIsland"),
			influence$2(3),
			upgrade$1("basic")
		]),
		hard: side([
			move$1(3, "bestFreeIsland"),
			influence$2(3),
			upgrade$1("basic"),
			coins(2)
		])
	},
	{
		name: "s-07",
		stage: 2,
		normal: side([
			move$1(3, "nearestUnexplored"),
			influence$2(3),
			produce$2(3),
			train$1(1)
		]),
		hard: side([
			move$1(4, "nearestUnexplored"),
			influence$2(4),
			produce$2(3),
			train$1(1)
		])
	},
	{
		name: "s-08",
		stage: 2,
		normal: side([
			move$1(3, "bestPlayerIsland"),
			attack$1("buildingHere", 0),
			influence$2(4),
			PIRATE
		]),
		hard: side([
			move$1(4, "bestPlayerIsland"),
			attack$1("buildingHere", 1),
			influence$2(5),
			PIRATE
		])
	},
	{
		name: "s-09",
		stage: 2,
		normal: side([
			move$1(3, "nearestMerchant"),
			attack$1("merchantHere", 1),
			TAKE_CARD,
			coins(3)
		], [
			move$1(3, "bestFreeIsland"),
			influence$2(3),
			coins(3)
		]),
		hard: side([
			move$1(4, "nearestMerchant"),
			attack$1("merchantHere", 2),
			TAKE_CARD,
			coins(4)
		], [
			move$1(4, "bestFreeIsland"),
			influence$2(4),
			coins(4)
		])
	},
	{
		name: "s-10",
		stage: 2,
		normal: side([
			move$1(2, "ownWeakestIsland"),
			influence$2(3),
			build$2("fort"),
			produce$2(2),
			PIRATE
		]),
		hard: side([
			move$1(3, "ownWeakestIsland"),
			influence$2(4),
			build$2("fort"),
			produce$2(3),
			PIRATE
		])
	},
	{
		name: "s-11",
		stage: 2,
		normal: side([
			move$1(4, "playerShip"),
			attack$1("playerShipHere", 1),
			coins(2),
			PIRATE
		], [move$1(4, "bestFreeIsland"), influence$2(3)]),
		hard: side([
			move$1(5, "playerShip"),
			attack$1("playerShipHere", 2),
			coins(2),
			PIRATE
		], [move$1(5, "bestFreeIsland"), influence$2(4)])
	},
	{
		name: "s-12",
		stage: 2,
		normal: side([
			move$1(8, "harbour"),
			repair$2(2),
			upgrade$1("basic"),
			train$1(2),
			coins(3),
			TRADE$1
		]),
		hard: side([
			move$1(8, "harbour"),
			repair$2(3),
			upgrade$1("basic"),
			train$1(2),
			coins(4),
			TRADE$1
		])
	},
	{
		name: "s-13",
		stage: 3,
		normal: side([
			move$1(4, "bestPlayerIsland"),
			attack$1("buildingHere", 1),
			influence$2(5)
		]),
		hard: side([
			move$1(5, "bestPlayerIsland"),
			attack$1("buildingHere", 2),
			influence$2(6)
		])
	},
	{
		name: "s-14",
		stage: 3,
		normal: side([
			move$1(4, "playerShip"),
			attack$1("playerShipHere", 2),
			PIRATE
		], [move$1(4, "bestPlayerIsland"), influence$2(4)]),
		hard: side([
			move$1(5, "playerShip"),
			attack$1("playerShipHere", 3),
			PIRATE
		], [move$1(5, "bestPlayerIsland"), influence$2(5)])
	},
	{
		name: "s-15",
		stage: 3,
		normal: side([
			move$1(3, "ownWeakestIsland"),
			influence$2(4),
			build$2("outpost"),
			produce$2(4),
			train$1(1)
		]),
		hard: side([
			move$1(4, "ownWeakestIsland"),
			influence$2(5),
			build$2("outpost"),
			produce$2(4),
			train$1(2)
		])
	},
	{
		name: "s-16",
		stage: 3,
		normal: side([
			move$1(4, "nearestMerchant"),
			attack$1("merchantHere", 2),
			TAKE_CARD,
			coins(4)
		], [
			move$1(4, "bestFreeIsland"),
			influence$2(4),
			coins(4)
		]),
		hard: side([
			move$1(5, "nearestMerchant"),
			attack$1("merchantHere", 3),
			TAKE_CARD,
			coins(5)
		], [
			move$1(5, "bestFreeIsland"),
			influence$2(5),
			coins(5)
		])
	},
	{
		name: "s-17",
		stage: 3,
		normal: side([
			move$1(3, "bestFreeIsland"),
			influence$2(5),
			build$2("garrison")
		]),
		hard: side([
			move$1(4, "bestFreeIsland"),
			influence$2(6),
			build$2("garrison"),
			produce$2(2)
		])
	},
	{
		name: "s-18",
		stage: 3,
		normal: side([
			move$1(8, "harbour"),
			repair$2(3),
			upgrade$1("advanced"),
			train$1(2),
			produce$2(4),
			coins(4),
			TRADE$1
		]),
		hard: side([
			move$1(8, "harbour"),
			repair$2(4),
			upgrade$1("advanced"),
			train$1(3),
			produce$2(5),
			coins(5),
			TRADE$1
		])
	}
];
/** The rival's cubes in a battle by stage, before upgrades and the card's own. */
var BASE_CUBES = [
	0,
	2,
	3,
	4
];
/** The twelve crew cards of every player, by kind: a place in CREW for each. */
var CREW_KINDS = CREW.flatMap(({ copies }, kind) => Array(copies).fill(kind));
var CREW_CARDS = CREW_KINDS.length;
var ROW_CARDS = [
	...ROW_1,
	...ROW_2,
	...ROW_3,
	...ROW_4
];
var MERCHANTS = ROW_CARDS.filter(({ back }) => back !== null);
var BUILDINGS = [
	"fort",
	"garrison",
	"outpost"
];
var [FORT, GARRISON, OUTPOST] = [
	0,
	1,
	2
];
/** Cubes that fight for a building (DR-COMBAT-B11); reconstructed. */
var DEFENCE_CUBES = [
	4,
	2,
	0
];
var FIRST_ROW_CARD = 0 + CREW_CARDS;
var FIRST_BACK = FIRST_ROW_CARD + ROW_CARDS.length;
var FIRST_ISLAND = FIRST_BACK + MERCHANTS.length;
var FIRST_SEA = FIRST_ISLAND + ISLANDS.length;
var FIRST_UPGRADE = FIRST_SEA + OPEN_SEA.length;
var FIRST_BUILDING = FIRST_UPGRADE + UPGRADES.length;
var FIRST_TOKEN = FIRST_BUILDING + BUILDINGS.length;
var FIRST_SOLO = FIRST_TOKEN + BONUS_TOKENS.length;
FIRST_SOLO + SOLO_CARDS.length;
/** "crewman-2" for the second of its kind; a kind with one card has no number. */
var crewName = (kind, at) => {
	const { name, copies } = CREW[kind];
	return copies === 1 ? name : `${name}-${at - CREW_KINDS.indexOf(kind) + 1}`;
};
var CARD_INFO = [
	...CREW_KINDS.map((kind, at) => ({
		name: crewName(kind, at),
		module: "crew",
		count: 4,
		source: CREW[kind].name === "firstMate" ? "reconstructed" : "printed",
		printed: { levels: CREW[kind].levels }
	})),
	...ROW_CARDS.map(({ name, row, slot, price, effects, copies, source, back }) => ({
		name,
		module: "row",
		count: copies,
		source,
		printed: {
			row,
			slot: SLOTS[slot],
			price,
			effects,
			merchant: back !== null
		}
	})),
	...MERCHANTS.map(({ name, row, slot, back }) => ({
		name: `${name}-back`,
		module: "back",
		count: 1,
		source: "reconstructed",
		printed: {
			row,
			slot: SLOTS[slot],
			...back
		}
	})),
	...ISLANDS.map(({ name, ...printed }) => ({
		name,
		module: "island",
		count: 1,
		source: name === "shark" ? "printed" : "reconstructed",
		printed: { ...printed }
	})),
	...OPEN_SEA.map(({ name, ...printed }) => ({
		name,
		module: "sea",
		count: 1,
		source: "reconstructed",
		printed
	})),
	...UPGRADES.map(({ name, ...printed }) => ({
		name,
		module: "upgrade",
		count: 4,
		source: "reconstructed",
		printed
	})),
	...BUILDINGS.map((name, at) => ({
		name,
		module: "building",
		count: 10,
		source: "printed",
		printed: { cubes: DEFENCE_CUBES[at] }
	})),
	...BONUS_TOKENS.map((achievements, at) => ({
		name: `bt-${at + 1}`,
		module: "token",
		count: 1,
		source: "reconstructed",
		printed: { achievements: achievements.map((one) => ACHIEVEMENTS[one].name) }
	})),
	...SOLO_CARDS.map(({ name, ...printed }) => ({
		name,
		module: "solo",
		count: 1,
		source: "reconstructed",
		printed
	})),
	...ACHIEVEMENTS.map(({ name, value }) => ({
		name,
		module: "achievement",
		count: 1,
		source: "reconstructed",
		printed: { value }
	}))
].map((card, id) => ({
	id,
	...card
}));
var BY_NAME = new Map(CARD_INFO.map(({ name, id }) => [name, id]));
var cardNamed = (name) => BY_NAME.get(name);
var isRowCard = (card) => card >= FIRST_ROW_CARD && card < FIRST_BACK;
var isBack = (card) => card >= FIRST_BACK && card < FIRST_ISLAND;
var rowCard = (card) => isBack(card) ? MERCHANTS[card - FIRST_BACK] : ROW_CARDS[card - FIRST_ROW_CARD];
var isMerchant = (card) => isRowCard(card) && rowCard(card).back !== null;
var BACKS = ROW_CARDS.map((card) => {
	const at = MERCHANTS.indexOf(card);
	return at < 0 ? -1 : FIRST_BACK + at;
});
/** A merchant turned over (DR-ENC-4); its front again. */
var backOf = (card) => BACKS[card - FIRST_ROW_CARD];
var frontOf = (card) => isBack(card) ? FIRST_ROW_CARD + BACKS.indexOf(card) : card;
var NO_BACK = {
	cubes: 0,
	win: [],
	lose: [],
	kept: null
};
var merchantBack = (card) => rowCard(card).back ?? NO_BACK;
/** What a card in a sleeve does: a traded merchant shows its front, a beaten one its back (DR-ENC-3, DR-ENC-7). */
var effectsOf = (card) => isBack(card) ? merchantBack(card).kept ?? [] : rowCard(card).effects;
var crewKind = (card) => CREW_KINDS[card];
var crewEffects = (card, level) => CREW[crewKind(card)].levels[level - 1];
var isIsland = (tile) => tile >= FIRST_ISLAND && tile < FIRST_SEA;
var islandOf = (tile) => ISLANDS[tile - FIRST_ISLAND];
var seaOf = (tile) => OPEN_SEA[tile - FIRST_SEA];
var upgradeOf = (card) => UPGRADES[card - FIRST_UPGRADE];
var fittingOf = (card) => upgradeOf(card);
var buildingOf = (card) => card - FIRST_BUILDING;
var buildingCard = (building) => FIRST_BUILDING + building;
var tokenOf = (card) => BONUS_TOKENS[card - FIRST_TOKEN];
var soloCard = (card) => SOLO_CARDS[card - FIRST_SOLO];
var isRival = (state, player) => state.seats === 1 && player === 1;
/** DR-SOLO-8: that of the order turned over last; the first before any. */
function stageOf(state) {
	const { ordered } = state;
	return ordered.length > 0 ? soloCard(ordered[ordered.length - 1]).stage : 1;
}
/** DR-SOLO-27: tokens lie beside the ship, in the cells as they come. */
function upgradesOf({ cells }) {
	let upgrades = 0;
	for (const { tokens } of cells) upgrades += tokens.length;
	return upgrades;
}
/**
* DR-SOLO-30: what stands in for cannons. Buildings, the harbour and the last turn add to it as they do for everybody.
*/
var rivalCubes = (state, bonus) => BASE_CUBES[stageOf(state)] + upgradesOf(state.players[1]) + bonus;
var NOTHING = [];
var partOf = (crew, card, part) => {
	if (part === 0) return crewEffects(card, crew.level);
	const sleeve = crew.sleeves[part - 1];
	return sleeve === -1 ? NOTHING : effectsOf(sleeve);
};
/** The number of an ability within its card, and back. */
var abilityAt = (part, group, branch) => part * 16 + group * 4 + branch;
var partIn = (ability) => ability >> 4;
/** DR-ABIL-5: the bit of its group, which is used up as a whole. */
var bitIn = (ability) => 1 << (ability >> 2);
var isUsed = (crew, ability) => (crew.used & bitIn(ability)) !== 0;
/** The effect that an ability number names on this card. */
function effectAt(crew, card, ability) {
	if (ability < 0 || ability >= 64) return void 0;
	return partOf(crew, card, partIn(ability))[ability >> 2 & 3]?.[ability & 3];
}
var COMBATS = /* @__PURE__ */ new Set([
	"roll",
	"strength",
	"moveCube",
	"removeCube",
	"onWin",
	"lessDamageOnWin",
	"drawAndPlay"
]);
var MARKS = /* @__PURE__ */ new Set([
	"sail",
	"cannon",
	"helm",
	"bonusCard"
]);
var SCORINGS = [
	"scoreFlat",
	"scorePerHelm",
	"scorePerCargo",
	"scorePerIslandWithout"
];
/** DR-ABIL-3. */
var isCombat = (effect) => COMBATS.has(effect.do);
var isMark = (effect) => MARKS.has(effect.do);
var isDeed = (effect) => !isCombat(effect) && !isMark(effect) && !SCORINGS.includes(effect.do);
function read(groups) {
	const all = groups.flatMap((group, place) => group.map((effect, branch) => ({
		at: abilityAt(0, place, branch),
		effect,
		alone: group.length === 1
	})));
	const only = (test) => all.flatMap(({ at, effect }) => test(effect) ? [{
		at,
		effect
	}] : []);
	const count = (symbol) => all.reduce((sum, { effect }) => effect.do === symbol ? sum + effect.n : sum, 0);
	const choices = all.flatMap(({ at, effect, alone }) => effect.do === "sail" && !alone ? [{
		at,
		effect
	}] : []);
	return {
		helm: count("helm"),
		cannon: count("cannon"),
		sail: count("sail") - choices.reduce((sum, { effect }) => sum + effect.n, 0),
		choices,
		bonus: all.flatMap(({ effect }) => effect.do === "bonusCard" ? [effect.n] : []),
		deeds: only(isDeed),
		combats: only(isCombat)
	};
}
var OF_CREW = Array.from({ length: CREW_CARDS * 4 }, (_, at) => read(crewEffects(Math.floor(at / 4), at % 4 + 1)));
var OF_ROW_CARDS = Array.from({ length: FIRST_ISLAND - FIRST_ROW_CARD }, (_, at) => read(effectsOf(FIRST_ROW_CARD + at)));
var OF_NOTHING = read(NOTHING);
var readingOf = (crew, card, part) => {
	if (part === 0) return OF_CREW[card * 4 + crew.level - 1];
	const sleeve = crew.sleeves[part - 1];
	return sleeve === -1 ? OF_NOTHING : OF_ROW_CARDS[sleeve - FIRST_ROW_CARD];
};
/** Symbols on a set-aside advancement alone (DR-AMB-44). */
var readingOfAside = (card) => OF_ROW_CARDS[card - FIRST_ROW_CARD];
/** DR-ABIL-7 to 10: symbols on the whole crew card; sails of alternatives are no plain sails. */
function countOn(crew, card, symbol) {
	let count = 0;
	for (let part = 0; part < 4; part++) count += readingOf(crew, card, part)[symbol];
	return count;
}
/** `crew` is missing where no card stands behind it: the outcome of a merchant. */
function amountOf(amount, crew, card) {
	if (typeof amount === "number") return amount;
	return crew ? amount.each * countOn(crew, card, amount.x) : 0;
}
/** Sails that count without a choice. */
var cardSails = (crew, card) => countOn(crew, card, "sail");
/** DR-SAIL-9: sails of alternatives that are not used up. */
function choiceSails(crew, card) {
	let sails = 0;
	for (let part = 0; part < 4; part++) for (const { at, effect } of readingOf(crew, card, part).choices) if (!isUsed(crew, abilityAt(part, 0, 0) + at)) sails += amountOf(effect.n, crew, card);
	return sails;
}
/** Counting them uses these groups up. */
function useChoiceSails(crew, card) {
	for (let part = 0; part < 4; part++) for (const { at } of readingOf(crew, card, part).choices) crew.used |= bitIn(abilityAt(part, 0, 0) + at);
}
var cardCannons = (crew, card) => countOn(crew, card, "cannon");
/** DR-BONUS-1. */
function bonusCards(crew, card) {
	let cards = 0;
	for (let part = 0; part < 4; part++) for (const amount of readingOf(crew, card, part).bonus) cards += amountOf(amount, crew, card);
	return cards;
}
var USE = Array.from({ length: CREW_CARDS }, (_, card) => Array.from({ length: 64 }, (_, ability) => ({
	type: "use",
	card,
	ability
})));
var useOf = (card, ability) => USE[card][ability];
/** All influence that unused abilities of cards in play could still bring. */
function influenceLeft(state, seat) {
	const { play, crew: all } = state.players[seat];
	let influence = 0;
	for (const card of play) for (let part = 0; part < 4; part++) for (const { at, effect } of readingOf(all[card], card, part).deeds) if (effect.do === "influence" && !isUsed(all[card], part * 16 + at)) influence += amountOf(effect.n, all[card], card);
	return influence;
}
// games/dead-reckoning/rules/scoring.ts
/** Section 21.2: what everything is worth at the end. Works on a state and, as far as it shows, on a view. */
var bits$1 = (set) => {
	let count = 0;
	for (let left = set; left > 0; left &= left - 1) count++;
	return count;
};
var holds = (set, bit) => (set >> bit & 1) === 1;
/** DR-SCORE-1. */
function achievementsOf({ achievements }) {
	let coins = 0;
	for (let at = 0; at < ACHIEVEMENTS.length; at++) if (holds(achievements, at)) coins += ACHIEVEMENTS[at].value;
	return coins;
}
/** DR-SCORE-2, DR-ABON-2. */
var bonusOf = ({ achievements, token }) => token === -1 ? 0 : 2 * tokenOf(token).filter((one) => holds(achievements, one)).length;
/** DR-SCORE-3, DR-SCORE-4. A chest that is not open counts nothing. */
function coinsOf$1(state, player) {
	let coins = Math.max(0, state.players[player].chest);
	for (const cell of state.players[player].cells) coins += cell.coins;
	for (const tile of state.sea) if (tile.controller === player) coins += tile.coins;
	return coins;
}
/** DR-SCORE-5. */
function buildingsOf(state, player) {
	let buildings = 0;
	for (const tile of state.sea) if (tile.controller === player) buildings += bits$1(tile.buildings);
	return buildings;
}
/** DR-SCORE-6: in sleeves and set aside. */
function advancementsOf({ crew, aside }) {
	let advancements = aside.length;
	for (const { sleeves } of crew) for (const card of sleeves) if (card !== -1) advancements++;
	return advancements;
}
/** DR-SCORE-7: covered ones too. */
function upgradesWorth({ cells }) {
	let coins = 0;
	for (const { tokens } of cells) for (const token of tokens) coins += upgradeOf(token).kind === "basic" ? 1 : 2;
	return coins;
}
function cargoOf(state, player) {
	let cargo = state.players[player].dock;
	for (const cell of state.players[player].cells) cargo += cell.cargo;
	for (const tile of state.sea) if (tile.controller === player) cargo += tile.cargo;
	return cargo;
}
/** Only islands that lie open exist for the score (DR-SCORE-19). */
var islandsOf = (state) => state.sea.filter(({ explored, id }) => explored && isIsland(id));
var isWithout = (tile, player) => tile.cubes[player] === 0 && tile.permanent[player] === 0;
/** DR-SCORE-9, DR-SCORE-11. */
function worthOf(state, player, ability, helms) {
	switch (ability.do) {
		case "scoreFlat": return ability.n;
		case "scorePerHelm": return ability.n * helms;
		case "scorePerCargo": return ability.n * Math.floor(cargoOf(state, player) / ability.cargo);
		case "scorePerIslandWithout": return ability.n * islandsOf(state).filter((tile) => isWithout(tile, player)).length;
	}
}
var SCORING = /* @__PURE__ */ new Set([
	"scoreFlat",
	"scorePerHelm",
	"scorePerCargo",
	"scorePerIslandWithout"
]);
var scoringOn = (card) => effectsOf(card).flat().filter((effect) => SCORING.has(effect.do));
/**
* DR-SCORE-8, DR-SCORE-10: every purple ability of the own advancements, each once; the rival's pile has none. Of a card
* set aside "this card" is the advancement alone.
*/
function abilitiesOf(state, player) {
	if (isRival(state, player)) return 0;
	const { crew, aside } = state.players[player];
	let coins = 0;
	crew.forEach((member, card) => {
		for (const sleeved of member.sleeves) if (sleeved !== -1) for (const ability of scoringOn(sleeved)) coins += worthOf(state, player, ability, countOn(member, card, "helm"));
	});
	for (const card of aside) for (const ability of scoringOn(card)) coins += worthOf(state, player, ability, readingOfAside(card).helm);
	return coins;
}
/**
* DR-SCORE-12 to 18: what each player gets on an island. Empty slots are the cubes of an imaginary player. Those tied
* for a place get the value of the next one; the next group starts as many places lower.
*/
function islandAwards(state, tile) {
	const { id, explored, cubes, permanent } = state.sea[tile];
	const awards = state.players.map(() => 0);
	if (!explored || !isIsland(id)) return awards;
	const { values, slots } = islandOf(id);
	const counts = cubes.map((count, player) => count + permanent[player]);
	counts.push(slots - cubes.reduce((sum, count) => sum + count, 0));
	for (let player = 0; player < awards.length; player++) {
		if (counts[player] === 0) continue;
		let ahead = 0;
		let tied = 0;
		for (const count of counts) if (count > counts[player]) ahead++;
		else if (count === counts[player]) tied++;
		awards[player] = values[ahead + (tied > 1 ? 1 : 0)] ?? 0;
	}
	return awards;
}
function islandsWorth(state, player) {
	let coins = 0;
	for (let tile = 0; tile < state.sea.length; tile++) if (state.sea[tile].explored) coins += islandAwards(state, tile)[player];
	return coins;
}
function sheetOf(state, player) {
	const counted = state.players[player];
	return {
		achievements: achievementsOf(counted),
		bonus: bonusOf(counted),
		coins: coinsOf$1(state, player),
		buildings: buildingsOf(state, player),
		advancements: Math.floor(advancementsOf(counted) / 2),
		upgrades: upgradesWorth(counted),
		abilities: abilitiesOf(state, player),
		islands: islandsWorth(state, player)
	};
}
/** DR-SCORE-20. */
var totalOf = (sheet) => sheet.achievements + sheet.bonus + sheet.coins + sheet.buildings + sheet.advancements + sheet.upgrades + sheet.abilities + sheet.islands;
// games/dead-reckoning/rules/state.ts
/** Bits of `Tile.buildings`. */
var bitOf = (building) => 1 << building;
// games/dead-reckoning/cards/board.ts
var zone = (name, kind, rect, value = {}) => ({
	name,
	kind,
	rect,
	strength: 0,
	cargo: 0,
	coins: 0,
	any: 0,
	...value
});
var ZONES = [
	zone("A1", "loot", [
		0,
		0,
		.35,
		.25
	], { cargo: 1 }),
	zone("A2", "strength", [
		.35,
		0,
		.3,
		.25
	], { strength: 1 }),
	zone("A3", "loot", [
		.65,
		0,
		.35,
		.25
	], { coins: 1 }),
	zone("B1", "damage", [
		0,
		.25,
		.3,
		.27
	]),
	zone("B2", "strength", [
		.3,
		.25,
		.15,
		.27
	], { strength: 1 }),
	zone("B3", "explosion", [
		.45,
		.25,
		.11,
		.27
	]),
	zone("B4", "strength", [
		.56,
		.25,
		.16,
		.27
	], { strength: 1 }),
	zone("B5", "damage", [
		.72,
		.25,
		.28,
		.27
	]),
	zone("C1", "loot", [
		0,
		.52,
		.35,
		.26
	], {
		cargo: 1,
		coins: 1
	}),
	zone("C2", "strength", [
		.35,
		.52,
		.16,
		.26
	], { strength: 2 }),
	zone("C3", "damage", [
		.51,
		.52,
		.14,
		.26
	]),
	zone("C4", "loot", [
		.65,
		.52,
		.35,
		.26
	], { coins: 2 }),
	zone("D1", "strength", [
		0,
		.78,
		.36,
		.22
	], { strength: 1 }),
	zone("D2", "loot", [
		.36,
		.78,
		.18,
		.22
	], { any: 2 }),
	zone("D3", "strength", [
		.54,
		.78,
		.2,
		.22
	], { strength: 1 }),
	zone("D4", "explosion", [
		.74,
		.78,
		.26,
		.22
	])
];
/** DR-ADV-R2: neighbours in the sense of "an adjacent zone". */
var NEIGHBOURS$1 = {
	A1: "A2 B1 B2",
	A2: "A1 A3 B2 B3 B4",
	A3: "A2 B4 B5",
	B1: "A1 B2 C1",
	B2: "A1 A2 B1 B3 C1 C2",
	B3: "A2 B2 B4 C2 C3",
	B4: "A2 A3 B3 B5 C3 C4",
	B5: "A3 B4 C4",
	C1: "B1 B2 C2 D1",
	C2: "B2 B3 C1 C3 D2",
	C3: "B3 B4 C2 C4 D2 D3",
	C4: "B4 B5 C3 D3 D4",
	D1: "C1 D2",
	D2: "C2 C3 D1 D3",
	D3: "C3 C4 D2 D4",
	D4: "C4 D3"
};
var zoneNamed = (name) => ZONES.findIndex((zone) => zone.name === name);
var ADJACENT = ZONES.map(({ name }) => NEIGHBOURS$1[name].split(" ").map(zoneNamed));
var millimetres = (share) => Math.round(share * 220 * 100) / 100;
var BOARD = {
	width: 220,
	depth: 220,
	zones: ZONES.map(({ rect: [x, y, width, depth] }) => ({
		x: millimetres(x),
		y: millimetres(y),
		width: millimetres(width),
		depth: millimetres(depth)
	})),
	ridge: {
		width: 2.6,
		height: 1.5
	}
};
// games/dead-reckoning/rules/control.ts
/** Who controls an island (DR-CTRL), what that means for its buildings (DR-BLDG), and who is kept off it. */
var PROTECTION = bitOf(FORT) | bitOf(GARRISON);
/** DR-AMB-72: a tile face down is no island yet. */
var isOpenIsland = ({ explored, id }) => explored && isIsland(id);
function emptySlots({ id, cubes }) {
	let empty = islandOf(id).slots;
	for (const count of cubes) empty -= count;
	return empty;
}
/** Cubes in slots and permanent ones (DR-CTRL-2). */
var cubesOn = ({ cubes, permanent }, player) => cubes[player] + permanent[player];
/** DR-CTRL-1 to 4: who would control the island as its cubes lie now. */
function strongest(state, at) {
	const tile = state.sea[at];
	if (!isOpenIsland(tile)) return -1;
	let most = emptySlots(tile);
	let holder = -1;
	for (let player = 0; player < tile.cubes.length; player++) {
		const count = cubesOn(tile, player);
		if (count > most) {
			most = count;
			holder = player;
		} else if (count === most) holder = -1;
	}
	return holder;
}
/** DR-BLDG-4, DR-BLDG-7, DR-BLDG-14: a working fort or garrison of somebody else. */
function hostileFort(state, player, at) {
	const { controller, buildings } = state.sea[at];
	return controller !== -1 && controller !== player && (buildings & PROTECTION) !== 0;
}
/** DR-BLOCK-1, DR-BLOCK-7: the player's ship shares the island with an opponent's ship in pirate mode. */
function isBlocked(state, player, at) {
	const { players } = state;
	if (at === 12 || players[player].at !== at) return false;
	for (let other = 0; other < players.length; other++) if (other !== player && players[other].pirate && players[other].at === at) return true;
	return false;
}
/** Load, unload, put cubes: DR-BLDG-4 and DR-BLOCK-2 together. */
var canInteract = (state, player, at) => at !== 12 && isOpenIsland(state.sea[at]) && !hostileFort(state, player, at) && !isBlocked(state, player, at);
/** Remembers who controlled an island before the first cube of the batch touched it (DR-CTRL-11). */
function touch(state, at) {
	const { batch } = state;
	if (!batch || batch.tiles.includes(at)) return;
	batch.tiles.push(at);
	batch.controllers.push(state.sea[at].controller);
}
/** From the supply into a slot. Control is checked by whoever closes the batch or calls `settleTile`. */
function addCube(state, at, player) {
	touch(state, at);
	state.players[player].cubes--;
	state.sea[at].cubes[player]++;
}
/** From a slot back to its owner. */
function removeCube(state, at, player) {
	touch(state, at);
	state.sea[at].cubes[player]--;
	state.players[player].cubes++;
}
// games/dead-reckoning/rules/map.ts
var LOCATIONS = 13;
/** The row of a tile as it is called: 1 next to the harbour, 4 the farthest. */
var rowOf = (tile) => (tile / 3 | 0) + 1;
/** The tile in this direction, north being away from the harbour; -1 off the grid and for the harbour (DR-SETUP-7). */
function tileTo(tile, way) {
	const column = tile % 3;
	switch (way) {
		case "north": return tile + 3 < 12 ? tile + 3 : -1;
		case "south": return tile - 3 >= 0 ? tile - 3 : -1;
		case "west": return column > 0 ? tile - 1 : -1;
		case "east": return column < 2 ? tile + 1 : -1;
	}
}
function neighboursOf(at) {
	if (at === 12) return [
		0,
		1,
		2
	];
	const column = at % 3;
	const near = [at < 3 ? 12 : at - 3];
	if (column > 0) near.push(at - 1);
	if (column < 2) near.push(at + 1);
	if (at + 3 < 12) near.push(at + 3);
	return near;
}
var NEIGHBOURS = Array.from({ length: LOCATIONS }, (_, at) => neighboursOf(at));
function stepsFrom(from) {
	const steps = new Array(LOCATIONS).fill(LOCATIONS);
	steps[from] = 0;
	const queue = [from];
	for (const at of queue) for (const next of NEIGHBOURS[at]) if (steps[next] === LOCATIONS) {
		steps[next] = steps[at] + 1;
		queue.push(next);
	}
	return steps;
}
/** Fewest steps between two locations: nothing bars the way (DR-MOVE-5, DR-MOVE-8). */
var STEPS_BETWEEN = Array.from({ length: LOCATIONS }, (_, from) => stepsFrom(from));
/** DR-SOLO-11: the order of every last tie-break: the harbour, then by columns, nearer to the harbour first. */
var IN_TILE_ORDER = [12, ...Array.from({ length: 12 }, (_, tile) => tile).sort((one, other) => one % 3 - other % 3 || one - other)];
// games/dead-reckoning/rules/reasons.ts
var REASONS = {
	"token-first": "DR-SETUP-25",
	"level-first": "DR-LEVEL-3",
	"not-in-main-phase": "DR-TURN-4",
	"sail-on-first": "DR-MOVE-4",
	"pirates-first": "DR-PIRATE-3",
	"mode-first": "DR-END-PHASE-5",
	"sleeve-first": "DR-SLEEVE-6",
	"ability-first": "DR-TURN-8",
	"influence-first": "DR-INF-5",
	"settle-first": "DR-INF-6",
	"pay-first": "DR-ABIL-11",
	"divide-first": "DR-GAIN-4",
	"room-first": "DR-GAIN-6",
	"recall-first": "DR-CUBE-1",
	"battle-first": "DR-TURN-8",
	"arm-first": "DR-COMBAT-2",
	"cubes-in-the-air": "DR-COMBAT-2",
	"combat-first": "DR-COMBAT-S8",
	"loot-first": "DR-BSHIP-12",
	"rival-first": "DR-TURN-1",
	"no-such-token": "DR-SETUP-25",
	"no-level-due": "DR-LEVEL-1",
	"not-in-hand": "DR-LEVEL-1",
	"highest-level": "DR-LEVEL-7",
	"level-compulsory": "DR-LEVEL-4",
	"not-your-turn": "DR-TURN-1",
	"only-in-answer": "DR-JETT-2",
	"nowhere-to-load": "DR-LOAD-4",
	"nowhere-to-unload": "DR-UNLOAD-6",
	"not-controlled": "DR-LOAD-4",
	"fort-forbids": "DR-BLDG-4",
	blockade: "DR-BLOCK-1",
	"no-such-goods": "DR-SHIP-3",
	"no-room": "DR-SHIP-3",
	"no-such-cell": "DR-SHIP-1",
	"one-or-all": "DR-TABLE-1",
	"not-in-battle": "DR-REARR-2",
	"not-a-crew-card": "DR-PLAY-1",
	"card-not-in-hand": "DR-PLAY-1",
	"not-for-defence": "DR-PLAY-6",
	"already-raised": "DR-SAIL-1",
	"already-moved": "DR-SAIL-1",
	"no-sails": "DR-SAIL-2",
	"no-such-alternative": "DR-SAIL-9",
	"raise-first": "DR-TURN-4",
	"too-far": "DR-MOVE-1",
	"already-explored": "DR-MOVE-9",
	"already-there": "DR-MOVE-4",
	"way-without-end": "DR-MOVE-10",
	"way-is-open": "DR-TABLE-3",
	"no-such-place": "DR-MOVE-2",
	"nothing-to-buy": "DR-BUY-1",
	"bought-twice": "DR-BUY-2",
	"too-dear": "DR-BUY-4",
	"not-a-merchant": "DR-ENC-1",
	"not-an-advancement": "DR-BUY-1",
	"no-flag": "DR-PIRATE-5",
	"not-here": "DR-FLAG-1",
	"already-fought": "DR-COMBAT-6",
	"no-such-building": "DR-COMBAT-B1",
	"outpost-safe": "DR-COMBAT-B2",
	"own-building": "DR-BLDG-6",
	"no-pirate-here": "DR-PIRATE-7",
	"left-the-tile": "DR-PIRATE-7",
	"has-trader": "DR-ACH-2",
	"not-enough-cargo": "DR-ACH-17",
	"not-in-play": "DR-ABIL-1",
	"no-such-ability": "DR-ABIL-1",
	"already-used": "DR-ABIL-2",
	"combat-only": "DR-ABIL-3",
	"not-an-action": "DR-SAIL-8",
	"cannot-pay": "DR-ABIL-12",
	"no-effect": "DR-ABIL-12",
	"only-in-harbour": "DR-REPAIR-1",
	"no-damage": "DR-REPAIR-2",
	"too-few-symbols": "DR-ABIL-7",
	"not-an-island": "DR-INF-1",
	"ship-not-there": "DR-INF-1",
	"slots-empty": "DR-INF-3",
	"slots-full": "DR-INF-3",
	"no-cube-to-replace": "DR-INF-3",
	"needs-two": "DR-GAMEEND-6",
	"too-many-adjacent": "DR-INF-9",
	"not-explored": "DR-PROD-4",
	"wrong-row": "DR-PROD-10",
	"produced-already": "DR-PROD-9",
	"not-your-island": "DR-BUILD-1",
	"built-already": "DR-BUILD-4",
	"none-left": "DR-COMP-32",
	"wrong-kind": "DR-UPG-1",
	"empty-cell-first": "DR-UPG-3",
	"no-such-upgrade": "DR-UPG-9",
	"wrong-split": "DR-GAIN-4",
	"nothing-waiting": "DR-GAIN-6",
	"control-would-change": "DR-CUBE-3",
	"no-cube-there": "DR-CUBE-1",
	"cannot-copy": "DR-ABIL-14",
	"too-many-cannons": "DR-COMBAT-3",
	"not-against-buildings": "DR-COMBAT-B7",
	"no-such-cube": "DR-BSHIP-22",
	"not-adjacent": "DR-ADV-R2",
	"wrong-zone": "DR-BSHIP-22",
	"not-your-cube": "DR-CREW-13",
	"nothing-to-loot": "DR-BSHIP-12",
	"no-island-here": "DR-BSHIP-15",
	"wrong-number-of-cubes": "DR-PHYS-22",
	"not-a-zone": "DR-PHYS-22",
	"not-a-pose": "DR-PHYS-31",
	"not-a-throw": "DR-PHYS-33",
	"not-set-aside": "DR-SLEEVE-1",
	"not-played": "DR-SLEEVE-1",
	"slot-taken": "DR-SLEEVE-3",
	"must-sleeve": "DR-SLEEVE-6"
};
var reason = (code, params) => params ? {
	code,
	clause: REASONS[code],
	params
} : {
	code,
	clause: REASONS[code]
};
var PENDING = {
	token: "token-first",
	levelUp: "level-first",
	main: "not-in-main-phase",
	underway: "sail-on-first",
	forced: "pirates-first",
	endPhase: "sleeve-first",
	mode: "mode-first",
	sleeve: "sleeve-first",
	effects: "ability-first",
	influence: "influence-first",
	batch: "settle-first",
	permanent: "ability-first",
	produce: "ability-first",
	build: "ability-first",
	upgrade: "ability-first",
	swap: "ability-first",
	copy: "ability-first",
	grant: "ability-first",
	pay: "pay-first",
	divide: "divide-first",
	room: "room-first",
	recall: "recall-first",
	battle: "battle-first",
	prepare: "arm-first",
	respond: "arm-first",
	fall: "cubes-in-the-air",
	combat: "combat-first",
	shift: "combat-first",
	remove: "combat-first",
	drawn: "combat-first",
	loot: "loot-first",
	rival: "rival-first",
	finale: "cubes-in-the-air"
};
/** An action of another kind than the waiting step asks for. */
var pending = (step) => reason(PENDING[step]);
// games/dead-reckoning/rules/cubes.ts
/** The 35 cubes of a player: the supply, and the shortage of it (DR-CUBE). */
var FOR_THE_SUPPLY = {
	tile: -1,
	achievement: -1
};
/** Takes cubes out of the personal supply, as many as there are (DR-CUBE-7). */
function takeCubes(state, player, count) {
	const taken = Math.min(count, state.players[player].cubes);
	state.players[player].cubes -= taken;
	return taken;
}
/** DR-CUBE-2 to 6: why no own cube can be taken back from this tile. */
function whyNotRecall(state, player, at) {
	const tile = state.sea[at];
	if (tile === void 0 || !isOpenIsland(tile) || tile.cubes[player] === 0) return "no-cube-there";
	if (hostileFort(state, player, at)) return "fort-forbids";
	const before = strongest(state, at);
	tile.cubes[player]--;
	const after = strongest(state, at);
	tile.cubes[player]++;
	return after === before ? void 0 : "control-would-change";
}
function canRecall(state, player) {
	for (let at = 0; at < 12; at++) if (whyNotRecall(state, player, at) === void 0) return true;
	return false;
}
function recallFrom(state, player, at, out) {
	removeCube(state, at, player);
	out.events?.push({
		type: "recalled",
		seat: player,
		tile: at
	});
}
/** DR-SOLO-35: the lowest first value, then tile order. */
function recallForRival(state, player, count, out) {
	while (state.players[player].cubes < count) {
		const [at] = IN_TILE_ORDER.filter((one) => whyNotRecall(state, player, one) === void 0).sort((one, other) => islandOf(state.sea[one].id).values[0] - islandOf(state.sea[other].id).values[0]);
		if (at === void 0) return;
		recallFrom(state, player, at, out);
	}
}
/**
* DR-CUBE-1: the player needs this many cubes in the supply. True: there are too few, some can be taken back, and the
* owner is asked. False: there is nothing to ask; the caller does with what is there.
*/
function needCubes(state, player, count, out, due = FOR_THE_SUPPLY) {
	const missing = count - state.players[player].cubes;
	if (missing <= 0) return false;
	if (isRival(state, player)) {
		recallForRival(state, player, count, out);
		return false;
	}
	if (!canRecall(state, player)) return false;
	state.flow.push({
		step: "recall",
		seat: player,
		need: missing,
		...due
	});
	return true;
}
/** Puts one cube from the supply where it is due. */
function put$2(state, player, { tile, achievement }) {
	const owner = state.players[player];
	owner.cubes--;
	if (tile !== -1) state.sea[tile].permanent[player]++;
	else if (achievement === LEGEND) owner.legend++;
	else if (achievement === EXPLORER) owner.explorer++;
	else owner.seaDogs++;
}
/** Tells of a cube that came to its place; a permanent one that was no matter of course came after the control (`isLate`). */
function tell$1(state, seat, { tile, achievement }, isLate, out) {
	const { legend, explorer, seaDogs } = state.players[seat];
	if (tile !== -1) {
		if (isLate) out.events?.push({
			type: "permanent",
			seat,
			tile
		});
		return;
	}
	const count = achievement === LEGEND ? legend : achievement === EXPLORER ? explorer : seaDogs;
	out.events?.push({
		type: "progress",
		seat,
		achievement,
		count
	});
}
/** A cube that is due at once: put down, or asked for, or lost (DR-CUBE-7). */
function spendCube(state, player, due, out) {
	const isShort = state.players[player].cubes === 0;
	if (needCubes(state, player, 1, out, due) || state.players[player].cubes === 0) return;
	put$2(state, player, due);
	tell$1(state, player, due, isShort, out);
}
/** The cubes have been found: one that was wanted for a certain place goes there. */
function finish$2(state, frame, out) {
	state.flow.pop();
	const { seat, tile, achievement } = frame;
	if (tile === -1 && achievement === -1 || state.players[seat].cubes === 0) return;
	put$2(state, seat, frame);
	tell$1(state, seat, frame, true, out);
}
/** DR-CUBE-7: what was to be done with the missing cubes is forfeited. */
function forgo(state) {
	state.flow.pop();
	const below = state.flow[state.flow.length - 1];
	if (below?.step === "influence" || below?.step === "permanent") below.left = 0;
}
var RECALL = Array.from({ length: 12 }, (_, tile) => ({
	type: "recall",
	tile
}));
var DONE$3 = { type: "done" };
function recalls(state, seat) {
	return RECALL.filter((_action, at) => whyNotRecall(state, seat, at) === void 0);
}
/** DR-DEC-28, DR-DEC-93. */
var recall = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => [...recalls(state, frame.seat), DONE$3],
	apply(state, frame, seat, action, out) {
		if (action.type !== "recall") {
			forgo(state);
			return;
		}
		recallFrom(state, seat, action.tile, out);
		frame.need--;
	},
	resume(state, frame, out) {
		if (frame.need > 0 && canRecall(state, frame.seat)) return false;
		finish$2(state, frame, out);
		return true;
	},
	/** A slot cube that becomes a permanent one is no loss; anything else is left where it lies. */
	byDefault(state, frame, seat) {
		return frame.tile === -1 ? DONE$3 : recalls(state, seat)[0] ?? DONE$3;
	},
	whyNot(state, frame, seat, action) {
		const code = action.type === "recall" ? whyNotRecall(state, seat, action.tile) : void 0;
		return code ? reason(code) : pending(frame.step);
	}
};
// games/dead-reckoning/rules/ship.ts
/** The ship board: what its cells carry and give (DR-SHIP), and goods coming aboard and leaving (DR-TABLE-1). */
/** What a cell gives: the uncovered token, else what is printed (DR-UPG-5). */
var fittingAt = (player, cell) => {
	const { tokens } = player.cells[cell];
	return tokens.length > 0 ? fittingOf(tokens[tokens.length - 1]) : PRINTED_CELLS[cell];
};
var loadOf = (cell) => cell.cargo + cell.coins;
var roomIn = (player, cell) => Math.max(0, fittingAt(player, cell).hold - loadOf(player.cells[cell]));
/** DR-SHIP-4, DR-SHIP-5: a bonus works while the hold of its cell is empty, or if there is none. */
var isActive = (player, cell) => loadOf(player.cells[cell]) === 0;
function roomOn(player) {
	let room = 0;
	for (let cell = 0; cell < 4; cell++) room += roomIn(player, cell);
	return room;
}
var inCell = (cell, good) => good === 0 ? cell.cargo : cell.coins;
function aboard(player, good) {
	let total = 0;
	for (const cell of player.cells) total += inCell(cell, good);
	return total;
}
/** Sails of the ship; `loaded`: those of loaded cells count too (DR-SAIL-5). */
function shipSails(player, loaded) {
	let sails = 0;
	for (let cell = 0; cell < 4; cell++) if (loaded || isActive(player, cell)) sails += fittingAt(player, cell).sails;
	return sails;
}
/** DR-COMBAT-5: the printed cannon and those of active cells. */
function shipCannons(player) {
	let cannons = 1;
	for (let cell = 0; cell < 4; cell++) if (isActive(player, cell)) cannons += fittingAt(player, cell).cannons;
	return cannons;
}
function addTo(cell, good, count) {
	if (good === 0) cell.cargo += count;
	else cell.coins += count;
}
/** Holds that already carry goods first, then those whose bonus is the least loss. */
function stowingOrder(player) {
	const rank = (cell) => {
		if (!isActive(player, cell)) return -1;
		const { sails, cannons } = fittingAt(player, cell);
		return sails + cannons;
	};
	return [
		0,
		1,
		2,
		3
	].sort((one, other) => rank(one) - rank(other) || one - other);
}
/** Brings goods aboard as far as there is room; says how many found a place. */
function stow(player, good, count) {
	let left = count;
	for (const cell of stowingOrder(player)) {
		const here = Math.min(left, roomIn(player, cell));
		addTo(player.cells[cell], good, here);
		left -= here;
	}
	return count - left;
}
/** Takes goods off the ship: the holds that are emptied soonest first. Never more than are aboard. */
function unstow(player, good, count) {
	let left = count;
	const fullest = player.cells.filter((cell) => inCell(cell, good) > 0).sort((one, other) => loadOf(one) - loadOf(other));
	for (const cell of fullest) {
		const here = Math.min(left, inCell(cell, good));
		addTo(cell, good, -here);
		left -= here;
	}
}
// games/dead-reckoning/rules/goodsFlow.ts
/** Gaining and paying goods (DR-GAIN): where they go, where they come from, and who is asked about it (DR-TABLE-5). */
/** Leaves word of goods that moved. */
function tellMoved(out, seat, good, count, from, to, cause, tile = -1) {
	if (count === 0) return;
	const cargo = good === 0 ? count : 0;
	out.events?.push({
		type: "moved",
		seat,
		cargo,
		coins: count - cargo,
		from,
		to,
		tile,
		cause
	});
}
/** DR-GAIN-2: cargo on the dock, coins in the chest, wherever the ship is. */
var storeOf = (good) => good === 0 ? "dock" : "chest";
var stored = (player, good) => player[storeOf(good)];
function toHarbour(state, seat, good, count, cause, out) {
	state.players[seat][storeOf(good)] += count;
	tellMoved(out, seat, good, count, "supply", storeOf(good), cause);
}
/** DR-GAIN-3: to the holds; what does not fit together is the owner's to sort out (DR-GAIN-6). */
function bringAboard(state, seat, cargo, coins, cause, out) {
	const player = state.players[seat];
	if (cargo + coins > roomOn(player)) {
		state.flow.push({
			step: "room",
			seat,
			cargo,
			coins,
			from: "supply"
		});
		return;
	}
	stow(player, 0, cargo);
	stow(player, 1, coins);
	tellMoved(out, seat, 0, cargo, "supply", "ship", cause);
	tellMoved(out, seat, 1, coins, "supply", "ship", cause);
}
/** DR-GAIN-4; in the harbour, or with full holds, there is nothing to divide. */
function divideGain(state, seat, good, count, out) {
	if (count === 0) return;
	const player = state.players[seat];
	if (player.at === 12 || roomOn(player) === 0) toHarbour(state, seat, good, count, "gain", out);
	else state.flow.push({
		step: "divide",
		seat,
		cargo: good === 0 ? count : 0,
		coins: good === 1 ? count : 0
	});
}
/** DR-GAIN-8: from the common supply to the place shown. */
function gain(state, player, cargo, coins, place, out, cause = "gain") {
	if (cargo + coins === 0) return;
	switch (place) {
		case "dock":
			toHarbour(state, player, 0, cargo, cause, out);
			toHarbour(state, player, 1, coins, cause, out);
			break;
		case "ship":
			bringAboard(state, player, cargo, coins, cause, out);
			break;
		case "dockOrShip":
			divideGain(state, player, 1, coins, out);
			divideGain(state, player, 0, cargo, out);
			break;
		case "anyIsland": state.flow.push({
			step: "grant",
			seat: player,
			cargo,
			coins
		});
	}
}
var within$1 = (player, good, count, from) => count === 0 || count <= aboard(player, good) + (from === "ship" ? 0 : stored(player, good));
function canPay(state, player, price) {
	if (price === null) return true;
	const owner = state.players[player];
	return within$1(owner, 0, price.cargo, price.from) && within$1(owner, 1, price.coins, price.from);
}
/** Takes so much out of the dock or chest and the rest off the ship. */
function takeGoods(state, seat, good, count, dock, cause, out) {
	const player = state.players[seat];
	player[storeOf(good)] -= dock;
	unstow(player, good, count - dock);
	tellMoved(out, seat, good, dock, storeOf(good), "supply", cause);
	tellMoved(out, seat, good, count - dock, "ship", "supply", cause);
}
/** What may come from the dock or chest: at least, and at most. */
var leastFromDock = (player, good, count) => Math.max(0, count - aboard(player, good));
var mostFromDock = (player, good, count) => Math.min(count, stored(player, good));
function payPart(state, seat, good, count, cause, out) {
	if (count === 0) return;
	const player = state.players[seat];
	const most = mostFromDock(player, good, count);
	if (good === 1 && most < count) out.uncover();
	if (player.at === 12 || most === leastFromDock(player, good, count)) takeGoods(state, seat, good, count, most, cause, out);
	else state.flow.push({
		step: "pay",
		seat,
		cargo: good === 0 ? count : 0,
		coins: good === 1 ? count : 0,
		cause
	});
}
/** DR-ABIL-11, DR-GAIN-8: to the common supply. To be called last: it may leave a question on top. */
function pay(state, player, price, out, cause = "price") {
	if (price === null) return;
	if (price.from === "ship") {
		takeGoods(state, player, 0, price.cargo, 0, cause, out);
		takeGoods(state, player, 1, price.coins, 0, cause, out);
	} else {
		payPart(state, player, 1, price.coins, cause, out);
		payPart(state, player, 0, price.cargo, cause, out);
	}
}
var SPLIT = Array.from({ length: 32 }, (_, dock) => ({
	type: "split",
	dock
}));
var goodIn = ({ cargo }) => cargo > 0 ? 0 : 1;
var countIn = ({ cargo, coins }) => cargo + coins;
/** DR-DEC-48, DR-TABLE-5: how much of the price comes from the dock or chest. */
var payment = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame) {
		const player = state.players[frame.seat];
		const good = goodIn(frame);
		const count = countIn(frame);
		return SPLIT.slice(leastFromDock(player, good, count), mostFromDock(player, good, count) + 1);
	},
	apply(state, frame, seat, action, out) {
		state.flow.pop();
		const dock = action.type === "split" ? action.dock : 0;
		takeGoods(state, seat, goodIn(frame), countIn(frame), dock, frame.cause, out);
	},
	resume: () => false,
	whyNot: (_state, frame, _seat, action) => action.type === "split" ? reason("wrong-split") : pending(frame.step)
};
/** DR-DEC-46: how much of the gain goes to the dock or chest; the ship takes what fits. */
var divide = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame) {
		const count = countIn(frame);
		return SPLIT.slice(Math.max(0, count - roomOn(state.players[frame.seat])), count + 1);
	},
	apply(state, frame, seat, action, out) {
		state.flow.pop();
		const good = goodIn(frame);
		const count = countIn(frame);
		const dock = action.type === "split" ? action.dock : count;
		toHarbour(state, seat, good, dock, "gain", out);
		stow(state.players[seat], good, count - dock);
		tellMoved(out, seat, good, count - dock, "supply", "ship", "gain");
	},
	resume(state, frame, out) {
		if (roomOn(state.players[frame.seat]) > 0) return false;
		state.flow.pop();
		toHarbour(state, frame.seat, goodIn(frame), countIn(frame), "gain", out);
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "split" ? reason("wrong-split") : pending(frame.step)
};
/** DR-AMB-64: a fort forbids it, a blockade does not. */
function whyNotGrant(state, seat, at) {
	const tile = state.sea[at];
	if (tile === void 0 || !isOpenIsland(tile)) return "not-an-island";
	return hostileFort(state, seat, at) ? "fort-forbids" : void 0;
}
function canGrant(state, seat) {
	for (let at = 0; at < 12; at++) if (whyNotGrant(state, seat, at) === void 0) return true;
	return false;
}
var CHOOSE = Array.from({ length: 12 }, (_, tile) => ({
	type: "choose",
	tile
}));
var grants = (state, seat) => CHOOSE.filter((_action, at) => whyNotGrant(state, seat, at) === void 0);
function putOnIsland(state, frame, at, out) {
	state.flow.pop();
	const { seat, cargo, coins } = frame;
	state.sea[at].cargo += cargo;
	state.sea[at].coins += coins;
	out.events?.push({
		type: "moved",
		seat,
		cargo,
		coins,
		from: "supply",
		to: "island",
		tile: at,
		cause: "gain"
	});
}
/** DR-DEC-51: goods to any one island. */
var grant = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => grants(state, frame.seat),
	apply(state, frame, _seat, action, out) {
		if (action.type === "choose") putOnIsland(state, frame, action.tile, out);
	},
	resume(state, frame, out) {
		const [first, second] = grants(state, frame.seat);
		if (second !== void 0) return false;
		if (first?.type === "choose") putOnIsland(state, frame, first.tile, out);
		else state.flow.pop();
		return true;
	},
	whyNot(state, frame, seat, action) {
		const code = action.type === "choose" ? whyNotGrant(state, seat, action.tile) : void 0;
		return code ? reason(code) : pending(frame.step);
	}
};
// games/dead-reckoning/rules/rival/purse.ts
/** Coins to the chest and cargo to the store, from the supply or from an island. */
function rivalGains(state, cargo, coins, cause, out, tile = -1) {
	const rival = state.players[1];
	rival.dock += cargo;
	rival.chest += coins;
	const from = tile === -1 ? "supply" : "island";
	if (coins > 0) out.events?.push({
		type: "moved",
		seat: 1,
		cargo: 0,
		coins,
		from,
		to: "chest",
		tile,
		cause
	});
	if (cargo > 0) out.events?.push({
		type: "moved",
		seat: 1,
		cargo,
		coins: 0,
		from,
		to: "dock",
		tile,
		cause
	});
}
/** DR-SOLO-32: of goods of free choice it takes coins. */
var rivalLoots = (state, cargo, coins, any, out) => rivalGains(state, cargo, coins + any, "loot", out);
function rivalLoses(state, cargo, out) {
	const rival = state.players[1];
	const lost = Math.min(cargo, rival.dock);
	rival.dock -= lost;
	if (lost > 0) out.events?.push({
		type: "moved",
		seat: 1,
		cargo: lost,
		coins: 0,
		from: "dock",
		to: "supply",
		tile: -1,
		cause: "lost"
	});
}
/** DR-SOLO-28. */
function train(state, count, out) {
	state.players[1].training += count;
	out.events?.push({
		type: "trained",
		seat: 1,
		count
	});
}
/** DR-SOLO-27: of the kind named, from the highest stack, the first of them. */
function upgradeRival(state, kind, out) {
	let best = -1;
	for (let at = 0; at < UPGRADES.length; at++) if ((kind === "any" || UPGRADES[at].kind === kind) && state.upgrades[at] > (best < 0 ? 0 : state.upgrades[best])) best = at;
	if (best < 0) return;
	const rival = state.players[1];
	const cell = upgradesOf(rival) % 4;
	state.upgrades[best]--;
	rival.cells[cell].tokens.push(FIRST_UPGRADE + best);
	out.events?.push({
		type: "fitted",
		seat: 1,
		card: FIRST_UPGRADE + best,
		cell
	});
}
/** DR-SOLO-24, DR-SOLO-33: whatever a card shows, its ability is never used. */
function rivalTakes(state, card, out) {
	state.players[1].aside.push(card);
	out.events?.push({
		type: "gotCard",
		seat: 1,
		card,
		cause: isBack(card) ? "won" : "order"
	});
}
var plain = (amount) => typeof amount === "number" ? amount : 0;
/** DR-SOLO-33: one part of a merchant's win or lose text; damage to its ship is the battle's own matter. */
function rivalDeed(state, deed, out) {
	switch (deed.do) {
		case "gain":
			rivalGains(state, plain(deed.cargo), plain(deed.coins), "gain", out);
			break;
		case "lose":
			rivalLoses(state, deed.cargo, out);
			break;
		case "levelBottom":
		case "levelThis":
			train(state, 1, out);
			break;
		case "upgrade": upgradeRival(state, deed.kind, out);
	}
}
// packages/throw/src/space.ts
/** Where the three body axes of a turned cube point, as rows. */
var axesOf = ([x, y, z, w]) => [
	[
		1 - 2 * (y * y + z * z),
		2 * (x * y + w * z),
		2 * (x * z - w * y)
	],
	[
		2 * (x * y - w * z),
		1 - 2 * (x * x + z * z),
		2 * (y * z + w * x)
	],
	[
		2 * (x * z + w * y),
		2 * (y * z - w * x),
		1 - 2 * (x * x + y * y)
	]
];
// packages/throw/src/tower/board.ts
/** What can be told of the board and of cubes on it without any physics. Places are millimetres. */
var TURN_PARTS = 1e4;
/** Where the edges of a cube point, in the axes of the film: height comes second. */
function edgesOf([, , , x, y, z, w]) {
	const length = Math.sqrt(x * x + y * y + z * z + w * w);
	return axesOf([
		x / length,
		y / length,
		z / length,
		w / length
	]);
}
/** How far a cube reaches from its centre, in x and y. */
function reachOf$2(edge, pose) {
	const [a, b, c] = edgesOf(pose);
	const reach = (axis) => edge / 2 * (Math.abs(a[axis]) + Math.abs(b[axis]) + Math.abs(c[axis]));
	return [reach(0), reach(2)];
}
// packages/throw/src/tower/place.ts
/** Steps of the spiral in an edge. */
var FINE = 4;
var around = (x, y, [wide, deep]) => ({
	left: x - wide,
	top: y - deep,
	right: x + wide,
	bottom: y + deep
});
var within = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
var meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** A zone's floor between its ridges; at the rim of the board there is none. */
function floorOf({ width, depth, ridge }, zone) {
	const half = ridge.width / 2;
	const [right, bottom] = [zone.x + zone.width, zone.y + zone.depth];
	return {
		left: zone.x > half ? zone.x + half : 0,
		top: zone.y > half ? zone.y + half : 0,
		right: right < width - half ? right - half : width,
		bottom: bottom < depth - half ? bottom - half : depth
	};
}
/** Ring after ring around the middle, each once around. */
function* spiral(rings) {
	yield [0, 0];
	for (let ring = 1; ring <= rings; ring++) {
		for (let at = -ring; at < ring; at++) yield [at, -ring];
		for (let at = -ring; at < ring; at++) yield [ring, at];
		for (let at = ring; at > -ring; at--) yield [at, ring];
		for (let at = ring; at > -ring; at--) yield [-ring, at];
	}
}
/** The first point of the spiral around the middle of `of` at which a cube lies on one of the floors, touching none. */
function freePoint(of, floors, taken, edge) {
	const [x, y] = [(of.left + of.right) / 2, (of.top + of.bottom) / 2];
	const far = Math.max(...floors.flatMap((floor) => [
		x - floor.left,
		floor.right - x,
		y - floor.top,
		floor.bottom - y
	]));
	const step = edge / FINE;
	for (const [across, down] of spiral(Math.ceil(far / step))) {
		const cube = around(x + across * step, y + down * step, [edge / 2, edge / 2]);
		if (floors.some((floor) => within(cube, floor)) && !taken.some((other) => meet(cube, other))) return [x + across * step, y + down * step];
	}
}
/** Lying flat at the first free point around the zone's centre; if the zone is full, at the nearest one beyond it. */
function placeInZone(board, edge, zone, resting) {
	const floors = board.zones.map((one) => floorOf(board, one));
	const taken = resting.map((pose) => around(pose[0] / 100, pose[1] / 100, reachOf$2(edge, pose)));
	const own = floors[zone];
	if (!own) throw new RangeError(`the board has no zone ${zone}`);
	const point = freePoint(own, [own], taken, edge) ?? freePoint(own, floors, taken, edge);
	if (!point) throw new RangeError("the board is full");
	return [
		Math.round(point[0] * 100),
		Math.round(point[1] * 100),
		Math.round(edge * 100 / 2),
		0,
		0,
		0,
		TURN_PARTS
	];
}
// packages/throw/src/tower/tumble.ts
/** All shares are of so many, so that a dozen bits draw a zone from a table. */
var PARTS = 4096;
var made = /* @__PURE__ */ new WeakMap();
/** A zone for each of the 4096 draws. */
function table(shares) {
	const zones = new Uint8Array(PARTS);
	let from = 0;
	for (const [zone, share] of shares.entries()) {
		zones.fill(zone, from, from + share);
		from += share;
	}
	if (from !== 4096) throw new RangeError(`shares of zones add up to ${PARTS}, not to ${from}`);
	return zones;
}
function tablesOf(fit) {
	const known = made.get(fit);
	if (known) return known;
	const tables = {
		landing: fit.landing.map((row) => row.map(table)),
		moves: fit.moves.map(table)
	};
	made.set(fit, tables);
	return tables;
}
/** The class a number of cubes belongs to. */
function classOf(from, count) {
	let at = from.length - 1;
	while (at > 0 && count < from[at]) at--;
	return at;
}
var draw = (stream) => stream.next() >>> 20;
/** Where all cubes lie after a throw, the resting ones first; cubes that touch no zone have been thrown again. */
function tumble(fit, board, resting, thrown, stream) {
	if (fit.moves.length !== board.zones.length) throw new RangeError("this fit is of another board");
	const { landing, moves } = tablesOf(fit);
	const together = classOf(fit.thrownFrom, thrown);
	const lying = classOf(fit.restingFrom, resting.length);
	const pushed = fit.pushed[together][lying];
	const zones = [];
	for (const zone of resting) zones.push(draw(stream) < pushed[zone] ? moves[zone][draw(stream)] : zone);
	const table = landing[together][lying];
	for (let at = 0; at < thrown; at++) zones.push(table[draw(stream)]);
	return zones;
}
// games/dead-reckoning/cards/towerFit.ts
/** From 16,821 throws. */
var TOWER_FIT = {
	physics: 1,
	thrownFrom: [
		1,
		2,
		3,
		5,
		8,
		12,
		18
	],
	restingFrom: [
		0,
		1,
		4,
		8,
		14
	],
	landing: [
		[
			[
				171,
				734,
				146,
				130,
				307,
				260,
				239,
				100,
				242,
				360,
				307,
				197,
				222,
				303,
				269,
				109
			],
			[
				172,
				795,
				122,
				111,
				255,
				273,
				238,
				118,
				238,
				394,
				331,
				201,
				216,
				298,
				248,
				86
			],
			[
				176,
				847,
				177,
				126,
				294,
				285,
				276,
				125,
				242,
				326,
				284,
				173,
				221,
				254,
				218,
				72
			],
			[
				244,
				882,
				163,
				132,
				228,
				288,
				324,
				126,
				210,
				314,
				271,
				172,
				218,
				241,
				200,
				83
			],
			[
				246,
				1026,
				150,
				151,
				263,
				222,
				284,
				93,
				215,
				315,
				250,
				165,
				203,
				228,
				224,
				61
			]
		],
		[
			[
				206,
				735,
				155,
				116,
				310,
				269,
				281,
				83,
				215,
				367,
				267,
				215,
				217,
				297,
				249,
				114
			],
			[
				174,
				716,
				162,
				140,
				297,
				241,
				281,
				95,
				199,
				323,
				295,
				286,
				195,
				309,
				253,
				130
			],
			[
				202,
				822,
				151,
				147,
				298,
				244,
				261,
				108,
				218,
				358,
				266,
				186,
				201,
				274,
				250,
				110
			],
			[
				227,
				832,
				162,
				140,
				312,
				271,
				293,
				96,
				209,
				313,
				246,
				212,
				181,
				275,
				213,
				114
			],
			[
				238,
				987,
				189,
				147,
				300,
				223,
				259,
				106,
				220,
				300,
				243,
				170,
				203,
				223,
				199,
				89
			]
		],
		[
			[
				172,
				654,
				153,
				155,
				273,
				250,
				261,
				133,
				222,
				316,
				254,
				271,
				234,
				351,
				288,
				109
			],
			[
				220,
				691,
				172,
				142,
				287,
				239,
				272,
				103,
				266,
				327,
				283,
				241,
				230,
				303,
				231,
				89
			],
			[
				197,
				670,
				172,
				131,
				298,
				214,
				283,
				130,
				231,
				310,
				296,
				208,
				256,
				313,
				274,
				113
			],
			[
				228,
				807,
				149,
				156,
				279,
				241,
				296,
				84,
				235,
				285,
				264,
				204,
				207,
				301,
				233,
				127
			],
			[
				236,
				863,
				240,
				166,
				280,
				226,
				287,
				152,
				224,
				294,
				253,
				169,
				183,
				228,
				215,
				80
			]
		],
		[
			[
				189,
				511,
				219,
				214,
				261,
				202,
				284,
				156,
				266,
				260,
				254,
				279,
				250,
				333,
				237,
				181
			],
			[
				241,
				573,
				184,
				207,
				310,
				183,
				277,
				140,
				287,
				259,
				227,
				282,
				233,
				308,
				250,
				135
			],
			[
				225,
				566,
				203,
				215,
				251,
				202,
				277,
				149,
				262,
				248,
				250,
				296,
				289,
				318,
				215,
				130
			],
			[
				282,
				634,
				225,
				203,
				288,
				175,
				288,
				158,
				280,
				227,
				232,
				284,
				208,
				312,
				187,
				113
			],
			[
				257,
				735,
				226,
				264,
				252,
				208,
				232,
				150,
				226,
				243,
				245,
				273,
				208,
				247,
				200,
				130
			]
		],
		[
			[
				229,
				485,
				204,
				211,
				260,
				191,
				248,
				190,
				328,
				275,
				198,
				308,
				293,
				263,
				250,
				163
			],
			[
				246,
				536,
				206,
				214,
				250,
				172,
				268,
				221,
				278,
				232,
				206,
				318,
				271,
				265,
				261,
				152
			],
			[
				268,
				533,
				245,
				239,
				284,
				207,
				278,
				207,
				287,
				204,
				196,
				268,
				273,
				241,
				226,
				140
			],
			[
				284,
				596,
				246,
				257,
				283,
				203,
				281,
				197,
				228,
				233,
				189,
				266,
				222,
				230,
				228,
				153
			],
			[
				276,
				756,
				276,
				254,
				300,
				199,
				260,
				218,
				222,
				227,
				181,
				235,
				198,
				208,
				191,
				95
			]
		],
		[
			[
				232,
				453,
				234,
				261,
				241,
				197,
				261,
				201,
				309,
				239,
				183,
				327,
				303,
				216,
				244,
				195
			],
			[
				267,
				513,
				216,
				223,
				225,
				185,
				293,
				208,
				286,
				256,
				195,
				332,
				283,
				205,
				236,
				173
			],
			[
				283,
				474,
				250,
				267,
				229,
				189,
				274,
				252,
				262,
				237,
				205,
				302,
				282,
				206,
				209,
				175
			],
			[
				287,
				529,
				295,
				274,
				274,
				189,
				250,
				224,
				297,
				227,
				184,
				285,
				205,
				194,
				195,
				187
			],
			[
				328,
				658,
				321,
				266,
				230,
				186,
				285,
				235,
				253,
				182,
				179,
				236,
				214,
				200,
				189,
				134
			]
		],
		[
			[
				222,
				429,
				246,
				274,
				235,
				181,
				257,
				231,
				322,
				222,
				184,
				308,
				307,
				249,
				228,
				201
			],
			[
				257,
				444,
				268,
				288,
				253,
				193,
				284,
				208,
				289,
				220,
				172,
				326,
				265,
				221,
				222,
				186
			],
			[
				268,
				498,
				260,
				265,
				263,
				164,
				282,
				229,
				297,
				205,
				179,
				289,
				302,
				213,
				199,
				183
			],
			[
				286,
				509,
				287,
				286,
				270,
				205,
				290,
				261,
				264,
				185,
				194,
				257,
				235,
				185,
				188,
				194
			],
			[
				329,
				584,
				318,
				270,
				270,
				181,
				277,
				253,
				283,
				206,
				183,
				246,
				216,
				169,
				179,
				132
			]
		]
	],
	pushed: [
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				34,
				138,
				34,
				15,
				126,
				63,
				105,
				17,
				10,
				85,
				78,
				10,
				3,
				19,
				7,
				63
			],
			[
				22,
				84,
				23,
				7,
				111,
				44,
				110,
				8,
				11,
				38,
				63,
				9,
				6,
				12,
				3,
				44
			],
			[
				32,
				152,
				23,
				12,
				58,
				44,
				78,
				9,
				9,
				58,
				75,
				2,
				1,
				16,
				5,
				44
			],
			[
				10,
				99,
				30,
				2,
				73,
				31,
				49,
				5,
				9,
				26,
				61,
				5,
				0,
				4,
				9,
				31
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				83,
				268,
				96,
				32,
				177,
				119,
				225,
				35,
				33,
				179,
				194,
				31,
				7,
				32,
				16,
				119
			],
			[
				64,
				220,
				68,
				17,
				190,
				92,
				182,
				21,
				21,
				110,
				160,
				11,
				10,
				28,
				16,
				92
			],
			[
				37,
				241,
				36,
				15,
				150,
				75,
				129,
				11,
				6,
				125,
				127,
				9,
				2,
				16,
				14,
				75
			],
			[
				35,
				197,
				48,
				5,
				165,
				68,
				132,
				19,
				15,
				119,
				122,
				12,
				1,
				12,
				4,
				68
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				151,
				419,
				135,
				55,
				379,
				192,
				356,
				59,
				42,
				347,
				321,
				49,
				12,
				41,
				30,
				192
			],
			[
				90,
				367,
				97,
				44,
				318,
				151,
				281,
				39,
				27,
				222,
				290,
				39,
				7,
				44,
				26,
				151
			],
			[
				95,
				377,
				68,
				28,
				228,
				122,
				257,
				23,
				20,
				187,
				181,
				23,
				10,
				15,
				24,
				122
			],
			[
				88,
				386,
				75,
				29,
				235,
				124,
				240,
				40,
				26,
				230,
				175,
				22,
				3,
				32,
				26,
				124
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				170,
				636,
				197,
				72,
				488,
				233,
				438,
				76,
				71,
				328,
				360,
				52,
				16,
				56,
				41,
				233
			],
			[
				208,
				628,
				223,
				108,
				497,
				256,
				510,
				79,
				59,
				399,
				408,
				62,
				15,
				95,
				51,
				256
			],
			[
				130,
				575,
				154,
				51,
				477,
				206,
				435,
				66,
				49,
				284,
				334,
				52,
				11,
				48,
				28,
				206
			],
			[
				128,
				520,
				137,
				53,
				359,
				178,
				352,
				50,
				42,
				270,
				289,
				32,
				16,
				64,
				22,
				178
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				198,
				801,
				252,
				84,
				519,
				271,
				504,
				89,
				68,
				375,
				402,
				61,
				18,
				78,
				60,
				271
			],
			[
				244,
				969,
				299,
				116,
				667,
				327,
				621,
				101,
				110,
				471,
				466,
				76,
				19,
				78,
				51,
				327
			],
			[
				315,
				996,
				277,
				103,
				648,
				331,
				621,
				111,
				82,
				452,
				521,
				109,
				17,
				72,
				45,
				331
			],
			[
				211,
				835,
				234,
				71,
				523,
				268,
				500,
				117,
				72,
				371,
				388,
				61,
				12,
				79,
				89,
				268
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				369,
				1423,
				449,
				151,
				965,
				487,
				964,
				160,
				134,
				670,
				763,
				122,
				33,
				130,
				85,
				487
			],
			[
				419,
				1390,
				437,
				153,
				973,
				499,
				989,
				166,
				150,
				738,
				800,
				122,
				41,
				145,
				89,
				499
			],
			[
				421,
				1380,
				520,
				144,
				1011,
				497,
				927,
				177,
				123,
				774,
				760,
				117,
				35,
				142,
				107,
				497
			],
			[
				335,
				1154,
				382,
				149,
				806,
				402,
				799,
				148,
				107,
				617,
				628,
				103,
				25,
				75,
				69,
				402
			]
		],
		[
			[
				111,
				396,
				122,
				47,
				280,
				144,
				273,
				49,
				39,
				203,
				223,
				35,
				10,
				37,
				27,
				144
			],
			[
				447,
				1603,
				466,
				199,
				1115,
				557,
				1072,
				196,
				164,
				782,
				889,
				150,
				38,
				147,
				97,
				557
			],
			[
				594,
				1982,
				660,
				319,
				1404,
				706,
				1423,
				242,
				279,
				899,
				1055,
				174,
				64,
				187,
				133,
				706
			],
			[
				638,
				1967,
				721,
				260,
				1392,
				710,
				1475,
				288,
				202,
				995,
				1103,
				179,
				37,
				162,
				136,
				710
			],
			[
				529,
				1716,
				540,
				263,
				1071,
				584,
				1131,
				264,
				181,
				794,
				942,
				175,
				41,
				139,
				92,
				584
			]
		]
	],
	moves: [
		[
			0,
			124,
			0,
			2929,
			769,
			0,
			50,
			0,
			174,
			25,
			0,
			0,
			0,
			0,
			25,
			0
		],
		[
			120,
			0,
			123,
			117,
			1302,
			1065,
			954,
			92,
			41,
			89,
			107,
			41,
			13,
			10,
			22,
			0
		],
		[
			0,
			46,
			0,
			0,
			0,
			0,
			1075,
			2837,
			0,
			23,
			23,
			92,
			0,
			0,
			0,
			0
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			3913,
			0,
			0,
			0,
			183,
			0,
			0,
			0
		],
		[
			0,
			0,
			0,
			325,
			0,
			285,
			16,
			0,
			1227,
			1658,
			122,
			8,
			276,
			155,
			24,
			0
		],
		[
			47,
			9,
			48,
			240,
			548,
			0,
			434,
			252,
			353,
			349,
			317,
			388,
			270,
			364,
			363,
			114
		],
		[
			0,
			0,
			0,
			0,
			16,
			103,
			0,
			405,
			16,
			135,
			1453,
			1596,
			24,
			63,
			222,
			63
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			4023,
			0,
			0,
			0,
			73
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			164,
			0,
			0,
			3659,
			218,
			55,
			0
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			433,
			0,
			189,
			11,
			866,
			2242,
			355,
			0
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			238,
			0,
			462,
			53,
			661,
			2405,
			277
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			61,
			0,
			0,
			122,
			0,
			0,
			122,
			1162,
			2629
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			2979,
			0,
			0,
			0,
			0,
			1117,
			0,
			0
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			195,
			780,
			0,
			0,
			1691,
			0,
			1430,
			0
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			683,
			569,
			0,
			569,
			0,
			2275
		],
		[
			43,
			8,
			44,
			221,
			503,
			435,
			399,
			232,
			325,
			321,
			292,
			356,
			248,
			335,
			334,
			0
		]
	]
};
// games/dead-reckoning/rules/spots.ts
var HUNDREDTHS = 100;
var EDGE = 10 * HUNDREDTHS;
/** Half the diagonal of a cube: whatever way it is turned, it reaches no farther from its centre. */
var REACH = Math.ceil(EDGE * Math.sqrt(3) / 2);
var FLAT = [
	0,
	0,
	0,
	1e4
];
/** Between two spots, so that cubes never touch. */
var GAP = 20;
/** Cubes are stacked this high at most: room for eighty and more in the smallest zone. */
var LAYERS = 8;
/** Evenly along a zone, clear of its ridges; from the middle outwards. */
function along(from, length) {
	const room = length * HUNDREDTHS - BOARD.ridge.width * HUNDREDTHS;
	const pitch = EDGE + GAP;
	const count = Math.floor((room + GAP) / pitch);
	const middle = (from + length / 2) * HUNDREDTHS;
	return Array.from({ length: count }, (_, at) => Math.round(middle + (at - (count - 1) / 2) * pitch)).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
}
/** The spots of every zone, ready-made: the middle ones first, then a layer higher. */
var SPOTS = BOARD.zones.map(({ x, y, width, depth }) => {
	const [columns, rows] = [along(x, width), along(y, depth)];
	const floor = columns.flatMap((left) => rows.map((down) => [left, down]));
	const [middleX, middleY] = [(x + width / 2) * HUNDREDTHS, (y + depth / 2) * HUNDREDTHS];
	const away = ([left, down]) => (left - middleX) ** 2 + (down - middleY) ** 2;
	floor.sort((one, other) => away(one) - away(other));
	return Array.from({ length: LAYERS }, (_, layer) => layer * EDGE + EDGE / 2).flatMap((up) => floor.map(([left, down]) => [
		left,
		down,
		up,
		...FLAT
	]));
});
/** Off the board, for a cube that touches no zone. */
var NOWHERE$1 = [
	0,
	-EDGE,
	EDGE / 2,
	...FLAT
];
var isFlat = (pose) => pose[6] === FLAT[3];
function overlaps(spot, other) {
	const apart = EDGE / 2 + (isFlat(other) ? EDGE / 2 : REACH);
	return Math.abs(spot[0] - other[0]) < apart && Math.abs(spot[1] - other[1]) < apart && Math.abs(spot[2] - other[2]) < apart;
}
/** The first spot of a zone that is free of all these cubes. */
function freeSpot(zone, lying) {
	const spots = SPOTS[zone];
	for (const spot of spots) {
		let free = true;
		for (let at = 0; free && at < lying.length; at++) free = !overlaps(spot, lying[at]);
		if (free) return spot;
	}
	return spots[spots.length - 1];
}
// games/dead-reckoning/rules/tower.ts
/** Cubes in the air: the table answers where all of them came to rest (DR-COMBAT-N4, DR-PHYS-15 to 22). */
var THE_TABLE = [-1];
var FARTHEST = 1e6;
function battleOf({ battle }) {
	if (battle === null) throw new Error("there is no battle");
	return battle;
}
/** All cubes in hand go into the battle ship at once (DR-BSHIP-1). */
function launch(state) {
	const battle = battleOf(state);
	for (const side of battle.waiting) battle.cubes.push({
		side,
		zone: -1,
		pose: null
	});
	battle.thrown += battle.waiting.length;
	battle.throws++;
	battle.waiting = [];
	state.throws++;
	state.flow.push({ step: "fall" });
}
var isWhole = (value, from, to) => Number.isInteger(value) && value >= from && value <= to;
function whyNotLand(state, action) {
	if (action.type !== "land") return pending("fall");
	if (!isWhole(action.physics, 0, Number.MAX_SAFE_INTEGER)) return reason("not-a-throw");
	const { cubes } = action;
	const count = battleOf(state).cubes.length;
	if (cubes.length !== count * 8) return reason("wrong-number-of-cubes", { cubes: count });
	for (let at = 0; at < cubes.length; at++) {
		if (at % 8 === 0 && !isWhole(cubes[at], -1, ZONES.length - 1)) return reason("not-a-zone");
		if (!isWhole(cubes[at], -1e6, FARTHEST)) return reason("not-a-pose");
	}
}
var poseAt = (cubes, at) => [
	cubes[at + 1],
	cubes[at + 2],
	cubes[at + 3],
	cubes[at + 4],
	cubes[at + 5],
	cubes[at + 6],
	cubes[at + 7]
];
var fall = {
	seats: () => THE_TABLE,
	legal: () => [],
	accepts: (state, _frame, action) => whyNotLand(state, action),
	answer: (state, _frame, chance) => ({
		type: "land",
		cubes: fallen$1(state, chance),
		physics: 0,
		film: ""
	}),
	apply(state, _frame, _seat, action, out) {
		if (action.type !== "land") return;
		const { cubes } = battleOf(state);
		const before = out.events ? cubes.map(({ zone }) => zone) : [];
		for (const [at, cube] of cubes.entries()) {
			cube.zone = action.cubes[at * 8];
			cube.pose = poseAt(action.cubes, at * 8);
		}
		if (state.prescribed.length > 0) state.prescribed = state.prescribed.slice(1);
		state.flow.pop();
		out.uncover();
		out.events?.push({
			type: "landed",
			sides: cubes.map(({ side }) => side),
			thrown: before.filter((zone) => zone === -1).length,
			before,
			cubes: action.cubes,
			physics: action.physics,
			film: action.film
		});
	},
	resume: () => false,
	whyNot: (state, frame, _seat, action) => whyNotLand(state, action) ?? pending(frame.step)
};
/** Whether the stack says how this throw falls, at least in part. */
var isPrescribed = ({ prescribed }) => prescribed.length > 0 && prescribed[0].trim() !== "";
/** The prescribed throw, else the stand-in (DR-PHYS-40). */
function fallen$1(state, chance) {
	const { cubes } = battleOf(state);
	const resting = [];
	for (const { zone } of cubes) if (zone !== -1) resting.push(zone);
	const zones = tumble(TOWER_FIT, BOARD, resting, cubes.length - resting.length, chance.stream("throw"));
	return lie(cubes, isPrescribed(state) ? asPrescribed(state, resting, zones) : zones);
}
/** Cubes that kept their zone keep their place; the others lie down beside them. */
function lie(cubes, zones) {
	const poses = [];
	for (const [at, { zone, pose }] of cubes.entries()) if (pose !== null && zone === zones[at]) poses.push(pose);
	const flat = [];
	for (const [at, cube] of cubes.entries()) {
		const zone = zones[at];
		let { pose } = cube;
		if (pose === null || cube.zone !== zone) {
			pose = zone === -1 ? NOWHERE$1 : freeSpot(zone, poses);
			poses.push(pose);
		}
		flat.push(zone, pose[0], pose[1], pose[2], pose[3], pose[4], pose[5], pose[6]);
	}
	return flat;
}
/** What a prescribed throw does not mention stays where it lies, or falls by chance. */
function asPrescribed(state, resting, byChance) {
	const zones = [...resting, ...byChance.slice(resting.length)];
	let next = resting.length;
	for (const { cube, zone } of wordsOf(state.prescribed[0])) {
		const at = cube ?? next++;
		if (at >= (cube === void 0 ? zones : resting).length) throw new src_exports.BadInput("bad-stack", `stack.throws: throw ${state.throws} has no cube ${at}`);
		zones[at] = zone;
	}
	return zones;
}
var WORD = /^(?:(\d+)>)?([A-D]\d|-)$/;
/** A zone for the next thrown cube, or for a resting one by its number; NaN for what is no zone. */
function wordsOf(text) {
	return text.split(" ").filter((word) => word !== "").map((word) => {
		const [, cube, name = ""] = WORD.exec(word) ?? [];
		const zone = zoneNamed(name);
		return {
			cube: cube === void 0 ? void 0 : Number(cube),
			zone: name === "-" ? -1 : zone < 0 ? NaN : zone
		};
	});
}
/**
* Prescribed throws, one text each: the zones of the thrown cubes in order (`A2 C2 B3`), `-` for one that touches none,
* `3>B1` for the resting cube 3 of the battle that is pushed to B1. An empty text is a throw left to chance.
*/
function readPrescribed(texts) {
	for (const [at, text] of texts.entries()) if (wordsOf(text).some(({ zone }) => Number.isNaN(zone))) throw new src_exports.BadInput("bad-stack", `stack.throws: throw ${at + 1}: ${JSON.stringify(text)} is not a list of zones`);
	return [...texts];
}
// games/dead-reckoning/rules/loot.ts
/** What cubes in loot zones bring, and where it goes (DR-BSHIP-12 to 15). */
/** Where a unit goes: to the ship, to the island, back to the supply. */
var [SHIP, ISLAND, SUPPLY] = [
	0,
	1,
	2
];
var GOODS$1 = [1, 0];
var LOOT = [0, 1].map((good) => [
	SHIP,
	ISLAND,
	SUPPLY
].map((to) => ({
	type: "loot",
	good,
	to
})));
var LOOT_ALL = { type: "lootAll" };
/** Cubes of one kind of zone leave the board, back to their owners (DR-COMBAT-10). */
function clearZones(state, kind) {
	const battle = battleOf(state);
	const cleared = battle.cubes.filter(({ zone }) => ZONES[zone].kind === kind);
	if (cleared.length === 0) return cleared;
	battle.cubes = battle.cubes.filter(({ zone }) => ZONES[zone].kind !== kind);
	giveBack(state, cleared);
	return cleared;
}
function giveBack(state, cubes) {
	for (const { side } of cubes) if (side !== -1) state.players[side].cubes++;
}
function offer(state, player, cubes, out) {
	let cargo = 0;
	let coins = 0;
	let any = 0;
	for (const { side, zone } of cubes) {
		if (side !== player) continue;
		cargo += ZONES[zone].cargo;
		coins += ZONES[zone].coins;
		any += ZONES[zone].any;
	}
	if (cargo + coins + any === 0) return;
	out.events?.push({
		type: "looted",
		seat: player,
		cargo,
		coins,
		any
	});
	if (isRival(state, player)) rivalLoots(state, cargo, coins, any, out);
	else state.flow.push({
		step: "loot",
		seat: player,
		cargo,
		coins,
		any
	});
}
/** DR-BSHIP-23: the active player decides first and is put on top. DR-COMBAT-B5: there is no loot at a building. */
function shareLoot(state, out) {
	const { kind, attacker, defender } = battleOf(state);
	const cubes = clearZones(state, "loot");
	if (kind === "building" || cubes.length === 0) return;
	if (kind === "ship") offer(state, defender, cubes, out);
	offer(state, attacker, cubes, out);
}
/** DR-BSHIP-15: the island of the battle, unless somebody else's fort or garrison protects it. */
function hasIsland(state, { at }, seat) {
	return at !== 12 && isOpenIsland(state.sea[at]) && !hostileFort(state, seat, at);
}
function canGo(state, seat, to) {
	if (to === SHIP) return roomOn(state.players[seat]) > 0;
	return to === SUPPLY || to === ISLAND && hasIsland(state, battleOf(state), seat);
}
var waits = ({ cargo, coins, any }, good) => (good === 0 ? cargo : coins) + any;
/** What is named on the zone first, then goods of free choice (DR-BSHIP-14). */
function use(frame, good, count) {
	const named = Math.min(count, good === 0 ? frame.cargo : frame.coins);
	if (good === 0) frame.cargo -= named;
	else frame.coins -= named;
	frame.any -= count - named;
}
function put$1(state, frame, good, count, to, out) {
	if (count === 0) return;
	const { at } = battleOf(state);
	use(frame, good, count);
	if (to === SHIP) stow(state.players[frame.seat], good, count);
	else if (to === ISLAND) {
		if (good === 0) state.sea[at].cargo += count;
		else state.sea[at].coins += count;
	}
	const place = to === SHIP ? "ship" : to === ISLAND ? "island" : "supply";
	tellMoved(out, frame.seat, good, count, "supply", place, to === SUPPLY ? "forgone" : "loot", at);
}
/** Section 25.9: holds first, coins before cargo, the rest to the own island, else to the supply. */
function putAll(state, frame, out) {
	const { seat } = frame;
	const { at } = battleOf(state);
	for (const good of GOODS$1) put$1(state, frame, good, Math.min(waits(frame, good), roomOn(state.players[seat])), SHIP, out);
	const rest = canGo(state, seat, ISLAND) && state.sea[at].controller === seat ? ISLAND : SUPPLY;
	for (const good of GOODS$1) put$1(state, frame, good, waits(frame, good), rest, out);
}
/** DR-DEC-71, DR-DEC-72. */
var loot = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame, seat) {
		const legal = [];
		for (const good of GOODS$1) if (waits(frame, good) > 0) {
			for (const action of LOOT[good]) if (action.type === "loot" && canGo(state, seat, action.to)) legal.push(action);
		}
		legal.push(LOOT_ALL);
		return legal;
	},
	apply(state, frame, _seat, action, out) {
		if (action.type === "loot") put$1(state, frame, action.good, 1, action.to, out);
		else putAll(state, frame, out);
	},
	resume(state, frame, out) {
		const { seat, cargo, coins, any } = frame;
		if (cargo + coins + any > 0) {
			if (canGo(state, seat, SHIP) || canGo(state, seat, ISLAND)) return false;
			putAll(state, frame, out);
		}
		state.flow.pop();
		return true;
	},
	byDefault: () => LOOT_ALL,
	whyNot(state, frame, seat, action) {
		if (action.type !== "loot") return pending(frame.step);
		if (waits(frame, action.good) === 0) return reason("nothing-to-loot");
		if (action.to === SHIP) return reason("no-room");
		return reason(canGo(state, seat, SUPPLY) && action.to === ISLAND ? "no-island-here" : "nothing-to-loot");
	}
};
// games/dead-reckoning/rules/tieBreak.ts
/** The throw for a tie (DR-TIE): all cannons of ship and crew, strength alone counts. */
var MOST_PLAYERS$1 = 4;
/** DR-TIE-1, DR-TIE-6: every crew card, wherever it is. */
function tieCannons(state, player) {
	const owner = state.players[player];
	let cannons = shipCannons(owner);
	for (let card = 0; card < CREW_CARDS; card++) cannons += cardCannons(owner.crew[card], card);
	return cannons;
}
var tieBattle = (state, tied) => ({
	index: state.throws + 1,
	kind: "tie",
	attacker: tied[0],
	defender: -1,
	at: 12,
	card: -1,
	building: -1,
	cause: "tie",
	bonus: 0,
	taken: [0, 0],
	cubes: [],
	waiting: [],
	wanted: tied.flatMap((player) => new Array(tieCannons(state, player)).fill(player)),
	lent: [],
	thrown: 0,
	throws: 0,
	strength: [0, 0],
	spared: [0, 0],
	pledges: [],
	dealt: [0, 0],
	winner: -1,
	decided: false
});
/** DR-TIE-2: all tied players throw at once. Who is tied has the highest, equal strength so far. */
function beginTieBreak(state, tied, out) {
	if (state.tieStrength.length === 0) state.tieStrength = state.players.map((_, player) => tied.includes(player) ? 0 : -1);
	state.battle = tieBattle(state, tied);
	state.flow.push({
		step: "battle",
		stage: "responded"
	});
	out.events?.push({
		type: "battleBegan",
		kind: "tie",
		seat: tied[0],
		defender: -1,
		at: 12,
		card: -1,
		cause: "tie"
	});
}
/**
* DR-CUBE-5: cubes are taken from islands where that is allowed. The score has been made, so they are only borrowed and
* nobody is asked which.
*/
function borrowCubes(state, player, count) {
	const battle = battleOf(state);
	const owner = state.players[player];
	for (let tile = 0; tile < 12; tile++) while (owner.cubes < count && whyNotRecall(state, player, tile) === void 0) {
		state.sea[tile].cubes[player]--;
		owner.cubes++;
		battle.lent = [...battle.lent, tile * MOST_PLAYERS$1 + player];
	}
}
function returnCubes(state, { cubes, lent }) {
	giveBack(state, cubes);
	for (const one of lent) {
		const player = one % MOST_PLAYERS$1;
		state.sea[(one - player) / MOST_PLAYERS$1].cubes[player]++;
		state.players[player].cubes--;
	}
}
/** DR-TIE-3 to 5: later throws add to earlier ones, so whoever was ahead stays ahead. */
function endTieThrow(state, out) {
	const battle = battleOf(state);
	const before = state.tieStrength;
	const most = Math.max(...before);
	const seats = before.flatMap((sum, player) => sum === most ? [player] : []);
	const thrown = before.map(() => 0);
	for (const { side, zone } of battle.cubes) thrown[side] += ZONES[zone].strength;
	returnCubes(state, battle);
	state.battle = null;
	state.flow.pop();
	state.tieStrength = before.map((sum, player) => sum + thrown[player]);
	out.events?.push({
		type: "tieThrown",
		seats,
		strength: seats.map((player) => thrown[player])
	});
	const best = Math.max(...seats.map((player) => thrown[player]));
	const tied = seats.filter((player) => thrown[player] === best);
	if (tied.length > 1 && battle.thrown > 0) beginTieBreak(state, tied, out);
}
// games/dead-reckoning/rules/achievements.ts
/** DR-SOLO-39: three training marks stand for one crew card at level 4. */
var TRAINING_OF_SEA_DOGS = 9;
var hasAchieved = (player, achievement) => (player.achievements & 1 << achievement) !== 0;
var tilesToExplore = (state) => TILES_OF_AN_EXPLORER[state.seats];
function progressIn(player, achievement) {
	switch (achievement) {
		case LEGEND: return player.legend;
		case SEA_DOGS: return player.seaDogs;
		case EXPLORER: return player.explorer;
		default: return 0;
	}
}
/** Progress cubes go back to the supply. */
function takeBack(player, achievement) {
	player.cubes += progressIn(player, achievement);
	if (achievement === LEGEND) player.legend = 0;
	else if (achievement === SEA_DOGS) player.seaDogs = 0;
	else if (achievement === EXPLORER) player.explorer = 0;
}
/** DR-ACH-1, DR-ACH-2: a marker, once for each player. */
function achieve(state, player, achievement, out) {
	const owner = state.players[player];
	if (hasAchieved(owner, achievement)) return;
	takeBack(owner, achievement);
	owner.achievements |= 1 << achievement;
	out.events?.push({
		type: "achieved",
		seat: player,
		achievement
	});
}
function unexplored({ sea }) {
	let tiles = 0;
	for (const { explored } of sea) if (!explored) tiles++;
	return tiles;
}
/** DR-ACH-16, DR-ACH-22: the number of tiles can certainly not be reached any more. */
var isHopeless = (state, explored) => unexplored(state) + explored < tilesToExplore(state);
/** How far the player is with one more win, explored tile, or card at level 4. */
function reached(state, player, achievement) {
	const owner = state.players[player];
	if (achievement === LEGEND) return owner.legend + 1 >= 4;
	if (achievement === EXPLORER) return owner.explorer + 1 >= tilesToExplore(state);
	let sailors = 0;
	for (const { level } of owner.crew) if (level === 4) sailors++;
	return sailors >= 3;
}
/** DR-ACH-5, DR-ACH-7, DR-ACH-15: one more battle won, card at level 4, or tile explored (and already face up). */
function progress$1(state, player, achievement, out) {
	const owner = state.players[player];
	if (hasAchieved(owner, achievement)) return;
	if (reached(state, player, achievement)) achieve(state, player, achievement, out);
	else if (achievement !== EXPLORER || !isHopeless(state, owner.explorer + 1)) spendCube(state, player, {
		tile: -1,
		achievement
	}, out);
}
/** How many buildings a set of bits holds. */
var BITS = [
	0,
	1,
	1,
	2,
	1,
	2,
	2,
	3
];
var ALL_BUILDINGS = 10 * BUILDINGS.length;
var ALL_CUBES = 35;
/** DR-ACH-9. The sea is only looked through when enough buildings stand anywhere. */
function isBuilder({ sea, buildings }, player) {
	if (ALL_BUILDINGS - buildings[0] - buildings[1] - buildings[2] < 5) return false;
	let count = 0;
	for (const tile of sea) if (tile.controller === player) count += BITS[tile.buildings];
	return count >= 5;
}
/** DR-ACH-12. Likewise, when enough cubes have left the supply. */
function isSettler({ sea, players }, player) {
	if (ALL_CUBES - players[player].cubes < 6) return false;
	let count = 0;
	for (const { permanent } of sea) count += permanent[player];
	return count >= 6;
}
/** DR-SOLO-39, DR-SOLO-40: marks for level 4, and a store that is handed in by itself. */
function awardRival(state, player, out) {
	const rival = state.players[player];
	if (rival.training >= TRAINING_OF_SEA_DOGS) achieve(state, player, SEA_DOGS, out);
	if (rival.dock < 12 || hasAchieved(rival, MASTER_TRADER)) return;
	rival.dock -= 12;
	tellMoved(out, player, 0, 12, "dock", "supply", "trader");
	achieve(state, player, MASTER_TRADER, out);
}
function awardTo(state, player, out) {
	const owner = state.players[player];
	if (!hasAchieved(owner, BUILDER) && isBuilder(state, player)) achieve(state, player, BUILDER, out);
	if (!hasAchieved(owner, CAPITALIST) && owner.chest >= 30) {
		out.uncover();
		achieve(state, player, CAPITALIST, out);
	}
	if (!hasAchieved(owner, SETTLER) && isSettler(state, player)) achieve(state, player, SETTLER, out);
	if (!hasAchieved(owner, FIRST_RATE) && upgradesOf(owner) >= 4) achieve(state, player, FIRST_RATE, out);
	if (owner.explorer > 0 && isHopeless(state, owner.explorer)) {
		takeBack(owner, EXPLORER);
		out.events?.push({
			type: "progress",
			seat: player,
			achievement: EXPLORER,
			count: 0
		});
	}
	if (isRival(state, player)) awardRival(state, player, out);
}
/** DR-ACH-21: after every atomic change; the active player first, then clockwise. */
function award(state, out) {
	const { length } = state.players;
	for (let at = 0; at < length; at++) awardTo(state, (state.active + at) % length, out);
}
var TWELVE = {
	cargo: 12,
	coins: 0,
	from: "dockOrShip"
};
/** DR-ACH-17, DR-ACH-19, DR-DEC-27. */
function whyNotClaim(state, seat) {
	if (hasAchieved(state.players[seat], MASTER_TRADER)) return "has-trader";
	return canPay(state, seat, TWELVE) ? void 0 : "not-enough-cargo";
}
/** DR-ACH-18: nothing is bought with it. */
function claim(state, seat, out) {
	achieve(state, seat, MASTER_TRADER, out);
	pay(state, seat, TWELVE, out, "trader");
}
// games/dead-reckoning/rules/declare.ts
/** A battle is declared (DR-COMBAT-1), or a throw on its board; the battle step does the rest. */
var newBattle = (state, { kind, attacker, defender, at, ...rest }) => ({
	index: state.throws + 1,
	kind,
	attacker,
	defender,
	at,
	card: rest.card,
	building: rest.building,
	cause: rest.cause,
	bonus: rest.bonus,
	taken: [-1, -1],
	cubes: [],
	waiting: [],
	wanted: [],
	lent: [],
	thrown: 0,
	throws: 0,
	strength: [0, 0],
	spared: [0, 0],
	pledges: [],
	dealt: [0, 0],
	winner: -1,
	decided: false
});
/** The card everybody sees: the merchant's back, or the building. */
var shownCard = ({ card, building }) => building === -1 ? card : buildingCard(building);
/** DR-COMBAT-6: from now on this ship or building has been fought this turn; a merchant leaves its slot. */
function markFought({ turn }, { kind, defender, at, building }) {
	if (kind === "ship") turn.foughtShips |= 1 << defender;
	if (kind === "building") turn.foughtBuildings.push(at * 3 + building);
}
function beginBattle(state, declaration, out) {
	const battle = newBattle(state, declaration);
	state.battle = battle;
	markFought(state, battle);
	state.flow.push({
		step: "battle",
		stage: "declared"
	});
	const { kind, attacker, defender, at, cause } = battle;
	out.events?.push({
		type: "battleBegan",
		kind,
		seat: attacker,
		defender,
		at,
		card: shownCard(battle),
		cause
	});
}
/** Throws on the board as it lies, while the frame below waits (DR-BSHIP-21); `landed` only looks at what lies there. */
function throwOn(state, stage) {
	state.flow.push({
		step: "battle",
		stage
	});
}
// games/dead-reckoning/rules/attacks.ts
/** What an active player may attack: buildings, ships under a black flag, pirates (DR-COMBAT-B1, DR-FLAG, DR-PIRATE). */
var STORMED = [FORT, GARRISON];
var MOST_PLAYERS = 4;
var STORM = STORMED.map((building) => ({
	type: "storm",
	card: buildingCard(building)
}));
var FIGHT = Array.from({ length: MOST_PLAYERS }, (_, seat) => ({
	type: "fight",
	seat
}));
var FLAG = Array.from({ length: CREW_CARDS }, (_, card) => Array.from({ length: MOST_PLAYERS }, (_none, seat) => ({
	type: "flag",
	card,
	seat
})));
/** DR-COMBAT-6. */
var isFought = ({ turn }, player) => (turn.foughtShips & 1 << player) !== 0;
/** Another ship at the same location that has not been fought this turn. */
var isInReach = (state, seat, other) => other !== seat && state.players[other].at === state.players[seat].at && !isFought(state, other);
/** DR-PIRATE-1, DR-PIRATE-11: pirates here that are still to be fought. */
function piratesHere(state, seat) {
	const pirates = [];
	if (state.players[seat].at === 12) return pirates;
	for (let other = 0; other < state.players.length; other++) if (state.players[other].pirate && isInReach(state, seat, other)) pirates.push(other);
	return pirates;
}
/** DR-FLAG-4: the number of the first black flag of a card that has not been used; -1 without one. */
function flagOn({ crew }, card) {
	for (let part = 0; part < 4; part++) for (const { at, effect } of readingOf(crew[card], card, part).deeds) {
		const ability = part * 16 + at;
		if (effect.do === "blackFlag" && !isUsed(crew[card], ability)) return ability;
	}
	return -1;
}
/** DR-PIRATE-7: only where the turn began, before the ship leaves. */
var hasStayed = ({ turn, players }, seat) => !turn.moved && players[seat].at === turn.beganAt;
/** DR-COMBAT-B1 to B3, DR-COMBAT-B18. */
function whyNotStorm(state, seat, building) {
	const { at } = state.players[seat];
	if (building === OUTPOST) return "outpost-safe";
	if (at === 12 || (state.sea[at].buildings & bitOf(building)) === 0) return "no-such-building";
	const { controller } = state.sea[at];
	if (controller === -1 || controller === seat) return controller === seat ? "own-building" : "no-such-building";
	if (state.turn.foughtBuildings.includes(at * BUILDINGS.length + building)) return "already-fought";
	return isBlocked(state, seat, at) ? "blockade" : void 0;
}
/** DR-DEC-20 to 22. */
function attackActions(state, seat) {
	const actions = [];
	const player = state.players[seat];
	if (player.at !== 12 && state.sea[player.at].buildings !== 0) {
		for (const building of STORMED) if (whyNotStorm(state, seat, building) === void 0) actions.push(STORM[building]);
	}
	for (let other = 0; other < state.players.length; other++) {
		if (!isInReach(state, seat, other)) continue;
		if (state.players[other].pirate && player.at !== 12 && hasStayed(state, seat)) actions.push(FIGHT[other]);
		for (const card of player.play) if (flagOn(player, card) >= 0) actions.push(FLAG[card][other]);
	}
	return actions;
}
function engage(state, attacker, defender, cause, out) {
	const { at } = state.players[attacker];
	beginBattle(state, {
		kind: "ship",
		attacker,
		defender,
		at,
		card: -1,
		building: -1,
		cause,
		bonus: 0
	}, out);
}
function applyAttack(state, seat, action, out) {
	const player = state.players[seat];
	switch (action.type) {
		case "storm": {
			const { at } = player;
			const defender = state.sea[at].controller;
			beginBattle(state, {
				kind: "building",
				attacker: seat,
				defender,
				at,
				card: -1,
				building: buildingOf(action.card),
				cause: "attack",
				bonus: 0
			}, out);
			break;
		}
		case "flag":
			player.crew[action.card].used |= bitIn(flagOn(player, action.card));
			engage(state, seat, action.seat, "flag", out);
			break;
		case "fight": engage(state, seat, action.seat, "chosen", out);
	}
}
function whyNotShip(state, seat, other) {
	if (other === seat || state.players[other]?.at !== state.players[seat].at) return "not-here";
	return isFought(state, other) ? "already-fought" : void 0;
}
function whyNotFlag(state, seat, card, other) {
	const player = state.players[seat];
	if (!player.play.includes(card)) return "not-in-play";
	return flagOn(player, card) < 0 ? "no-flag" : whyNotShip(state, seat, other) ?? "not-here";
}
function whyNotFight(state, seat, other) {
	const code = whyNotShip(state, seat, other);
	if (code) return code;
	return state.players[other].pirate ? "left-the-tile" : "no-pirate-here";
}
function whyNotAttack(state, seat, action) {
	switch (action.type) {
		case "storm": {
			const building = action.card - FIRST_BUILDING;
			return reason(building >= 0 && building < BUILDINGS.length && whyNotStorm(state, seat, buildingOf(action.card)) || "no-such-building");
		}
		case "flag": return reason(whyNotFlag(state, seat, action.card, action.seat));
		case "fight": return reason(whyNotFight(state, seat, action.seat));
	}
}
/** DR-DEC-19, DR-DEC-74: one pirate after the other; a single one needs no choice. */
var forced = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, { seat }) => piratesHere(state, seat).map((pirate) => FIGHT[pirate]),
	apply(state, _frame, seat, action, out) {
		if (action.type === "fight") engage(state, seat, action.seat, "forced", out);
	},
	/** A ship that has sunk lies in the harbour, where nobody is a pirate. */
	resume(state, { seat }, out) {
		const pirates = piratesHere(state, seat);
		if (pirates.length > 1) return false;
		if (pirates.length === 0) state.flow.pop();
		else engage(state, seat, pirates[0], "forced", out);
		return true;
	},
	whyNot(state, frame, seat, action) {
		return action.type === "fight" ? reason(whyNotFight(state, seat, action.seat)) : pending(frame.step);
	}
};
// games/dead-reckoning/rules/boxes.ts
/** The four row boxes: taking the top card, and refilling empty slots (DR-END-PHASE-2 to DR-END-PHASE-4). */
/** The top card of a row's box (rows 1 to 4), or of the next higher one that has any; NO_CARD if none has. */
function takeTopCard(state, row, out) {
	for (let box = row - 1; box < state.boxes.length; box++) {
		const card = state.boxes[box].pop();
		if (card === void 0) continue;
		out.uncover();
		return card;
	}
	return -1;
}
/** From row 1 to row 4, left to right; face-down tiles show no slot. */
function refill(state, out) {
	for (let at = 0; at < 12; at++) {
		const tile = state.sea[at];
		if (!tile.explored || tile.card !== -1) continue;
		tile.card = takeTopCard(state, rowOf(at), out);
		if (tile.card !== -1) out.events?.push({
			type: "refilled",
			tile: at,
			card: tile.card
		});
	}
}
// games/dead-reckoning/rules/choices.ts
/** Actions of the turn, made once: a list of legal actions then costs next to nothing. */
var END = { type: "end" };
var BUY = { type: "buy" };
var TRADE = { type: "trade" };
var ATTACK = { type: "attack" };
var CLAIM = { type: "claim" };
var DECLINE = { type: "decline" };
var DONE$2 = { type: "done" };
var MODES = [{
	type: "mode",
	pirate: 0
}, {
	type: "mode",
	pirate: 1
}];
var byCard = (make) => Array.from({ length: CREW_CARDS }, (_, card) => make(card));
var PLAYS = byCard((card) => ({
	type: "play",
	card
}));
var LEVELS = byCard((card) => ({
	type: "level",
	card
}));
var byPlace = (make) => Array.from({ length: 13 }, (_, to) => make(to));
var SAILS = byPlace((to) => ({
	type: "sail",
	to
}));
var PASSES = byPlace((to) => ({
	type: "pass",
	to
}));
var byHold = (make) => Array.from({ length: 72 }, (_, at) => make(at % 2, (at >> 1) % 4, at / 8 | 0));
var LOADS = byHold((good, cell, count) => ({
	type: "load",
	good,
	cell,
	count
}));
var UNLOADS = byHold((good, cell, count) => ({
	type: "unload",
	good,
	cell,
	count
}));
var JETTISONS = byHold((good, cell, count) => ({
	type: "jettison",
	good,
	cell,
	count
}));
var REARRANGES = Array.from({ length: 4 }, (_, to) => byHold((good, cell, count) => ({
	type: "rearrange",
	good,
	cell,
	to,
	count
})));
var place = (good, cell, count) => good + 2 * (cell + 4 * count);
/** One unit, or as many as possible (DR-TABLE-1). */
function oneOrAll(from, good, cell, most, into) {
	if (most < 1) return;
	into.push(from[place(good, cell, 1)]);
	if (most > 1) into.push(from[place(good, cell, most)]);
}
var addLoads = (good, cell, most, into) => oneOrAll(LOADS, good, cell, most, into);
var addUnloads = (good, cell, most, into) => oneOrAll(UNLOADS, good, cell, most, into);
var addJettisons = (good, cell, most, into) => oneOrAll(JETTISONS, good, cell, most, into);
var addRearranges = (good, cell, to, most, into) => oneOrAll(REARRANGES[to], good, cell, most, into);
var RAISES = new Array(1 << CREW_CARDS).fill(void 0);
/** DR-SAIL-9: raising sails with the alternatives of these crew cards, a bit each. */
function raiseWith(bits) {
	const known = RAISES[bits];
	if (known) return known;
	const cards = [];
	for (let card = 0; card < CREW_CARDS; card++) if (bits & 1 << card) cards.push(card);
	const action = {
		type: "raise",
		cards
	};
	RAISES[bits] = action;
	return action;
}
// games/dead-reckoning/rules/sink.ts
/** Damage to ships, and what happens at the fifth (DR-SINK). */
/** DR-SINK-4: what a sunk ship costs at least. */
var RANSOM = 5;
/** DR-SINK-1, DR-SINK-2: in a battle markers only pile up; outside one the fifth sinks the ship at once. */
function damageShip(state, player, count, by, cause, out) {
	if (count <= 0) return;
	const ship = state.players[player];
	ship.damage += count;
	out.events?.push({
		type: "damaged",
		seat: player,
		count,
		by,
		cause
	});
	const { battle } = state;
	if (battle === null) {
		if (ship.damage >= 5) sinkShip(state, player, by, out);
	} else if (player === battle.attacker) battle.dealt[0] += count;
	else if (player === battle.defender) battle.dealt[1] += count;
}
function sinkShip(state, player, by, out) {
	sinkTogether(state, [{
		player,
		by
	}], out);
}
/** DR-SINK-11: all payments are reckoned before any is made. */
function sinkTogether(state, sinkings, out) {
	out.uncover();
	const payments = sinkings.map(({ player }) => {
		const fromShip = aboard(state.players[player], 1);
		return {
			fromShip,
			fromChest: Math.min(Math.max(0, RANSOM - fromShip), state.players[player].chest)
		};
	});
	for (const [at, { player, by }] of sinkings.entries()) {
		const { fromShip, fromChest } = payments[at];
		const ship = state.players[player];
		unstow(ship, 1, fromShip);
		ship.chest -= fromChest;
		if (by !== -1) state.players[by].chest += fromShip + fromChest;
		toTheHarbour(state, player);
		out.events?.push({
			type: "sunk",
			seat: player,
			by,
			shipCoins: fromShip,
			chestCoins: fromChest
		});
	}
	for (const { player, by } of sinkings) if (by !== -1 && by !== player) achieve(state, by, SCOURGE, out);
}
/** DR-SINK-7 to 9: cargo, upgrades, cards and influence stay as they are. */
function toTheHarbour(state, player) {
	const ship = state.players[player];
	ship.at = 12;
	ship.damage = 0;
	ship.pirate = false;
	ship.sails = 0;
}
// games/dead-reckoning/rules/produce.ts
/** Production (DR-PROD): what an island brings, and on which ones. */
/** DR-PROD-6, DR-PROD-7: a coin for every arrow of an explored open sea that points here. */
function arrowsTo(state, at) {
	let arrows = 0;
	for (const next of NEIGHBOURS[at]) {
		if (next === 12) continue;
		const { explored, id } = state.sea[next];
		if (!explored || isIsland(id)) continue;
		for (const way of seaOf(id).arrows) if (tileTo(next, way) === at) arrows++;
	}
	return arrows;
}
/** DR-PROD-5 to 8: printed goods, arrows and an outpost. */
function yieldOf(state, at) {
	const { id, buildings } = state.sea[at];
	const { cargo, coins } = islandOf(id);
	const outpost = (buildings & bitOf(OUTPOST)) === 0 ? 0 : 1;
	return {
		cargo: cargo + outpost,
		coins: coins + outpost + arrowsTo(state, at)
	};
}
/** The goods stay on the island (DR-PROD-11); `cargo` and `coins` are what the ability adds. */
function produceOn(state, player, at, cargo, coins, out) {
	const made = yieldOf(state, at);
	made.cargo += cargo;
	made.coins += coins;
	state.sea[at].cargo += made.cargo;
	state.sea[at].coins += made.coins;
	out.events?.push({
		type: "produced",
		seat: player,
		tile: at,
		cargo: made.cargo,
		coins: made.coins
	});
}
/** DR-PROD-1 to 4, DR-PROD-10: neither control nor presence is needed. */
function whyNotProduce(state, seat, at, rows) {
	const tile = state.sea[at];
	if (tile === void 0) return "not-an-island";
	if (!tile.explored) return "not-explored";
	if (!isIsland(tile.id)) return "not-an-island";
	if (rows.length > 0 && !rows.includes(rowOf(at))) return "wrong-row";
	return hostileFort(state, seat, at) ? "fort-forbids" : void 0;
}
function canProduce(state, seat, rows) {
	for (let at = 0; at < 12; at++) if (whyNotProduce(state, seat, at, rows) === void 0) return true;
	return false;
}
var PRODUCE = Array.from({ length: 12 }, (_, tile) => ({
	type: "produce",
	tile
}));
var DONE$1 = { type: "done" };
function choices$1(state, { seat, rows, done }) {
	const actions = [];
	for (let at = 0; at < 12; at++) if (!done.includes(at) && whyNotProduce(state, seat, at, rows) === void 0) actions.push(PRODUCE[at]);
	return actions;
}
function produceNext(state, frame, at, out) {
	frame.left--;
	frame.done.push(at);
	produceOn(state, frame.seat, at, frame.cargo, frame.coins, out);
}
function beginProduction(state, seat, { islands, rows, cargo, coins }, amount) {
	state.flow.push({
		step: "produce",
		seat,
		left: islands,
		rows,
		cargo,
		coins: amount(coins),
		done: []
	});
}
/** DR-DEC-42, DR-PROD-9: up to so many different islands; the first one is no choice if there is only one. */
var produce$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame) {
		const actions = choices$1(state, frame);
		if (frame.done.length > 0) actions.push(DONE$1);
		return actions;
	},
	apply(state, frame, _seat, action, out) {
		if (action.type === "produce") produceNext(state, frame, action.tile, out);
		else state.flow.pop();
	},
	resume(state, frame, out) {
		const [first, second] = frame.left > 0 ? choices$1(state, frame) : [];
		if (first?.type === "produce") {
			if (second !== void 0 || frame.done.length > 0) return false;
			produceNext(state, frame, first.tile, out);
		} else state.flow.pop();
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type === "done") return reason("ability-first");
		if (action.type !== "produce") return pending(frame.step);
		return reason(whyNotProduce(state, seat, action.tile, frame.rows) ?? "produced-already");
	}
};
// games/dead-reckoning/rules/triggers.ts
/** Abilities that wait for the ship to move (DR-ADV-4.1, DR-ADV-4.6): called for every tile on a voyage. */
var FARTHEST_ROW = 4;
/** DR-ADV-R4: the first island of row 4 that is passed pays for every such ability used. */
function passedIsland(state, player, tile, out) {
	const { turn } = state;
	if (turn.passRowFour === 0 || player !== state.active || tile === 12 || rowOf(tile) !== FARTHEST_ROW) return;
	if (!isOpenIsland(state.sea[tile]) || hostileFort(state, player, tile)) return;
	const { cargo, coins } = yieldOf(state, tile);
	const times = turn.passRowFour;
	turn.passRowFour = 0;
	gain(state, player, cargo * times, coins * times, "ship", out, "passing");
}
/** DR-ADV-R5, DR-ADV-R6: each tile once, whether the ship stops or passes; never in the harbour. */
function enteredTile(state, player, tile, out) {
	const { turn } = state;
	if (turn.damageOnEntering === 0 || player !== state.active || tile === 12) return;
	if ((turn.entered & 1 << tile) !== 0) return;
	turn.entered |= 1 << tile;
	state.players.forEach((other, enemy) => {
		if (enemy !== player && other.at === tile) damageShip(state, enemy, turn.damageOnEntering, player, "ability", out);
	});
}
// games/dead-reckoning/rules/course.ts
/** Section 9: sailing, passing, entering and exploring. */
/** DR-BLDG-8, DR-BLDG-14: an opponent's working garrison. */
function hasGarrison(state, player, at) {
	if (at === 12) return false;
	const { controller, buildings } = state.sea[at];
	return controller !== -1 && controller !== player && (buildings & bitOf(GARRISON)) !== 0;
}
/** DR-MOVE-7, DR-MOVE-9: where a move may end. */
var canStop = (state, at) => at === 12 || state.sea[at].explored || !state.turn.explored;
/** DR-TABLE-3: whether it matters which way a ship takes. */
function wayMatters(state, seat) {
	const { passRowFour, damageOnEntering } = state.turn;
	if (passRowFour > 0 || damageOnEntering > 0) return true;
	for (let at = 0; at < 12; at++) if (hasGarrison(state, seat, at)) return true;
	return false;
}
/** DR-MOVE-10: with so many sails the ship could still stop somewhere else. */
function canGoOn(state, from, sails) {
	for (let to = 0; to <= 12; to++) if (to !== from && STEPS_BETWEEN[from][to] <= sails && canStop(state, to)) return true;
	return false;
}
/** DR-DEC-18: every place in reach where the ship may stop; single steps where the way matters. */
function addCourses(state, seat, into) {
	const { at, sails } = state.players[seat];
	if (sails === 0) return;
	const steps = STEPS_BETWEEN[at];
	for (let to = 0; to <= 12; to++) if (to !== at && steps[to] <= sails && canStop(state, to)) into.push(SAILS[to]);
	if (sails < 2 || !wayMatters(state, seat)) return;
	for (const to of NEIGHBOURS[at]) if (canGoOn(state, to, sails - 1)) into.push(PASSES[to]);
}
/** Garrisons on the way from here, this location not counted, by a shortest way that meets fewest. */
function fewestGarrisons(state, player, from, to) {
	if (from === to) return 0;
	let fewest = 12;
	for (const next of NEIGHBOURS[from]) if (STEPS_BETWEEN[next][to] < STEPS_BETWEEN[from][to]) {
		const met = (hasGarrison(state, player, next) ? 1 : 0) + fewestGarrisons(state, player, next, to);
		if (met < fewest) fewest = met;
	}
	return fewest;
}
/** The next location on a shortest way; of several the one that meets fewest garrisons, then the nearest to the harbour. */
function nextOn(state, player, from, to) {
	let best = to;
	let fewest = 13;
	for (const next of NEIGHBOURS[from]) if (STEPS_BETWEEN[next][to] < STEPS_BETWEEN[from][to]) {
		const met = (hasGarrison(state, player, next) ? 1 : 0) + fewestGarrisons(state, player, next, to);
		if (met < fewest) {
			fewest = met;
			best = next;
		}
	}
	return best;
}
/** DR-MOVE-11 to DR-MOVE-13: the ship comes to a location. False if it sank there. */
function enter(state, player, to, out) {
	const ship = state.players[player];
	ship.at = to;
	if (to === 12) return true;
	if (hasGarrison(state, player, to)) damageShip(state, player, 1, state.sea[to].controller, "garrison", out);
	if (ship.at !== to) return false;
	enteredTile(state, player, to, out);
	return true;
}
/** DR-EXPL-1 to DR-EXPL-5. */
function explore(state, player, at, out) {
	const tile = state.sea[at];
	out.uncover();
	tile.explored = true;
	tile.card = takeTopCard(state, rowOf(at), out);
	state.turn.explored = true;
	out.events?.push({
		type: "explored",
		seat: player,
		tile: at,
		id: tile.id,
		card: tile.card
	});
	progress$1(state, player, EXPLORER, out);
}
/** One step of a move: costs a sail. False if the ship sank. */
function step$1(state, seat, to, out) {
	state.players[seat].sails--;
	state.turn.moved = true;
	return enter(state, seat, to, out);
}
/** A whole move, or the rest of one, to where the ship stops. What is asked on the way lies above the battle. */
function sail(state, seat, to, out) {
	const ship = state.players[seat];
	const { flow } = state;
	const below = flow.length;
	const path = [];
	const events = out.events?.length ?? 0;
	let afloat = true;
	while (afloat && ship.at !== to) {
		const next = nextOn(state, seat, ship.at, to);
		path.push(next);
		afloat = step$1(state, seat, next, out);
		if (afloat && next !== to) passedIsland(state, seat, next, out);
	}
	out.events?.splice(events, 0, {
		type: "sailed",
		seat,
		path,
		stopped: true
	});
	if (!afloat || to === 12) return;
	if (!state.sea[to].explored) explore(state, seat, to, out);
	if (piratesHere(state, seat).length > 0) flow.splice(below, 0, {
		step: "forced",
		seat
	});
}
/** DR-TABLE-3: one step of a move that goes on. */
function pass$1(state, seat, to, out) {
	out.events?.push({
		type: "sailed",
		seat,
		path: [to],
		stopped: false
	});
	const afloat = step$1(state, seat, to, out);
	if (afloat) passedIsland(state, seat, to, out);
	return afloat;
}
function whyNotSail(state, seat, to) {
	const { at, sails } = state.players[seat];
	if (!state.turn.raised) return reason("raise-first");
	if (!(to in NEIGHBOURS)) return reason("no-such-place");
	if (to === at) return reason("already-there");
	if (sails === 0 || STEPS_BETWEEN[at][to] > sails) return reason("too-far");
	return reason("already-explored");
}
function whyNotPass(state, seat, to) {
	const { at, sails } = state.players[seat];
	if (!state.turn.raised) return reason("raise-first");
	if (!NEIGHBOURS[at].includes(to)) return reason("no-such-place");
	if (sails === 0) return reason("too-far");
	return reason(wayMatters(state, seat) ? "way-without-end" : "way-is-open");
}
/** Between two steps of one move: the ship must go on. */
var underway = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat }) {
		const actions = [];
		addCourses(state, seat, actions);
		return actions;
	},
	apply(state, { seat }, _seat, action, out) {
		if (action.type === "pass") {
			if (!pass$1(state, seat, action.to, out)) leaveUnderway(state);
		} else if (action.type === "sail") {
			leaveUnderway(state);
			sail(state, seat, action.to, out);
		}
	},
	resume: () => false,
	whyNot(state, frame, seat, action) {
		if (action.type === "sail") return whyNotSail(state, seat, action.to);
		return action.type === "pass" ? whyNotPass(state, seat, action.to) : pending(frame.step);
	}
};
/** The frame may lie below something that was asked on the way. */
function leaveUnderway({ flow }) {
	const at = flow.findIndex(({ step }) => step === "underway");
	if (at >= 0) flow.splice(at, 1);
}
/** Face-down tiles count like others. */
var distance = (from, to) => STEPS_BETWEEN[from][to];
var rivalAt = (state) => state.players[1].at;
/** The tile with the highest worth; ties: the smaller distance from the rival's ship, then tile order. */
function bestTile(state, isOne, worth) {
	const from = rivalAt(state);
	let best = -1;
	for (const tile of IN_TILE_ORDER) {
		if (tile === 12 || !isOne(tile)) continue;
		const more = best === -1 ? 1 : worth(tile) - worth(best);
		if (more > 0 || more === 0 && distance(from, tile) < distance(from, best)) best = tile;
	}
	return best;
}
var nearest = (state, isOne) => bestTile(state, isOne, () => 0);
/** What the most cubes score there at the end. */
var firstValue = (state, tile) => islandOf(state.sea[tile].id).values[0];
var richest = (state, isOne) => bestTile(state, (tile) => isOpenIsland(state.sea[tile]) && isOne(tile), (tile) => firstValue(state, tile));
/** DR-SOLO-20. */
var bestFreeIsland = (state) => richest(state, (tile) => state.sea[tile].controller !== 1 && !hostileFort(state, 1, tile));
/** DR-SOLO-21: by how many cubes the rival is ahead. */
function weakestOwn(state) {
	const lead = (tile) => cubesOn(state.sea[tile], 1) - cubesOn(state.sea[tile], 0);
	return bestTile(state, (tile) => state.sea[tile].controller === 1, (tile) => -lead(tile));
}
var orElse = (tile, state) => tile === -1 ? bestFreeIsland(state) : tile;
function targetOf(state, target) {
	switch (target) {
		case "nearestUnexplored": return orElse(nearest(state, (tile) => !state.sea[tile].explored), state);
		case "bestFreeIsland": return bestFreeIsland(state);
		case "bestPlayerIsland": return orElse(richest(state, (tile) => state.sea[tile].controller === 0), state);
		case "ownWeakestIsland": return orElse(weakestOwn(state), state);
		case "nearestMerchant": return nearest(state, (tile) => state.sea[tile].explored && isMerchant(state.sea[tile].card));
		case "playerShip": return state.players[0].at;
		case "harbour": return 12;
	}
}
/** DR-SOLO-9: whether a merchant lies open, or the player's ship is at sea. */
function targetExists(state, target) {
	if (target === "playerShip") return state.players[0].at !== 12;
	return target !== "nearestMerchant" || targetOf(state, target) !== -1;
}
/** DR-SOLO-13: the next step of a shortest way; without a garrison first, then in tile order. */
function nextStep(state, target) {
	const at = rivalAt(state);
	const nearer = IN_TILE_ORDER.filter((one) => NEIGHBOURS[at].includes(one) && distance(one, target) < distance(at, target));
	return nearer.find((one) => !hasGarrison(state, 1, one)) ?? nearer[0] ?? -1;
}
// games/dead-reckoning/rules/rival/begin.ts
/** DR-SOLO-6: the side of the card in use. */
var sideOf = ({ ordered, options }) => soloCard(ordered[ordered.length - 1])[options.rival];
/** DR-SOLO-9: decided when the card is turned over. */
function needsOtherwise(state) {
	const { orders, otherwise } = sideOf(state);
	const [first] = orders;
	return otherwise.length > 0 && first.do === "move" && !targetExists(state, first.target);
}
function beginRivalTurn(state, out) {
	const card = state.orders.pop();
	if (card === void 0) throw new Error("the rival has no orders left");
	state.ordered.push(card);
	const otherwise = needsOtherwise(state);
	state.flow.push({
		step: "rival",
		order: 0,
		otherwise,
		stage: "orders"
	});
	out.uncover();
	out.events?.push({
		type: "ordered",
		card,
		otherwise
	});
}
// games/dead-reckoning/rules/turns.ts
var newTurn = (beganAt) => ({
	raised: false,
	moved: false,
	explored: false,
	bought: 0,
	foughtShips: 0,
	foughtBuildings: [],
	beganAt,
	passRowFour: 0,
	damageOnEntering: 0,
	entered: 0
});
/** DR-COMBAT-8: "once per turn" means any player's turn, so everybody's counters go back. */
function freshen(player) {
	for (const crew of player.crew) {
		crew.used = 0;
		crew.fired = 0;
	}
	for (const cell of player.cells) cell.fired = 0;
	player.firedPrinted = false;
}
/** DR-STATE-6. The rival's turn is another matter; everybody else levels up if it is still due, and acts. */
function beginTurn(state, player, out) {
	state.active = player;
	state.turns++;
	state.turn = newTurn(state.players[player].at);
	for (const one of state.players) freshen(one);
	out.events?.push({
		type: "turnBegan",
		seat: player,
		round: state.round,
		last: state.endedBy !== -1
	});
	if (isRival(state, player)) {
		beginRivalTurn(state, out);
		return;
	}
	state.flow.push({
		step: "main",
		seat: player
	});
	if (state.players[player].levelDue !== "no") state.flow.push({
		step: "levelUp",
		seat: player
	});
}
/** DR-TURN-7, DR-LEVEL-11: the turn that ends gives a level-up, but not the last one. */
function dueAfterTurn({ options, players, active }) {
	const { finished, crew } = players[active];
	if (finished || crew.length === 0) return "no";
	return options.levelUpOptional ? "may" : "must";
}
/** DR-TURN-1: clockwise. */
function nextTurn(state, out) {
	state.players[state.active].levelDue = dueAfterTurn(state);
	const next = (state.active + 1) % state.players.length;
	if (next === state.first) state.round++;
	beginTurn(state, next, out);
}
/** DR-DEC-1, then the first turn. */
function beginMatch(state, out) {
	if (state.options.bonusTokens) state.flow.push({ step: "token" });
	else beginTurn(state, state.first, out);
}
// games/dead-reckoning/rules/unasked.ts
var waitsForNobody = {
	seats: () => [],
	legal: () => [],
	apply: () => {},
	whyNot: (_state, frame) => pending(frame.step)
};
// games/dead-reckoning/rules/ending.ts
/** How many markers a player has. */
function markersOf(achievements) {
	let count = 0;
	for (let left = achievements; left > 0; left &= left - 1) count++;
	return count;
}
/** DR-GAMEEND-1, DR-SOLO-43: who has ended the game with this turn; NOBODY. */
function trigger(state) {
	const { active, players, orders } = state;
	if (markersOf(players[active].achievements) >= 4) return active;
	return isRival(state, active) && orders.length === 0 ? 8 : -1;
}
/** DR-TABLE-9: whether the next turn opens the last round. */
function opensLastRound({ options, round, active, first, players }) {
	return options.roundLimit > 0 && round + 1 >= options.roundLimit && (active + 1) % players.length === first;
}
/** DR-GAMEEND-3, DR-LEVEL-11: no level-up follows the last turn. */
function finish$1(state) {
	const player = state.players[state.active];
	player.finished = true;
	player.levelDue = "no";
}
/** The last thing of every turn: the end is tested (DR-END-PHASE-11), and the next turn begins or the score is made. */
function afterTurn(state, out) {
	if (state.endedBy !== -1) {
		finish$1(state);
		out.events?.push({
			type: "lastTurnDone",
			seat: state.active
		});
	} else {
		state.endedBy = trigger(state);
		if (state.endedBy !== -1) {
			finish$1(state);
			out.events?.push({
				type: "endTriggered",
				seat: state.active
			});
		} else if (opensLastRound(state)) state.endedBy = 9;
	}
	if (state.players.every(({ finished }) => finished)) state.flow.push({
		step: "finale",
		stage: "scoring"
	});
	else nextTurn(state, out);
}
/** DR-TIE-1: who has the most coins together with somebody else; a lone player needs no throw (DR-SOLO-46). */
function tiedForFirst(state) {
	if (state.seats === 1) return [];
	const totals = state.players.map((_, player) => totalOf(sheetOf(state, player)));
	const most = Math.max(...totals);
	const best = [];
	totals.forEach((total, player) => {
		if (total === most) best.push(player);
	});
	return best.length > 1 ? best : [];
}
function endMatch(state, out) {
	state.flow.pop();
	out.uncover();
	out.events?.push({ type: "ended" });
}
/** DR-GAMEEND-8: chests and tokens are opened, and a tie is fought out. */
var finale = {
	...waitsForNobody,
	resume(state, frame, out) {
		const tied = frame.stage === "scoring" ? tiedForFirst(state) : [];
		if (tied.length === 0) endMatch(state, out);
		else {
			frame.stage = "tie";
			beginTieBreak(state, tied, out);
		}
		return true;
	}
};
function countUp(state, seat) {
	const sheet = sheetOf(state, seat);
	return {
		seat,
		points: totalOf(sheet),
		strength: state.tieStrength[seat] ?? -1,
		sheet
	};
}
/** DR-SCORE-20, DR-TIE-3. */
var compare = (a, b) => b.points - a.points || b.strength - a.strength;
var decidedBy = (best, second) => {
	if (best.points !== second.points) return "points";
	return best.strength === second.strength ? "shared" : "tieBattle";
};
var reasonOf = (endedBy) => {
	if (endedBy === 9) return "roundLimit";
	return endedBy === 8 ? "orders" : "achievements";
};
/** DR-SOLO-46: a tie is the player's. */
function soloOutcome(state) {
	const { points, sheet } = countUp(state, 0);
	const rival = totalOf(sheetOf(state, 1));
	const wins = points >= rival;
	return {
		reason: reasonOf(state.endedBy),
		decidedBy: "points",
		winners: wins ? [0] : [],
		ranking: [{
			seat: 0,
			rank: wins ? 1 : 2,
			points,
			sheet: {
				...sheet,
				rival
			}
		}]
	};
}
/** The result, once nothing waits any more. */
function outcome(state) {
	if (state.flow.length > 0) return void 0;
	if (state.seats === 1) return soloOutcome(state);
	const counts = state.players.map((_, seat) => countUp(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
	const ranking = counts.map((count) => ({
		seat: count.seat,
		rank: counts.findIndex((other) => compare(other, count) === 0) + 1,
		points: count.points,
		sheet: { ...count.sheet }
	}));
	return {
		reason: reasonOf(state.endedBy),
		decidedBy: decidedBy(counts[0], counts[1]),
		winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
		ranking
	};
}
// games/dead-reckoning/rules/copies.ts
var copyCrew = (crew) => ({
	level: crew.level,
	known: crew.known,
	sleeves: crew.sleeves,
	used: crew.used,
	fired: crew.fired
});
var copyCell = (cell) => ({
	tokens: cell.tokens.slice(),
	cargo: cell.cargo,
	coins: cell.coins,
	fired: cell.fired
});
function copyPlayer(player) {
	const crew = [];
	for (const one of player.crew) crew.push(copyCrew(one));
	const cells = [];
	for (const cell of player.cells) cells.push(copyCell(cell));
	return {
		crew,
		deck: player.deck.slice(),
		hand: player.hand.slice(),
		play: player.play.slice(),
		discard: player.discard.slice(),
		aside: player.aside.slice(),
		dock: player.dock,
		chest: player.chest,
		cells,
		firedPrinted: player.firedPrinted,
		damage: player.damage,
		at: player.at,
		pirate: player.pirate,
		sails: player.sails,
		cubes: player.cubes,
		legend: player.legend,
		seaDogs: player.seaDogs,
		explorer: player.explorer,
		achievements: player.achievements,
		levelDue: player.levelDue,
		finished: player.finished,
		token: player.token,
		offered: player.offered.slice(),
		training: player.training
	};
}
var copyTile = (tile) => ({
	id: tile.id,
	explored: tile.explored,
	cubes: tile.cubes.slice(),
	permanent: tile.permanent.slice(),
	controller: tile.controller,
	buildings: tile.buildings,
	builder: tile.builder,
	cargo: tile.cargo,
	coins: tile.coins,
	card: tile.card
});
var copyTurn = (turn) => ({
	raised: turn.raised,
	moved: turn.moved,
	explored: turn.explored,
	bought: turn.bought,
	foughtShips: turn.foughtShips,
	foughtBuildings: turn.foughtBuildings.slice(),
	beganAt: turn.beganAt,
	passRowFour: turn.passRowFour,
	damageOnEntering: turn.damageOnEntering,
	entered: turn.entered
});
var copyBatch = (batch) => batch === null ? null : {
	tiles: batch.tiles.slice(),
	controllers: batch.controllers.slice(),
	carried: batch.carried
};
function copyBattle(battle) {
	if (battle === null) return null;
	const cubes = [];
	for (const { side, zone, pose } of battle.cubes) cubes.push({
		side,
		zone,
		pose
	});
	return {
		index: battle.index,
		kind: battle.kind,
		attacker: battle.attacker,
		defender: battle.defender,
		at: battle.at,
		card: battle.card,
		building: battle.building,
		cause: battle.cause,
		bonus: battle.bonus,
		taken: [battle.taken[0], battle.taken[1]],
		cubes,
		waiting: battle.waiting,
		wanted: battle.wanted,
		lent: battle.lent,
		thrown: battle.thrown,
		throws: battle.throws,
		strength: [battle.strength[0], battle.strength[1]],
		spared: [battle.spared[0], battle.spared[1]],
		pledges: battle.pledges.slice(),
		dealt: [battle.dealt[0], battle.dealt[1]],
		winner: battle.winner,
		decided: battle.decided
	};
}
var copyFrame = (frame) => frame.step === "produce" ? {
	...frame,
	done: frame.done.slice()
} : { ...frame };
function copyFlow(flow) {
	const frames = [];
	for (const frame of flow) frames.push(copyFrame(frame));
	return frames;
}
// games/dead-reckoning/rules/imagineCrew.ts
var HIGHEST$1 = 4;
/** Nothing is known about how many cards reached the highest level. */
var ANY = -1;
function waysOf(room, left, places, stream) {
	const ways = [];
	for (const inHand of [true, false]) {
		if (inHand ? left.hand === 0 : left.hand === places) continue;
		const most = Math.min(room, inHand ? left.inHand : left.inDeck);
		for (let raised = 0; raised <= most; raised++) ways.push({
			inHand,
			raised
		});
	}
	const isFirstInHand = stream.below(places) < left.hand;
	for (let at = ways.length - 1; at > 0; at--) {
		const other = stream.below(at + 1);
		[ways[at], ways[other]] = [ways[other], ways[at]];
	}
	return [...ways.filter(({ inHand }) => inHand === isFirstInHand), ...ways.filter(({ inHand }) => inHand !== isFirstInHand)];
}
var after = (left, { inHand, raised }, reaches) => ({
	hand: left.hand - (inHand ? 1 : 0),
	inHand: left.inHand - (inHand ? raised : 0),
	inDeck: left.inDeck - (inHand ? 0 : raised),
	highest: left.highest - (reaches && left.highest !== ANY ? 1 : 0)
});
/** Cards in a random order; each gets one of the ways that lets all the others be dealt too. Undefined: there is none. */
function deal(known, at, left, failed, stream) {
	if (at === known.length) return left.inHand + left.inDeck === 0 && left.highest <= 0 ? [] : void 0;
	const key = `${at} ${left.hand} ${left.inHand} ${left.inDeck} ${left.highest}`;
	if (failed.has(key)) return void 0;
	const room = HIGHEST$1 - known[at];
	for (const way of waysOf(room, left, known.length - at, stream)) {
		const reaches = way.raised > 0 && way.raised === room;
		if (reaches && left.highest === 0) continue;
		const rest = deal(known, at + 1, after(left, way, reaches), failed, stream);
		if (rest) return [way, ...rest];
	}
	failed.add(key);
}
/** How many hidden cards have reached the highest level unseen: Sea dogs counts the first of them (DR-LEVEL-10). */
function hiddenHighest({ crew, seaDogs, achievements }) {
	if ((achievements >> SEA_DOGS & 1) === 1) return ANY;
	return Math.max(0, seaDogs - crew.filter(({ level }) => level === HIGHEST$1).length);
}
/** A progress cube may have been lost for want of cubes (DR-CUBE-7): then the count says nothing. */
function placesFor(player, cards, stream) {
	const known = cards.map((card) => player.crew[card].level);
	const { handSize: hand, raisedInHand: inHand, raisedInDeck: inDeck } = player;
	if (inHand + inDeck === 0) return cards.map((_, at) => ({
		inHand: at < hand,
		raised: 0
	}));
	for (const highest of [hiddenHighest(player), ANY]) {
		const places = deal(known, 0, {
			hand,
			inHand,
			inDeck,
			highest
		}, /* @__PURE__ */ new Set(), stream);
		if (places) return places;
	}
	throw new Error("no hand can have risen like this");
}
var ascending = (one, other) => one - other;
/** The owner sees all but the order of the deck. Others see both as one pile; what rose in the deck lies at its bottom. */
function imagineCrew(player, stream) {
	const crew = player.crew.map(({ level, known, sleeves, used, fired }) => ({
		level,
		known,
		sleeves,
		used,
		fired
	}));
	const hidden = [];
	player.crew.forEach(({ where }, card) => {
		if (where === "hidden" || where === "deck") hidden.push(card);
	});
	stream.shuffle(hidden);
	if (player.hand) return {
		crew,
		deck: hidden,
		hand: player.hand.slice()
	};
	const [hand, deck, bottom] = [
		[],
		[],
		[]
	];
	placesFor(player, hidden, stream).forEach(({ inHand, raised }, at) => {
		const card = hidden[at];
		crew[card].level += raised;
		if (inHand) hand.push(card);
		else (raised > 0 ? bottom : deck).push(card);
	});
	return {
		crew,
		deck: [...bottom, ...deck],
		hand: hand.sort(ascending)
	};
}
var HAND_LIMIT = 6;
/** Hands are sorted, so that their order tells nothing. */
function takeIntoHand(hand, card) {
	let at = hand.length;
	hand.push(card);
	while (at > 0 && hand[at - 1] > card) {
		hand[at] = hand[at - 1];
		at--;
	}
	hand[at] = card;
}
/** DR-DRAW-3, DR-DRAW-4. */
function handLimit(state, player) {
	let limit = HAND_LIMIT;
	for (const { id, controller } of state.sea) if (controller === player && isIsland(id)) limit += islandOf(id).hand;
	return limit;
}
/** DR-DRAW-5. */
var cardsDue = (state, seat, bonus) => Math.max(0, Math.min(4 + bonus, handLimit(state, seat) - state.players[seat].hand.length));
/** DR-DRAW-6. */
function reshuffle(state, seat, out) {
	const player = state.players[seat];
	out.events?.push({
		type: "reshuffled",
		seat,
		cards: player.discard.length
	});
	player.deck = player.discard;
	player.discard = [];
	out.chance.stream(`crew${seat + 1}`).shuffle(player.deck);
}
/** Draws as many cards as there are (DR-DRAW-7) and says which. */
function drawCards(state, seat, count, out) {
	const player = state.players[seat];
	const drawn = [];
	while (drawn.length < count) {
		if (player.deck.length === 0 && player.discard.length > 0) reshuffle(state, seat, out);
		const card = player.deck.pop();
		if (card === void 0) break;
		takeIntoHand(player.hand, card);
		drawn.push(card);
	}
	if (drawn.length === 0) return drawn;
	out.uncover();
	out.events?.push({
		type: "drew",
		seat,
		cards: drawn.slice()
	});
	return drawn;
}
// games/dead-reckoning/rules/setup.ts
/** Section 3: the table before the first turn. */
var ROWS = 4;
/** DR-SETUP-13, DR-SETUP-15, DR-SETUP-20. */
var STARTING_COINS = 15;
/** DR-SETUP-22: by place in the order of turns. */
var STARTING_CARGO = [
	1,
	2,
	3,
	2
];
/** DR-SETUP-23. */
var FOURTH = 3;
var SOLO_STAGES = 3;
/**
* `tiles` in the order of the sea, then those left in the box; the other piles top first: `crew1` is the draw pile of
* the first seat before its hand is drawn. `first` is the first player's seat as a digit, `throws` are throws to come.
*/
var PILES = [
	"tiles",
	"row1",
	"row2",
	"row3",
	"row4",
	"crew1",
	"crew2",
	"crew3",
	"crew4",
	"tokens",
	"orders",
	"first",
	"throws"
];
/** DR-SOLO-1: alone one plays on the map for two. */
var playersOf = (seats) => Math.max(2, seats);
var newCell = () => ({
	tokens: [],
	cargo: 0,
	coins: 0,
	fired: 0
});
var newCrew = () => ({
	level: 1,
	known: 1,
	sleeves: [
		-1,
		-1,
		-1
	],
	used: 0,
	fired: 0
});
/** Filled by pushing: `Array.from` makes arrays of another kind, and all the rules would pay for it. */
function many(count, make) {
	const all = [];
	for (let at = 0; at < count; at++) all.push(make(at));
	return all;
}
/** DR-SETUP-13 to DR-SETUP-18; the rival has no crew and no cube on a sail track (DR-SOLO-4). */
var newPlayer = (rival) => ({
	crew: rival ? [] : many(CREW_CARDS, newCrew),
	deck: [],
	hand: [],
	play: [],
	discard: [],
	aside: [],
	dock: 0,
	chest: STARTING_COINS,
	cells: many(4, newCell),
	firedPrinted: false,
	damage: 0,
	at: 12,
	pirate: false,
	sails: 0,
	cubes: rival ? 35 : 34,
	legend: 0,
	seaDogs: 0,
	explorer: 0,
	achievements: 0,
	levelDue: "no",
	finished: false,
	token: -1,
	offered: [],
	training: 0
});
var newTile = (id, explored, players) => ({
	id,
	explored,
	cubes: many(players, () => 0),
	permanent: many(players, () => 0),
	controller: -1,
	buildings: 0,
	builder: -1,
	cargo: 0,
	coins: 0,
	card: -1
});
/** A shuffled pile with the prescribed cards on top. The top is last. */
function pileOf(game, cards, purpose, stack, out) {
	out.chance.stream(purpose).shuffle(cards);
	const names = stack[purpose];
	if (!names) return cards;
	const top = takeNamed(game, cards, names, purpose);
	return cards.concat(top.reverse());
}
var isOpenSea = (tile) => tile >= FIRST_SEA;
/** DR-SETUP-2 to DR-SETUP-5: the twelve tiles of the sea, and the islands that go back to the box unseen. */
function drawTiles(game, players, stack, out) {
	const stream = out.chance.stream("tiles");
	const tiles = many(ISLANDS.length, (at) => FIRST_ISLAND + at);
	stream.shuffle(tiles);
	OPEN_SEA.forEach((sea, at) => {
		if (sea.players.includes(players)) tiles.push(FIRST_SEA + at);
	});
	const unused = tiles.length - 12;
	const names = stack.tiles ?? [];
	const sea = takeNamed(game, tiles, names.slice(0, 12), "tiles");
	const left = takeNamed(game, tiles, names.slice(12), "tiles");
	while (left.length < unused) left.push(...tiles.splice(0, 1));
	if (left.length !== unused || left.some(isOpenSea)) throw new src_exports.BadInput("bad-stack", `stack.tiles: exactly ${unused} islands are left in the box`);
	stream.shuffle(tiles);
	return [sea.concat(tiles), left];
}
/** DR-SETUP-8: a deck for each row. */
function fillBoxes(game, stack, out) {
	return many(ROWS, (row) => {
		const cards = [];
		ROW_CARDS.forEach((card, at) => {
			if (card.row === row + 1) for (let copy = 0; copy < card.copies; copy++) cards.push(FIRST_ROW_CARD + at);
		});
		return pileOf(game, cards, `row${row + 1}`, stack, out);
	});
}
/** DR-SETUP-6, DR-SETUP-11: the first row lies open and every tile of it has a card. */
function layTiles(tiles, players, boxes) {
	return tiles.map((id, at) => {
		const tile = newTile(id, at < 3, players);
		if (tile.explored) tile.card = boxes[0].pop() ?? -1;
		return tile;
	});
}
/** DR-SETUP-20. */
function dealCrew(game, player, seat, stack, out) {
	player.deck = pileOf(game, many(CREW_CARDS, (card) => card), `crew${seat + 1}`, stack, out);
	for (const card of player.deck.splice(-4)) takeIntoHand(player.hand, card);
}
/** DR-SETUP-21; a lone player always begins (DR-SOLO-3). */
function chooseFirst(seats, stack, out) {
	const chosen = out.chance.stream("firstPlayer").below(seats);
	if (!stack.first) return chosen;
	const [name = ""] = stack.first;
	const seat = Number(name);
	if (stack.first.length !== 1 || !/^\d$/.test(name) || seat >= seats) throw new src_exports.BadInput("bad-stack", `stack.first must be one seat from "0" to "${seats - 1}", not ${JSON.stringify(stack.first)}`);
	return seat;
}
/** DR-SETUP-22, DR-SETUP-23: what later players have instead of the first turn. */
function compensate(players, seats, first) {
	for (let place = 0; place < seats; place++) {
		const player = players[(first + place) % seats];
		player.dock = STARTING_CARGO[place];
		if (place === FOURTH) player.levelDue = "may";
	}
}
/** DR-SETUP-25: two each, seen by all. */
function offerTokens(game, state, stack, out) {
	const tokens = pileOf(game, many(BONUS_TOKENS.length, (at) => FIRST_TOKEN + at), "tokens", stack, out);
	for (let seat = 0; seat < state.seats; seat++) {
		const player = state.players[seat];
		player.offered = tokens.splice(-2).sort((a, b) => a - b);
		out.events?.push({
			type: "offered",
			seat,
			cards: player.offered.slice()
		});
	}
}
/** DR-SOLO-5: each stage is shuffled apart, the first on top. Names of the stack go on top of their stages. */
function stackOrders(game, stack, out) {
	const orders = [];
	for (let stage = SOLO_STAGES; stage > 0; stage--) {
		const cards = [];
		SOLO_CARDS.forEach((card, at) => {
			if (card.stage === stage) cards.push(FIRST_SOLO + at);
		});
		const names = (stack.orders ?? []).filter((name) => SOLO_CARDS.some((card) => card.name === name && card.stage === stage));
		orders.push(...pileOf(game, cards, "orders", { orders: names }, out));
	}
	return orders;
}
function refuseStrangers(game, stack, seats) {
	checkStack(game, stack);
	for (let seat = seats; seat < game.seats.max; seat++) if (stack[`crew${seat + 1}`]) throw new src_exports.BadInput("bad-stack", `stack.crew${seat + 1}: only ${seats} players are seated`);
	for (const name of stack.orders ?? []) if (!SOLO_CARDS.some((card) => card.name === name)) throw new src_exports.BadInput("bad-stack", `stack.orders: there is no order ${JSON.stringify(name)}`);
}
/** The table before anybody is asked. */
function setup(game, options, seats, out, stack = {}) {
	refuseStrangers(game, stack, seats);
	const count = playersOf(seats);
	const players = many(count, (place) => newPlayer(place >= seats));
	const [tiles, left] = drawTiles(game, count, stack, out);
	const boxes = fillBoxes(game, stack, out);
	const sea = layTiles(tiles, count, boxes);
	for (let seat = 0; seat < seats; seat++) dealCrew(game, players[seat], seat, stack, out);
	const first = chooseFirst(seats, stack, out);
	compensate(players, seats, first);
	const state = {
		options,
		seats,
		players,
		sea,
		left,
		boxes,
		gone: [],
		upgrades: many(UPGRADES.length, () => 4),
		buildings: many(BUILDINGS.length, () => 10),
		first,
		active: first,
		round: 1,
		turns: 0,
		endedBy: -1,
		turn: newTurn(12),
		batch: null,
		battle: null,
		orders: seats === 1 ? stackOrders(game, stack, out) : [],
		ordered: [],
		throws: 0,
		prescribed: readPrescribed(stack.throws ?? []),
		tieStrength: [],
		flow: []
	};
	out.events?.push({
		type: "began",
		first
	});
	for (let seat = 0; seat < seats; seat++) out.events?.push({
		type: "drew",
		seat,
		cards: players[seat].hand.slice()
	});
	if (state.options.bonusTokens) offerTokens(game, state, stack, out);
	return state;
}
// games/dead-reckoning/rules/imagine.ts
/** Every tile that has not been seen: seas of this table lie in the sea, of the islands any may be in the box. */
function imagineSea(seen, stream) {
	const known = new Set(seen.sea.map(({ id }) => id));
	const islands = [];
	for (let at = 0; at < ISLANDS.length; at++) if (!known.has(FIRST_ISLAND + at)) islands.push(FIRST_ISLAND + at);
	const hidden = [];
	OPEN_SEA.forEach(({ players }, at) => {
		if (players.includes(playersOf(seen.seats)) && !known.has(FIRST_SEA + at)) hidden.push(FIRST_SEA + at);
	});
	stream.shuffle(islands);
	const faceDown = seen.sea.filter(({ explored }) => !explored).length;
	hidden.push(...islands.splice(0, faceDown - hidden.length));
	stream.shuffle(hidden);
	return {
		sea: seen.sea.map((tile) => {
			const copy = copyTile(tile);
			return tile.explored ? copy : {
				...copy,
				id: hidden.pop() ?? -1
			};
		}),
		left: islands
	};
}
/** DR-HID-8: what a box holds is what has not been seen of its row; only the order is hidden. */
function imagineBoxes(seen, stream) {
	const unseen = ROW_CARDS.map(({ copies }) => copies);
	const see = (card) => {
		if (card !== -1) unseen[frontOf(card) - FIRST_ROW_CARD]--;
	};
	for (const { card } of seen.sea) see(card);
	for (const card of seen.gone) see(card);
	for (const { aside, crew } of seen.players) {
		for (const card of aside) see(card);
		for (const { sleeves } of crew) for (const card of sleeves) see(card);
	}
	return seen.tops.map((top, row) => {
		const box = [];
		ROW_CARDS.forEach((card, at) => {
			if (card.row === row + 1) for (let copy = 0; copy < unseen[at]; copy++) box.push(FIRST_ROW_CARD + at);
		});
		stream.shuffle(box);
		if (top !== -1) box.push(...box.splice(box.indexOf(top), 1));
		return box;
	});
}
/** DR-SOLO-5: the stages lie in order, the first on top. */
function imagineOrders(seen, stream) {
	if (seen.seats > 1) return [];
	const orders = [];
	for (const stage of [
		3,
		2,
		1
	]) {
		const left = [];
		for (let card = FIRST_SOLO; card < FIRST_SOLO + SOLO_CARDS.length; card++) if (soloCard(card).stage === stage && !seen.ordered.includes(card)) left.push(card);
		stream.shuffle(left);
		orders.push(...left);
	}
	return orders;
}
/**
* Every change of a chest is seen, only the sum is screened (DR-HID-1): a plausible one, so far below the thirty coins
* that would be announced (DR-ACH-11) that no single gain reaches them.
*/
var LEAST_IN_A_CHEST = 6;
var SPAN = 14;
function imagineChest({ chest, achievements }, stream) {
	if (chest >= 0) return chest;
	return ((achievements >> CAPITALIST & 1) === 1 ? 30 - SPAN / 2 : LEAST_IN_A_CHEST) + stream.below(SPAN);
}
/** DR-HID-10. */
var imagineToken = ({ token, hasToken, offered }, stream) => token !== -1 || !hasToken ? token : offered[stream.below(offered.length)];
function imaginePlayer(player, stream) {
	const cells = [];
	for (const cell of player.cells) cells.push(copyCell(cell));
	const { crew, deck, hand } = imagineCrew(player, stream);
	return {
		crew,
		deck,
		hand,
		play: player.play.slice(),
		discard: player.discard.slice(),
		aside: player.aside.slice(),
		dock: player.dock,
		chest: imagineChest(player, stream),
		cells,
		firedPrinted: player.firedPrinted,
		damage: player.damage,
		at: player.at,
		pirate: player.pirate,
		sails: player.sails,
		cubes: player.cubes,
		legend: player.legend,
		seaDogs: player.seaDogs,
		explorer: player.explorer,
		achievements: player.achievements,
		levelDue: player.levelDue,
		finished: player.finished,
		token: imagineToken(player, stream),
		offered: player.offered.slice(),
		training: player.training
	};
}
/** DR-ADV-R1: the card that another has just drawn is some card of that hand. */
function imagineFrame(frame, players, stream) {
	if (frame.step !== "drawn" || frame.card !== -1) return copyFrame(frame);
	const { hand } = players[frame.seat];
	return {
		...frame,
		card: hand[stream.below(hand.length)]
	};
}
/** Deals what is hidden anew; all that the eye sees stays as it is. */
function imagine(seen, _eye, chance) {
	const stream = chance.stream("imagine");
	const { sea, left } = imagineSea(seen, stream);
	const players = [];
	for (const player of seen.players) players.push(imaginePlayer(player, stream));
	return {
		options: seen.options,
		seats: seen.seats,
		players,
		sea,
		left,
		boxes: imagineBoxes(seen, stream),
		gone: seen.gone.slice(),
		upgrades: seen.upgrades.slice(),
		buildings: seen.buildings.slice(),
		first: seen.first,
		active: seen.active,
		round: seen.round,
		turns: seen.turns,
		endedBy: seen.endedBy,
		turn: copyTurn(seen.turn),
		batch: copyBatch(seen.batch),
		battle: copyBattle(seen.battle),
		orders: imagineOrders(seen, stream),
		ordered: seen.ordered.slice(),
		throws: seen.throws,
		prescribed: [],
		tieStrength: seen.tieStrength.slice(),
		flow: seen.flow.map((frame) => imagineFrame(frame, players, stream))
	};
}
// games/dead-reckoning/rules/broken.ts
/** What must hold of every state: nothing is lost, doubled or where it cannot be. */
var nameOf = (card) => CARD_INFO[card]?.name ?? `card ${card}`;
var isCount = (value) => Number.isInteger(value) && value >= 0;
/** DR-STATE-4: each of the twelve in exactly one of deck, hand, play and discard. */
function brokenCrew(player, place) {
	const { crew, deck, hand, play, discard } = player;
	const found = new Array(crew.length).fill(0);
	for (const pile of [
		deck,
		hand,
		play,
		discard
	]) for (const card of pile) found[card]++;
	for (let card = 0; card < found.length; card++) if (found[card] !== 1) return `DR-STATE-4: ${nameOf(card)} of player ${place} is there ${found[card]} times`;
	if (hand.some((card, at) => at > 0 && hand[at - 1] >= card)) return `DR-HID-2: the hand of ${place} is unsorted`;
	for (const { level, known, sleeves } of crew) {
		if (!(known >= 1 && known <= level && level <= 4)) return `DR-LEVEL-5: player ${place} has a card at level ${level}`;
		if (sleeves.some((card, slot) => card !== -1 && rowCard(card).slot !== slot)) return `DR-SLEEVE-3: player ${place} has an advancement in a wrong slot`;
	}
	for (const card of [...play, ...discard]) if (crew[card].known !== crew[card].level) return `DR-HID-4: ${nameOf(card)} lies open at a secret level`;
}
/** DR-STATE-5: every row card in exactly one place, by its front or its back, and boxes hold only their own rows. */
function brokenRows(state) {
	const found = new Array(ROW_CARDS.length).fill(0);
	const see = (card) => {
		if (card !== -1) found[frontOf(card) - FIRST_ROW_CARD]++;
	};
	for (const { card } of state.sea) see(card);
	state.gone.forEach(see);
	for (const { aside, crew } of state.players) {
		aside.forEach(see);
		for (const { sleeves } of crew) sleeves.forEach(see);
	}
	for (const [row, box] of state.boxes.entries()) for (const card of box) {
		see(card);
		if (rowCard(card).row !== row + 1) return `DR-SETUP-8: ${nameOf(card)} is in box ${row + 1}`;
	}
	for (let at = 0; at < found.length; at++) if (found[at] !== ROW_CARDS[at].copies) return `DR-STATE-5: ${nameOf(FIRST_ROW_CARD + at)} is there ${found[at]} times`;
}
/** DR-SETUP-2 to 4: twelve different tiles, open sea by the number of players, the other islands in the box. */
function brokenTiles({ sea, left, seats }) {
	const found = new Array(ISLANDS.length + OPEN_SEA.length).fill(0);
	for (const { id } of sea) found[id - FIRST_ISLAND]++;
	for (const id of left) found[id - FIRST_ISLAND]++;
	OPEN_SEA.forEach(({ players }, at) => {
		if (!players.includes(playersOf(seats))) found[FIRST_SEA - FIRST_ISLAND + at]++;
	});
	const at = found.findIndex((count) => count !== 1);
	if (at >= 0) return `DR-SETUP-4: ${nameOf(FIRST_ISLAND + at)} is there ${found[at]} times`;
	if (sea.length !== 12 || !left.every(isIsland)) return "DR-SETUP-4: there are not twelve tiles in the sea";
}
var sum = (counts) => counts.reduce((total, count) => total + count, 0);
/** What lies on a tile: nothing on one that is face down, cubes and goods on islands only. */
function brokenTile(state, at) {
	const { id, explored, cubes, permanent, controller, buildings, cargo, coins, card } = state.sea[at];
	if (![
		...cubes,
		...permanent,
		buildings,
		cargo,
		coins
	].every(isCount)) return `DR-STATE-1: less than nothing on ${at}`;
	const slots = explored && isIsland(id) ? islandOf(id).slots : 0;
	if (sum(cubes) > slots) return `DR-COMP-24: ${sum(cubes)} cubes in the ${slots} slots of tile ${at}`;
	if (slots === 0 && sum(permanent) + buildings + cargo + coins > 0) return `DR-UNLOAD-6: something lies on tile ${at}`;
	if (!explored && card !== -1) return `DR-EXPL-1: a card lies on tile ${at}, which is face down`;
	if (!state.batch?.tiles.includes(at) && state.battle?.kind !== "tie" && controller !== strongest(state, at)) return `DR-CTRL-8: tile ${at} has a wrong controller`;
}
/** DR-COMP-32: buildings and upgrades on the table and in the supply are all there are. */
function brokenSupplies({ sea, players, upgrades, buildings }) {
	const stock = upgrades.slice();
	for (const { cells } of players) for (const { tokens } of cells) for (const token of tokens) stock[token - FIRST_UPGRADE]++;
	const at = stock.findIndex((count) => count !== 4);
	if (at >= 0) return `DR-COMP-6: ${nameOf(FIRST_UPGRADE + at)} is there ${stock[at]} times`;
	for (let building = 0; building < BUILDINGS.length; building++) {
		let count = buildings[building];
		for (const tile of sea) if (tile.buildings & bitOf(building)) count++;
		if (count !== 10) return `DR-COMP-8: ${BUILDINGS[building]} is there ${count} times`;
	}
	return [...upgrades, ...buildings].every(isCount) ? void 0 : "DR-COMP-32: a supply is below nothing";
}
/** DR-STATE-3: supply, sail track, slots, permanent areas, progress and the battle together are 35. */
function brokenCubes(state, place) {
	const { cubes, legend, seaDogs, explorer } = state.players[place];
	let total = cubes + legend + seaDogs + explorer + (isRival(state, place) ? 0 : 1);
	for (const tile of state.sea) total += tile.cubes[place] + tile.permanent[place];
	for (const { side } of state.battle?.cubes ?? []) if (side === place) total++;
	for (const side of state.battle?.waiting ?? []) if (side === place) total++;
	return total === 35 && isCount(cubes) ? void 0 : `DR-COMP-30: player ${place} has ${total} cubes`;
}
/** DR-SHIP-3: every hold holds what it can. */
function brokenShip(player, place) {
	const { cells, sails, damage, at } = player;
	if (cells.length !== 4) return `DR-SHIP-1: player ${place} has ${cells.length} cells`;
	for (let cell = 0; cell < 4; cell++) {
		const { cargo, coins } = cells[cell];
		if (!isCount(cargo) || !isCount(coins) || loadOf(cells[cell]) > fittingAt(player, cell).hold) return `DR-SHIP-3: cell ${cell} of player ${place} holds ${cargo} cargo and ${coins} coins`;
	}
	if (!isCount(sails) || sails > 8) return `DR-SAIL-3: player ${place} has ${sails} sails`;
	if (!isCount(damage) || !isCount(at) || at > 12) return `DR-STATE-7: the ship of player ${place} is nowhere`;
}
function brokenPlayer(state, place) {
	const player = state.players[place];
	const { crew, dock, chest, damage, at, pirate, achievements, token, offered, training } = player;
	if (crew.length !== (isRival(state, place) ? 0 : CREW_CARDS)) return `DR-COMP-16: player ${place} lacks crew`;
	if (![
		dock,
		chest,
		training
	].every(isCount)) return `DR-STATE-1: player ${place} has less than nothing`;
	if (state.battle === null && damage >= 5) return `DR-SINK-2: player ${place} should have sunk`;
	if (pirate && at === 12 && place !== state.active) return `DR-PIRATE-8: player ${place} is a pirate in harbour`;
	if (chest >= 30 && (achievements >> CAPITALIST & 1) === 0) return `DR-ACH-11: player ${place} has ${chest} coins and no Capitalist marker`;
	if (token !== -1 && !offered.includes(token)) return `DR-SETUP-25: player ${place} has a token not offered`;
	return brokenCrew(player, place) ?? brokenShip(player, place) ?? brokenCubes(state, place);
}
/** DR-SOLO-5: eighteen orders, stage by stage. */
function brokenOrders({ orders, ordered, seats }) {
	const all = [...ordered, ...orders.slice().reverse()];
	if (all.length !== (seats === 1 ? SOLO_CARDS.length : 0)) return `DR-SOLO-5: there are ${all.length} orders`;
	if (new Set(all).size !== all.length || all.some((card) => card < FIRST_SOLO)) return "DR-SOLO-5: an order is there twice";
	if (all.some((card, at) => at > 0 && soloCard(card).stage < soloCard(all[at - 1]).stage)) return "DR-SOLO-5: an order lies in a wrong stage";
}
/** Frames that go on by themselves: none of them may be left on top. */
var UNASKED = /* @__PURE__ */ new Set([
	"effects",
	"endPhase",
	"battle",
	"rival",
	"finale"
]);
function brokenFlow({ flow, battle, batch }) {
	const top = flow[flow.length - 1]?.step;
	if (top !== void 0 && UNASKED.has(top)) return `${top}: work was left undone`;
	if (battle !== null !== flow.some(({ step }) => step === "battle")) return "DR-COMBAT-2: a battle without its frame";
	if (top === "main" && batch !== null) return "DR-INF-6: a batch was left open";
}
function broken(state) {
	const wrong = brokenRows(state) ?? brokenTiles(state) ?? brokenSupplies(state) ?? brokenOrders(state) ?? brokenFlow(state);
	if (wrong) return wrong;
	for (let at = 0; at < 12; at++) {
		const tile = brokenTile(state, at);
		if (tile) return tile;
	}
	for (let place = 0; place < state.players.length; place++) {
		const player = brokenPlayer(state, place);
		if (player) return player;
	}
}
// games/dead-reckoning/rules/laws.ts
/** Copying a state. What must hold of every state is in broken.ts. */
/** Fields in the order of set-up: states of one shape are faster to work with. */
function clone(state) {
	const players = [];
	for (const player of state.players) players.push(copyPlayer(player));
	const sea = [];
	for (const tile of state.sea) sea.push(copyTile(tile));
	const boxes = [];
	for (const box of state.boxes) boxes.push(box.slice());
	return {
		options: state.options,
		seats: state.seats,
		players,
		sea,
		left: state.left.slice(),
		boxes,
		gone: state.gone.slice(),
		upgrades: state.upgrades.slice(),
		buildings: state.buildings.slice(),
		first: state.first,
		active: state.active,
		round: state.round,
		turns: state.turns,
		endedBy: state.endedBy,
		turn: copyTurn(state.turn),
		batch: copyBatch(state.batch),
		battle: copyBattle(state.battle),
		orders: state.orders.slice(),
		ordered: state.ordered.slice(),
		throws: state.throws,
		prescribed: state.prescribed.slice(),
		tieStrength: state.tieStrength.slice(),
		flow: copyFlow(state.flow)
	};
}
// games/dead-reckoning/rules/options.ts
var OPTIONS = {
	bonusTokens: {
		values: [false, true],
		default: false,
		clause: "DR-SETUP-25"
	},
	topCardVisible: {
		values: [false, true],
		default: false,
		clause: "DR-HID-8"
	},
	levelUpOptional: {
		values: [false, true],
		default: false,
		clause: "DR-LEVEL-4"
	},
	roundLimit: {
		values: [
			0,
			12,
			16,
			20
		],
		default: 0,
		clause: "DR-TABLE-9"
	},
	rival: {
		values: ["normal", "hard"],
		default: "normal",
		clause: "DR-SOLO-6"
	}
};
// games/dead-reckoning/rules/seen.ts
/** Hidden cards are covered, not left out: nobody learns anything from the size of a message. */
function seen(event, eye) {
	switch (event.type) {
		case "kept": return event.seat === eye ? event : {
			...event,
			card: -1
		};
		case "drew": return event.seat === eye ? event : {
			...event,
			cards: event.cards.map(() => -1)
		};
		case "levelled": return event.seat === eye || event.where === "play" ? event : {
			...event,
			card: -1,
			level: 0
		};
		default: return event;
	}
}
// games/dead-reckoning/rules/cannons.ts
/** Cannons: how many there are, which are left, and firing them (DR-COMBAT-3 to 5). */
/** Of the ship and of all cards in play, fired or not. The rival's ship has none (DR-SOLO-4). */
function cannonsOf(state, player) {
	const owner = state.players[player];
	if (owner.crew.length === 0) return 0;
	let cannons = shipCannons(owner);
	for (const card of owner.play) cannons += cardCannons(owner.crew[card], card);
	return cannons;
}
var leftInCell = (owner, cell) => isActive(owner, cell) ? Math.max(0, fittingAt(owner, cell).cannons - owner.cells[cell].fired) : 0;
var leftOnCard = ({ crew }, card) => Math.max(0, cardCannons(crew[card], card) - crew[card].fired);
/** Those not fired this turn. */
function cannonsLeft(state, player) {
	const owner = state.players[player];
	if (owner.crew.length === 0) return 0;
	let left = owner.firedPrinted ? 0 : 1;
	for (let cell = 0; cell < 4; cell++) left += leftInCell(owner, cell);
	for (const card of owner.play) left += leftOnCard(owner, card);
	return left;
}
/** DR-TABLE-2: cells first, because they may be loaded later; then the printed cannon, then cards as they were played. */
function fireCannons(state, player, count) {
	const owner = state.players[player];
	let left = count;
	for (let cell = 0; cell < 4 && left > 0; cell++) {
		const here = Math.min(left, leftInCell(owner, cell));
		owner.cells[cell].fired += here;
		left -= here;
	}
	if (left > 0 && !owner.firedPrinted) {
		owner.firedPrinted = true;
		left -= 1;
	}
	for (const card of owner.play) {
		const here = Math.min(left, leftOnCard(owner, card));
		owner.crew[card].fired += here;
		left -= here;
	}
}
/** DR-DEC-62: a cell with cannons that goods keep silent. */
function hasSilentCannons(owner) {
	for (let cell = 0; cell < 4; cell++) if (!isActive(owner, cell) && fittingAt(owner, cell).cannons > 0) return true;
	return false;
}
// games/dead-reckoning/rules/goods.ts
/** DR-LOAD-1 to DR-LOAD-5; undefined where goods can be loaded. */
function noLoading(state, seat) {
	const { at } = state.players[seat];
	if (at === 12) return void 0;
	const { id, controller } = state.sea[at];
	if (!isIsland(id)) return "nowhere-to-load";
	if (controller !== seat) return "not-controlled";
	return isBlocked(state, seat, at) ? "blockade" : void 0;
}
/** DR-UNLOAD-2 to DR-UNLOAD-6; undefined where goods can be unloaded. */
function noUnloading(state, seat) {
	const { at } = state.players[seat];
	if (at === 12) return void 0;
	if (!isIsland(state.sea[at].id)) return "nowhere-to-unload";
	if (hostileFort(state, seat, at)) return "fort-forbids";
	return isBlocked(state, seat, at) ? "blockade" : void 0;
}
var canLoad = (state, seat) => noLoading(state, seat) === void 0;
var canUnload = (state, seat) => noUnloading(state, seat) === void 0;
/** What lies ready on the shore: on the dock and in the chest, or on the island. */
function ashore(state, seat, good) {
	const player = state.players[seat];
	if (player.at === 12) return good === 0 ? player.dock : player.chest;
	const tile = state.sea[player.at];
	return good === 0 ? tile.cargo : tile.coins;
}
function addAshore(state, seat, good, count) {
	const player = state.players[seat];
	if (player.at === 12) {
		if (good === 0) player.dock += count;
		else player.chest += count;
	} else if (good === 0) state.sea[player.at].cargo += count;
	else state.sea[player.at].coins += count;
}
function addLoading(state, seat, into) {
	const player = state.players[seat];
	const cargo = ashore(state, seat, 0);
	const coins = ashore(state, seat, 1);
	if (cargo + coins === 0) return;
	for (let cell = 0; cell < 4; cell++) {
		const room = roomIn(player, cell);
		addLoads(0, cell, Math.min(cargo, room), into);
		addLoads(1, cell, Math.min(coins, room), into);
	}
}
/** Everything that can be done with goods now, added to the list. */
function addGoods(state, seat, right, into) {
	const player = state.players[seat];
	if (right === "main" && canLoad(state, seat)) addLoading(state, seat, into);
	const unloads = right === "main" && canUnload(state, seat);
	for (let cell = 0; cell < 4; cell++) {
		const { cargo, coins } = player.cells[cell];
		if (cargo + coins === 0) continue;
		for (let to = 0; to < 4; to++) {
			if (to === cell) continue;
			const room = roomIn(player, to);
			addRearranges(0, cell, to, Math.min(cargo, room), into);
			addRearranges(1, cell, to, Math.min(coins, room), into);
		}
		if (unloads) {
			addUnloads(0, cell, cargo, into);
			addUnloads(1, cell, coins, into);
		}
		if (right === "elsewhere") continue;
		addJettisons(0, cell, cargo, into);
		addJettisons(1, cell, coins, into);
	}
}
/** DR-REARR-1: whether any unit could go to another hold. */
function canRearrange(state, seat) {
	const player = state.players[seat];
	for (let cell = 0; cell < 4; cell++) if (loadOf(player.cells[cell]) > 0) {
		for (let to = 0; to < 4; to++) if (to !== cell && roomIn(player, to) > 0) return true;
	}
	return false;
}
/** Tells that goods came aboard or left the ship. */
function tell(state, seat, { type, good, count }, out) {
	const { at } = state.players[seat];
	const shore = at === 12 ? storeOf(good) : "island";
	const tile = at === 12 ? -1 : at;
	if (type === "load") tellMoved(out, seat, good, count, shore, "ship", type, tile);
	else tellMoved(out, seat, good, count, "ship", type === "unload" ? shore : "supply", type, tile);
}
function applyGoods(state, seat, action, out) {
	const { cells } = state.players[seat];
	const { good, cell, count } = action;
	if (action.type === "rearrange") {
		addTo(cells[cell], good, -count);
		addTo(cells[action.to], good, count);
		out.events?.push({
			type: "rearranged",
			seat,
			good,
			cell,
			to: action.to,
			count
		});
		return;
	}
	addTo(cells[cell], good, action.type === "load" ? count : -count);
	if (action.type !== "jettison") addAshore(state, seat, good, action.type === "load" ? -count : count);
	tell(state, seat, action, out);
}
/** How much could be moved at most, or why nothing can. */
function mostOf(state, seat, action) {
	const player = state.players[seat];
	const { good, cell } = action;
	if (action.type === "load") {
		const why = noLoading(state, seat);
		if (why) return why;
		const there = ashore(state, seat, good);
		if (there === 0) return "no-such-goods";
		const room = roomIn(player, cell);
		return room === 0 ? "no-room" : Math.min(there, room);
	}
	const here = inCell(player.cells[cell], good);
	if (here === 0) return "no-such-goods";
	if (action.type === "unload") return noUnloading(state, seat) ?? here;
	if (action.type === "jettison") return here;
	const room = roomIn(player, action.to);
	return room === 0 ? "no-room" : Math.min(here, room);
}
var isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < 4;
function whyNotGoods(state, seat, action, right) {
	const { type, good, cell } = action;
	if (right === "elsewhere" && type !== "rearrange") return reason(type === "jettison" ? "only-in-answer" : "not-your-turn");
	if (right === "battle" && (type === "load" || type === "unload")) return reason("battle-first");
	if (!isCell(cell)) return reason("no-such-cell");
	if (type === "rearrange" && (!isCell(action.to) || action.to === cell)) return reason("no-such-cell");
	if (good !== 0 && good !== 1) return reason("no-such-goods");
	const most = mostOf(state, seat, action);
	return typeof most === "string" ? reason(most) : reason("one-or-all", { most });
}
var canRise = (player, card) => player.crew[card].level < 4;
var whereIs = ({ hand, play }, card) => {
	if (hand.includes(card)) return "hand";
	return play.includes(card) ? "play" : "deck";
};
/** DR-LEVEL-5, DR-LEVEL-8, DR-LEVEL-10: one card rises one level, wherever it lies. */
function levelUp(state, seat, card, out) {
	const player = state.players[seat];
	const crew = player.crew[card];
	const where = whereIs(player, card);
	crew.level++;
	if (where === "play") crew.known = crew.level;
	out.events?.push({
		type: "levelled",
		seat,
		card,
		level: crew.level,
		where
	});
	if (crew.level < 4) return;
	out.uncover();
	progress$1(state, seat, SEA_DOGS, out);
}
/** DR-ABIL-18, DR-ABIL-19: the lowest card of the draw pile that can rise; the pile keeps its order. */
function levelBottom(state, seat, out) {
	const player = state.players[seat];
	for (const card of player.deck) if (canRise(player, card)) {
		out.uncover();
		levelUp(state, seat, card, out);
		return;
	}
}
/** DR-LEVEL-1: the cards in hand that can rise. */
function addLevels(state, seat, into) {
	const player = state.players[seat];
	for (const card of player.hand) if (canRise(player, card)) into.push(LEVELS[card]);
}
function canLevel(player) {
	for (const card of player.hand) if (canRise(player, card)) return true;
	return false;
}
/** The level-up between turns, in another's turn or directly before the own one (DR-LEVEL-2, DR-LEVEL-3). */
function levelInHand(state, seat, card, out) {
	state.players[seat].levelDue = "no";
	levelUp(state, seat, card, out);
}
function whyNotLevel(state, seat, card) {
	const player = state.players[seat];
	if (player.levelDue === "no") return reason("no-level-due");
	if (card >= CREW_CARDS || !player.hand.includes(card)) return reason("not-in-hand");
	return reason("highest-level");
}
var levelUpStep = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat }) {
		const actions = [];
		addLevels(state, seat, actions);
		if (state.players[seat].levelDue === "may" || actions.length === 0) actions.push(DECLINE);
		return actions;
	},
	apply(state, _frame, seat, action, out) {
		state.flow.pop();
		if (action.type === "level") levelInHand(state, seat, action.card, out);
		else {
			state.players[seat].levelDue = "no";
			out.events?.push({
				type: "declined",
				seat
			});
		}
	},
	/** DR-LEVEL-4: with no card that could rise it lapses; whether it does tells something about the hand. */
	resume(state, { seat }, out) {
		out.uncover();
		if (canLevel(state.players[seat])) return false;
		state.players[seat].levelDue = "no";
		state.flow.pop();
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type === "level") return whyNotLevel(state, seat, action.card);
		return action.type === "decline" ? reason("level-compulsory") : pending(frame.step);
	}
};
// games/dead-reckoning/rules/play.ts
/** DR-PLAY-1: laid face up; a level that was secret is known now. */
function playCard(state, seat, card, out) {
	const player = state.players[seat];
	const { hand, crew } = player;
	hand.splice(hand.indexOf(card), 1);
	player.play.push(card);
	crew[card].known = crew[card].level;
	out.events?.push({
		type: "played",
		seat,
		card,
		level: crew[card].level
	});
}
var whyNotPlay = (card) => reason(card < CREW_CARDS ? "card-not-in-hand" : "not-a-crew-card");
// games/dead-reckoning/rules/arms.ts
/** Step 1 of a battle: both sides prepare and take their cubes (DR-COMBAT-N2, -S2 to S5, -B11). */
/** DR-COMBAT-S5, DR-COMBAT-11. */
var CUBES_IN_THE_HARBOUR = 4;
var CUBES_AFTER_THE_LAST_TURN = 2;
var ATTACKER = 0;
var DEFENDER = 1;
var FIRE = [];
var fireOf = (count) => {
	for (let next = FIRE.length; next <= count; next++) FIRE.push({
		type: "fire",
		count: next
	});
	return FIRE[count];
};
function bitsOf(bits) {
	let count = 0;
	for (let left = bits; left > 0; left &= left - 1) count++;
	return count;
}
var afterLastTurn = ({ finished }) => finished ? CUBES_AFTER_THE_LAST_TURN : 0;
/** DR-COMBAT-S4, DR-COMBAT-S5, DR-COMBAT-11: cubes beside those of cannons. */
function addedCubes(state, { kind, at, defender }, player) {
	const added = afterLastTurn(state.players[player]);
	if (kind !== "ship") return added;
	if (at === 12) return player === defender ? added + CUBES_IN_THE_HARBOUR : added;
	const { controller, buildings } = state.sea[at];
	return controller === player ? added + bitsOf(buildings) : added;
}
/** The cubes of a side are fixed; they are taken when both sides are (DR-COMBAT-9). */
function want(battle, side, owner, count) {
	battle.taken[side] = count;
	battle.wanted = battle.wanted.concat(new Array(count).fill(owner));
}
function arm(state, side, player, fired, out) {
	const battle = battleOf(state);
	const added = addedCubes(state, battle, player);
	want(battle, side, player, fired + added);
	out.events?.push({
		type: "armed",
		seat: player,
		fired,
		added
	});
}
/** DR-DEC-61, DR-DEC-64. */
function fire(state, seat, count, out) {
	fireCannons(state, seat, count);
	arm(state, seat === battleOf(state).attacker ? ATTACKER : DEFENDER, seat, count, out);
}
function armAttacker(state, out) {
	const { attacker, bonus } = battleOf(state);
	if (isRival(state, attacker)) arm(state, ATTACKER, attacker, rivalCubes(state, bonus), out);
	else state.flow.push({
		step: "prepare",
		seat: attacker
	});
}
/** DR-COMBAT-B8, DR-COMBAT-B12: a building fights with black cubes, and its owner has no say. */
function armDefender(state, out) {
	const battle = battleOf(state);
	const { kind, defender, card, building } = battle;
	if (kind === "merchant") want(battle, DEFENDER, -1, merchantBack(card).cubes);
	else if (kind === "building") {
		const added = afterLastTurn(state.players[defender]);
		want(battle, DEFENDER, -1, DEFENCE_CUBES[building] + added);
		out.events?.push({
			type: "armed",
			seat: defender,
			fired: 0,
			added: DEFENCE_CUBES[building] + added
		});
	} else if (isRival(state, defender)) arm(state, DEFENDER, defender, rivalCubes(state, 0), out);
	else {
		out.uncover();
		if (hasAnswer(state.players[defender])) state.flow.push({
			step: "respond",
			seat: defender
		});
		else fire(state, defender, cannonsLeft(state, defender), out);
	}
}
/** DR-PLAY-6: with a cannon or a combat ability on its present state. */
function servesInDefence({ crew }, card) {
	if (cardCannons(crew[card], card) > 0) return true;
	for (let part = 0; part < 4; part++) if (readingOf(crew[card], card, part).combats.length > 0) return true;
	return false;
}
/** DR-TABLE-6: whether an attacked player has anything to answer with. */
function hasAnswer(player) {
	for (const card of player.hand) if (servesInDefence(player, card) || player.levelDue !== "no" && canRise(player, card)) return true;
	return hasSilentCannons(player);
}
function addFires(state, seat, into) {
	for (let count = cannonsLeft(state, seat); count >= 0; count--) into.push(fireOf(count));
}
/** What both sides may do alike before their cubes are fixed. */
function answer(state, seat, action, out) {
	switch (action.type) {
		case "rearrange":
		case "jettison":
			applyGoods(state, seat, action, out);
			break;
		case "play":
			playCard(state, seat, action.card, out);
			break;
		case "level":
			levelInHand(state, seat, action.card, out);
			break;
		case "fire":
			state.flow.pop();
			fire(state, seat, action.count, out);
	}
}
function whyNotArm(state, seat, action) {
	switch (action.type) {
		case "load":
		case "unload":
		case "rearrange":
		case "jettison": return whyNotGoods(state, seat, action, "battle");
		case "fire": return reason("too-many-cannons", { cannons: cannonsLeft(state, seat) });
		case "play": return whyNotPlay(action.card);
		default: return;
	}
}
/** DR-DEC-60, DR-DEC-61. */
var prepare = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat }) {
		const legal = [];
		addFires(state, seat, legal);
		for (const card of state.players[seat].hand) legal.push(PLAYS[card]);
		addGoods(state, seat, "battle", legal);
		return legal;
	},
	apply: (state, _frame, seat, action, out) => answer(state, seat, action, out),
	/** With no cannon, no card and no goods there is nothing to prepare. */
	resume(state, { seat }, out) {
		const player = state.players[seat];
		if (player.hand.length > 0 || player.cells.some((cell) => loadOf(cell) > 0)) return false;
		if (cannonsLeft(state, seat) > 0) return false;
		answer(state, seat, fireOf(0), out);
		return true;
	},
	whyNot: (state, frame, seat, action) => whyNotArm(state, seat, action) ?? pending(frame.step)
};
/** DR-DEC-62 to 64: what an attacked player does before the throw. */
var respond = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat }) {
		const player = state.players[seat];
		const legal = [];
		addFires(state, seat, legal);
		for (const card of player.hand) if (servesInDefence(player, card)) legal.push(PLAYS[card]);
		if (player.levelDue !== "no") addLevels(state, seat, legal);
		addGoods(state, seat, "battle", legal);
		return legal;
	},
	apply: (state, _frame, seat, action, out) => answer(state, seat, action, out),
	resume: () => false,
	/** Section 25.9: no reaction, and all cannons. */
	byDefault: (state, _frame, seat) => fireOf(cannonsLeft(state, seat)),
	whyNot(state, frame, seat, action) {
		if (action.type === "level") return whyNotLevel(state, seat, action.card);
		if (action.type === "play" && state.players[seat].hand.includes(action.card) && action.card < CREW_CARDS) return reason("not-for-defence");
		return whyNotArm(state, seat, action) ?? pending(frame.step);
	}
};
// games/dead-reckoning/rules/build.ts
/** Construction (DR-BUILD): any building on any controlled island, as long as there are permissions left. */
var KINDS = [
	0,
	1,
	2
];
/** DR-BUILD-3: cargo from ship and dock. */
var PRICES = Array.from({ length: 10 }, (_, cargo) => ({
	cargo,
	coins: 0,
	from: "dockOrShip"
}));
/** DR-BUILD-1, DR-BUILD-4, DR-COMP-32. */
function whyNotBuild$1(state, seat, building, at) {
	const tile = state.sea[at];
	if (tile === void 0 || !isOpenIsland(tile) || tile.controller !== seat) return "not-your-island";
	if ((tile.buildings & bitOf(building)) !== 0) return "built-already";
	return state.buildings[building] === 0 ? "none-left" : void 0;
}
/** DR-ABIL-12: something can be built, and paid for. */
function canBuild(state, seat, price) {
	if (!canPay(state, seat, PRICES[price])) return false;
	for (let at = 0; at < 12; at++) {
		if (state.sea[at].controller !== seat) continue;
		for (const building of KINDS) if (whyNotBuild$1(state, seat, building, at) === void 0) return true;
	}
	return false;
}
/** Whether a kind of building could be put up at all: what is missing is then the price. */
var hasSite = (state, seat) => state.sea.some((_, at) => KINDS.some((building) => whyNotBuild$1(state, seat, building, at) === void 0));
var BUILD = KINDS.flatMap((building) => Array.from({ length: 12 }, (_, tile) => ({
	type: "build",
	card: buildingCard(building),
	tile
})));
var DONE = { type: "done" };
function putUp(state, seat, building, at, price, out) {
	const tile = state.sea[at];
	state.buildings[building]--;
	tile.buildings |= bitOf(building);
	tile.builder = seat;
	out.events?.push({
		type: "built",
		seat,
		card: buildingCard(building),
		tile: at,
		price
	});
}
/** DR-TABLE-7: the permissions are used in printed order. */
function buildNext(state, frame, card, at, out) {
	const [price] = frame.prices;
	frame.prices = frame.prices.slice(1);
	putUp(state, frame.seat, buildingOf(card), at, price, out);
	pay(state, frame.seat, PRICES[price], out);
}
function beginBuilding(state, seat, prices) {
	state.flow.push({
		step: "build",
		seat,
		prices
	});
}
/** DR-DEC-43, DR-BUILD-6: up to so many, each paid for by itself. */
var build$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat, prices }) {
		const actions = [];
		if (canPay(state, seat, PRICES[prices[0]])) {
			for (const building of KINDS) for (let at = 0; at < 12; at++) if (whyNotBuild$1(state, seat, building, at) === void 0) actions.push(BUILD[building * 12 + at]);
		}
		actions.push(DONE);
		return actions;
	},
	apply(state, frame, _seat, action, out) {
		if (action.type === "build") buildNext(state, frame, action.card, action.tile, out);
		else state.flow.pop();
	},
	resume(state, { seat, prices }) {
		if (prices.length > 0 && canBuild(state, seat, prices[0])) return false;
		state.flow.pop();
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type !== "build") return pending(frame.step);
		const building = buildingOf(action.card);
		if (!(building in BUILDINGS)) return reason("no-such-building");
		return reason(whyNotBuild$1(state, seat, building, action.tile) ?? "cannot-pay");
	}
};
// games/dead-reckoning/rules/influence.ts
/** Influence (DR-INF): cubes on islands, in batches with one check of control after each. */
/** DR-GAMEEND-6: what it costs to replace a cube of this player. */
var priceOf = (state, owner) => state.players[owner].finished ? 2 : 1;
/** DR-INF-10, DR-INF-11: why no cube of the player may be put on this tile. */
function whyClosed(state, seat, at, ignoreForts) {
	const tile = state.sea[at];
	if (tile === void 0 || !isOpenIsland(tile)) return "not-an-island";
	if (!ignoreForts && hostileFort(state, seat, at)) return "fort-forbids";
	return isBlocked(state, seat, at) ? "blockade" : void 0;
}
/** DR-INF-2, DR-INF-3: the cheapest cube that can be put there; 0 if there is none. */
function cheapest(state, seat, at) {
	const tile = state.sea[at];
	if (emptySlots(tile) > 0) return 1;
	let least = 0;
	for (let owner = 0; owner < tile.cubes.length; owner++) {
		if (owner === seat || tile.cubes[owner] === 0) continue;
		if (priceOf(state, owner) === 1) return 1;
		least = 2;
	}
	return least;
}
/** The island of the ship alone, and with its neighbours. */
var HERE = NEIGHBOURS.map((_, at) => at === 12 ? [] : [at]);
var AROUND = NEIGHBOURS.map((near, at) => [at, ...near].filter((one) => one !== 12));
/** DR-INF-9, DR-ADV-R7: the tile of the ship, and adjacent ones as far as the ability reaches. */
function reachOf$1(here, adjacent, adjacentTo) {
	if (adjacent === 0) return HERE[here];
	return adjacentTo === -1 ? AROUND[here] : [...HERE[here], adjacentTo];
}
/** The least influence for which a cube can be put anywhere; 0 if nowhere. */
function leastPrice(state, seat, tiles, ignoreForts) {
	let least = 0;
	for (const at of tiles) {
		if (whyClosed(state, seat, at, ignoreForts) !== void 0) continue;
		const price = cheapest(state, seat, at);
		if (price === 1) return 1;
		if (price === 2) least = 2;
	}
	return least;
}
/** DR-ABIL-12, DR-AMB-18: at least one cube must find a place; a lone one may wait for its second (DR-GAMEEND-7). */
function whyNoInfluence(state, seat, { adjacent, ignoreForts }, amount) {
	if (amount === 0) return "too-few-symbols";
	const { at } = state.players[seat];
	const price = leastPrice(state, seat, reachOf$1(at, adjacent, -1), ignoreForts);
	if (price > amount + carriedIn(state) && influenceLeft(state, seat) < price) return "needs-two";
	if (price > 0) return state.players[seat].cubes > 0 || canRecall(state, seat) ? void 0 : "no-effect";
	return whyClosed(state, seat, at === 12 ? -1 : at, ignoreForts) ?? "no-cube-to-replace";
}
/** DR-INF-6, DR-INF-7: joins the open batch or opens one. */
function beginInfluence(state, seat, { adjacent, ignoreForts }, amount) {
	if (!state.batch) {
		state.batch = {
			tiles: [],
			controllers: [],
			carried: 0
		};
		state.flow.push({
			step: "batch",
			seat
		});
	}
	state.flow.push({
		step: "influence",
		seat,
		left: amount,
		adjacentLeft: adjacent,
		adjacentTo: -1,
		ignoreForts
	});
}
var PLACE = Array.from({ length: 12 }, (_, tile) => ({
	type: "place",
	tile
}));
var REPLACE = Array.from({ length: 12 }, (_, tile) => Array.from({ length: 4 }, (_, seat) => ({
	type: "replace",
	tile,
	seat
})));
var carriedIn = ({ batch }) => batch?.carried ?? 0;
/** DR-DEC-40, DR-DEC-41, DR-DEC-54. */
function placements(state, frame) {
	const { seat, left, adjacentLeft, adjacentTo, ignoreForts } = frame;
	const actions = [];
	const most = left + carriedIn(state);
	for (const at of reachOf$1(state.players[seat].at, adjacentLeft, adjacentTo)) {
		if (whyClosed(state, seat, at, ignoreForts) !== void 0) continue;
		const tile = state.sea[at];
		if (emptySlots(tile) > 0) actions.push(PLACE[at]);
		else for (let owner = 0; owner < tile.cubes.length; owner++) if (owner !== seat && tile.cubes[owner] > 0 && priceOf(state, owner) <= most) actions.push(REPLACE[at][owner]);
	}
	return actions;
}
/** Influence that had to wait is used first (DR-GAMEEND-7). */
function spend(state, frame, price) {
	const { batch } = state;
	const carried = price === 2 && batch ? batch.carried : 0;
	if (batch) batch.carried -= carried;
	frame.left -= price - carried;
}
function put(state, frame, at, owner, out) {
	const { seat } = frame;
	spend(state, frame, owner === -1 ? 1 : priceOf(state, owner));
	if (at !== state.players[seat].at) {
		frame.adjacentLeft--;
		frame.adjacentTo = at;
	}
	if (owner !== -1) removeCube(state, at, owner);
	addCube(state, at, seat);
	const ignoredFort = hostileFort(state, seat, at);
	out.events?.push({
		type: "influenced",
		seat,
		tile: at,
		replaced: owner,
		ignoredFort
	});
}
function carryOut$2(state, frame, action, out) {
	if (action.type === "place") put(state, frame, action.tile, -1, out);
	else if (action.type === "replace") put(state, frame, action.tile, action.seat, out);
}
/** DR-INF-8: what has no place is lost; a lone influence may wait for a second one of the same batch. */
function finish(state, frame) {
	state.flow.pop();
	const { seat, left, adjacentLeft, adjacentTo, ignoreForts } = frame;
	const tiles = reachOf$1(state.players[seat].at, adjacentLeft, adjacentTo);
	if (left === 1 && state.batch && leastPrice(state, seat, tiles, ignoreForts) === 2) state.batch.carried = 1;
}
function whyNotPlace(state, frame, at, replace) {
	const { seat, adjacentLeft, adjacentTo, ignoreForts } = frame;
	const here = state.players[seat].at;
	if (!reachOf$1(here, adjacentLeft, adjacentTo).includes(at)) return adjacentTo !== -1 && AROUND[here].includes(at) ? "too-many-adjacent" : "ship-not-there";
	const closed = whyClosed(state, seat, at, ignoreForts);
	if (closed) return closed;
	const empty = emptySlots(state.sea[at]) > 0;
	if (!replace) return "slots-full";
	return empty ? "slots-empty" : "no-cube-to-replace";
}
/** DR-INF-5: all of it before anything else; a single possibility needs no answer. */
var influence$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal: placements,
	apply(state, frame, _seat, action, out) {
		carryOut$2(state, frame, action, out);
	},
	resume(state, frame, out) {
		const actions = frame.left > 0 ? placements(state, frame) : [];
		if (actions.length === 0) {
			finish(state, frame);
			return true;
		}
		if (state.players[frame.seat].cubes === 0) {
			if (!needCubes(state, frame.seat, 1, out)) frame.left = 0;
			return true;
		}
		if (actions.length > 1) return false;
		carryOut$2(state, frame, actions[0], out);
		return true;
	},
	whyNot(state, frame, _seat, action) {
		if (action.type !== "place" && action.type !== "replace") return pending(frame.step);
		const owner = action.type === "replace" ? action.seat : -1;
		const there = state.sea[action.tile]?.cubes[owner] ?? 0;
		const code = whyNotPlace(state, frame, action.tile, owner !== -1);
		if (code !== "no-cube-to-replace" || owner === frame.seat || there === 0) return reason(code);
		return reason("needs-two");
	}
};
/** DR-ADV-X.9: into the permanent area of an island the player controls. */
function whyNoPermanent(state, seat, at) {
	const tile = state.sea[at];
	if (tile === void 0 || !isOpenIsland(tile)) return "not-an-island";
	if (tile.controller !== seat) return "not-your-island";
	return isBlocked(state, seat, at) ? "blockade" : void 0;
}
var permanents = (state, seat) => PLACE.filter((_action, at) => whyNoPermanent(state, seat, at) === void 0);
var canPlacePermanent = (state, seat) => (state.players[seat].cubes > 0 || canRecall(state, seat)) && permanents(state, seat).length > 0;
function putPermanent(state, frame, action, out) {
	if (action?.type !== "place") return;
	const { seat } = frame;
	frame.left--;
	state.players[seat].cubes--;
	state.sea[action.tile].permanent[seat]++;
	out.events?.push({
		type: "permanent",
		seat,
		tile: action.tile
	});
}
/** DR-DEC-55. */
var permanent = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => permanents(state, frame.seat),
	apply(state, frame, _seat, action, out) {
		putPermanent(state, frame, action, out);
	},
	resume(state, frame, out) {
		const [first, second] = frame.left > 0 ? permanents(state, frame.seat) : [];
		if (first === void 0) state.flow.pop();
		else if (state.players[frame.seat].cubes === 0) {
			if (!needCubes(state, frame.seat, 1, out)) frame.left = 0;
		} else if (second !== void 0) return false;
		else putPermanent(state, frame, first, out);
		return true;
	},
	whyNot(state, frame, seat, action) {
		const code = action.type === "place" ? whyNoPermanent(state, seat, action.tile) : void 0;
		return code ? reason(code) : pending(frame.step);
	}
};
// games/dead-reckoning/rules/reach.ts
/** Enemy ships on the own tile and on adjacent ones, never in the harbour. */
function bombardTargets(state, seat) {
	const { at } = state.players[seat];
	const targets = [];
	state.players.forEach((other, player) => {
		if (player === seat || other.at === 12) return;
		if (other.at === at || NEIGHBOURS[at].includes(other.at)) targets.push(player);
	});
	return targets;
}
function bombard(state, seat, damage, out) {
	for (const player of bombardTargets(state, seat)) damageShip(state, player, damage, seat, "ability", out);
}
/** The row that so many helms open; more helms than printed count as the last. */
var rowByHelms = (rows, helms) => rows[Math.min(helms, rows.length - 1)];
/** DR-ABIL-16, DR-ABIL-17: the first advancement from the top; merchants above it keep their place and order. */
function takeTop(state, seat, row, out) {
	const box = state.boxes[row - 1];
	let at = box.length - 1;
	while (at >= 0 && isMerchant(box[at])) at--;
	out.uncover();
	if (at < 0) return;
	const [card] = box.splice(at, 1);
	state.players[seat].aside.push(card);
	out.events?.push({
		type: "gotCard",
		seat,
		card,
		cause: "top"
	});
}
// games/dead-reckoning/rules/upgrade.ts
/** Ship upgrades (DR-UPG): taking tokens, covering what lies below, and exchanging a basic for an advanced one. */
/** DR-COMP-32: a token of this kind is left in the supply. */
function hasToken(state, kind) {
	for (let at = 0; at < UPGRADES.length; at++) if (isOffered(state, kind, at)) return true;
	return false;
}
var isOffered = (state, kind, at) => state.upgrades[at] > 0 && (kind === "any" || UPGRADES[at].kind === kind);
/** DR-UPG-3: neither a token nor anything printed. */
var isEmpty = (player, cell) => {
	const { sails, cannons, hold } = PRINTED_CELLS[cell];
	return player.cells[cell].tokens.length === 0 && sails + cannons + hold === 0;
};
var ALL_CELLS = [
	0,
	1,
	2,
	3
];
var openCells = (player) => {
	const empty = ALL_CELLS.filter((cell) => isEmpty(player, cell));
	return empty.length > 0 ? empty : ALL_CELLS;
};
/** DR-UPG-6: goods of a hold that has changed under them go elsewhere; what finds no place is the owner's choice. */
function coverHold(state, seat, cell) {
	const player = state.players[seat];
	const hold = player.cells[cell];
	hold.fired = 0;
	if (loadOf(hold) <= fittingAt(player, cell).hold) return;
	const { cargo, coins } = hold;
	hold.cargo = 0;
	hold.coins = 0;
	if (cargo + coins > roomOn(player)) {
		state.flow.push({
			step: "room",
			seat,
			cargo,
			coins,
			from: "ship"
		});
		return;
	}
	stow(player, 0, cargo);
	stow(player, 1, coins);
}
function fit(state, seat, card, cell, out) {
	state.upgrades[card - FIRST_UPGRADE]--;
	state.players[seat].cells[cell].tokens.push(card);
	out.events?.push({
		type: "fitted",
		seat,
		card,
		cell
	});
	coverHold(state, seat, cell);
}
var FIT = UPGRADES.map((_, at) => ALL_CELLS.map((cell) => ({
	type: "fit",
	card: FIRST_UPGRADE + at,
	cell
})));
/** DR-DEC-44. */
var upgrade = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { seat, kind }) {
		const actions = [];
		const cells = openCells(state.players[seat]);
		for (let at = 0; at < UPGRADES.length; at++) if (isOffered(state, kind, at)) for (const cell of cells) actions.push(FIT[at][cell]);
		return actions;
	},
	apply(state, frame, _seat, action, out) {
		state.flow.pop();
		if (action.type === "fit") fit(state, frame.seat, action.card, action.cell, out);
	},
	resume(state, frame) {
		if (hasToken(state, frame.kind)) return false;
		state.flow.pop();
		return true;
	},
	whyNot(state, { step, seat, kind }, _seat, action) {
		if (action.type !== "fit") return pending(step);
		const at = action.card - FIRST_UPGRADE;
		if (UPGRADES[at] === void 0) return reason("no-such-upgrade");
		if (kind !== "any" && UPGRADES[at].kind !== kind) return reason("wrong-kind");
		if (state.upgrades[at] === 0) return reason("none-left");
		if (action.cell < 0 || action.cell >= 4) return reason("no-such-cell");
		return reason(openCells(state.players[seat]).includes(action.cell) ? "ability-first" : "empty-cell-first");
	}
};
/** DR-UPG-10: a basic token may lie at any depth. */
function hasBasic({ cells }) {
	for (const { tokens } of cells) for (const token of tokens) if (upgradeOf(token).kind === "basic") return true;
	return false;
}
var basicsIn = (tokens) => tokens.filter((token, at) => upgradeOf(token).kind === "basic" && tokens.indexOf(token) === at);
/** Back to the supply, where it no longer counts (DR-UPG-10). */
function strip(state, seat, card, cell, out) {
	const { tokens } = state.players[seat].cells[cell];
	const uncovered = tokens.lastIndexOf(card) === tokens.length - 1;
	tokens.splice(tokens.indexOf(card), 1);
	state.upgrades[card - FIRST_UPGRADE]++;
	out.events?.push({
		type: "stripped",
		seat,
		card,
		cell
	});
	if (uncovered) coverHold(state, seat, cell);
}
/** DR-UPG-9, DR-DEC-50: which basic token goes; the advanced one is chosen after it. */
var swap = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => state.players[frame.seat].cells.flatMap(({ tokens }, cell) => basicsIn(tokens).map((card) => ({
		type: "strip",
		card,
		cell
	}))),
	apply(state, { seat }, _seat, action, out) {
		state.flow.pop();
		state.flow.push({
			step: "upgrade",
			seat,
			kind: "advanced"
		});
		if (action.type === "strip") strip(state, seat, action.card, action.cell, out);
	},
	resume: () => false,
	whyNot: (_state, frame, _seat, action) => action.type === "strip" ? reason("no-such-upgrade") : pending(frame.step)
};
// games/dead-reckoning/rules/obstacles.ts
var unless = (possible, code = "no-effect") => possible ? void 0 : code;
function whyNotGain(state, seat, card, { cargo, coins, to }) {
	const crew = state.players[seat].crew[card];
	if (amountOf(cargo, crew, card) + amountOf(coins, crew, card) === 0) return "too-few-symbols";
	return to === "anyIsland" ? unless(canGrant(state, seat)) : void 0;
}
function whyNotRepair(state, seat, { price, inHarbour }) {
	const { damage, at } = state.players[seat];
	if (damage === 0) return "no-damage";
	if (inHarbour && at !== 12) return "only-in-harbour";
	return unless(canPay(state, seat, price), "cannot-pay");
}
function whyNotUpgrade(state, seat, { kind, price }) {
	if (!hasToken(state, kind)) return "none-left";
	return unless(canPay(state, seat, price), "cannot-pay");
}
function whyNotBuild(state, seat, price) {
	if (canBuild(state, seat, price)) return void 0;
	return hasSite(state, seat) ? "cannot-pay" : "not-your-island";
}
function whyNotTake(state, seat, card, rows) {
	const row = rowByHelms(rows, countOn(state.players[seat].crew[card], card, "helm"));
	if (row === 0) return "too-few-symbols";
	return unless(state.boxes[row - 1].length > 0);
}
function whyNotLevelBottom(state, seat) {
	const { deck, crew } = state.players[seat];
	for (const card of deck) if (crew[card].level < 4) return void 0;
	return "no-effect";
}
/** `card`: the crew card on which the ability is used, and whose symbols are counted. */
function obstacle(state, seat, card, deed) {
	const crew = state.players[seat].crew[card];
	switch (deed.do) {
		case "gain": return whyNotGain(state, seat, card, deed);
		case "influence": return whyNoInfluence(state, seat, deed, amountOf(deed.n, crew, card));
		case "permanent": return unless(canPlacePermanent(state, seat));
		case "produce": return unless(canProduce(state, seat, deed.rows));
		case "build": return whyNotBuild(state, seat, deed.prices[0]);
		case "upgrade": return whyNotUpgrade(state, seat, deed);
		case "swapUpgrade":
			if (!hasBasic(state.players[seat])) return "no-such-upgrade";
			return unless(hasToken(state, "advanced"), "none-left");
		case "repair": return whyNotRepair(state, seat, deed);
		case "levelThis": return unless(crew.level < 4, "highest-level");
		case "levelBottom": return whyNotLevelBottom(state, seat);
		case "takeTop": return whyNotTake(state, seat, card, deed.rowByHelms);
		case "bombard":
			if (countOn(crew, card, "cannon") < deed.cannons) return "too-few-symbols";
			return unless(bombardTargets(state, seat).length > 0);
		case "copy": return unless(canCopy(state, seat, card), "cannot-copy");
		case "passRowFour":
		case "damageOnEntering": return;
		case "blackFlag":
		case "lose":
		case "takeDamage":
		case "damageOpponent": return "not-an-action";
	}
}
var SLEEVES = [
	1,
	2,
	3
];
/** DR-FLAG-1, DR-FLAG-3. */
function addFlags(state, seat, card, actions) {
	for (let other = 0; other < state.players.length; other++) if (isInReach(state, seat, other)) actions.push({
		type: "flag",
		card,
		seat: other
	});
}
/** What copying this ability would offer; symbols are counted on the card that copies. */
function addCopies(state, seat, onto, from, actions) {
	const crew = state.players[seat].crew[from];
	for (const part of SLEEVES) for (const { at, effect } of readingOf(crew, from, part).deeds) if (effect.do === "blackFlag") addFlags(state, seat, from, actions);
	else if (effect.do !== "copy" && obstacle(state, seat, onto, effect) === void 0) actions.push(useOf(from, abilityAt(part, 0, 0) + at));
}
function copies(state, seat, onto) {
	const actions = [];
	for (const from of state.players[seat].play) if (from !== onto) addCopies(state, seat, onto, from, actions);
	return actions;
}
var canCopy = (state, seat, onto) => copies(state, seat, onto).length > 0;
// games/dead-reckoning/rules/abilityActions.ts
/** DR-DEC-25, DR-DEC-26: what the cards in play offer now; in an open batch only influence. */
function abilityActions(state, seat, only) {
	const actions = [];
	const { play, crew: all } = state.players[seat];
	for (const card of play) {
		const crew = all[card];
		for (let part = 0; part < 4; part++) for (const { at, effect } of readingOf(crew, card, part).deeds) {
			const ability = part * 16 + at;
			if (only !== void 0 && effect.do !== only) continue;
			if (!isUsed(crew, ability) && obstacle(state, seat, card, effect) === void 0) actions.push(useOf(card, ability));
		}
	}
	return actions;
}
// games/dead-reckoning/rules/effects.ts
/** DR-REPAIR-1. */
function repair$1(state, seat, deed, out) {
	state.players[seat].damage--;
	out.events?.push({
		type: "repaired",
		seat,
		count: 1
	});
	pay(state, seat, deed.price, out);
}
/** DR-ABIL-11: the price is asked for first, so it lies on top. */
function upgradeShip(state, seat, { kind, price }, out) {
	if (!hasToken(state, kind)) return;
	state.flow.push({
		step: "upgrade",
		seat,
		kind
	});
	pay(state, seat, price, out);
}
/** The lose text of a merchant: off the ship, as much as there is. */
function loseCargo(state, seat, count, out) {
	const player = state.players[seat];
	const lost = Math.min(count, aboard(player, 0));
	unstow(player, 0, lost);
	tellMoved(out, seat, 0, lost, "ship", "supply", "lost");
}
/** DR-AMB-42: only a ship on the other side can be hit. */
function damageOpponent(state, player, count, out) {
	const { battle } = state;
	if (battle?.kind !== "ship") return;
	damageShip(state, player === battle.attacker ? battle.defender : battle.attacker, count, player, "ability", out);
}
/** Carries out one deed; `card` is the crew card whose symbols are counted, NO_CARD for a merchant's outcome. */
function perform(state, player, card, deed, out) {
	const crew = card === -1 ? void 0 : state.players[player].crew[card];
	const amount = (one) => amountOf(one, crew, card);
	switch (deed.do) {
		case "gain":
			gain(state, player, amount(deed.cargo), amount(deed.coins), deed.to, out);
			break;
		case "lose":
			loseCargo(state, player, deed.cargo, out);
			break;
		case "influence":
			beginInfluence(state, player, deed, amount(deed.n));
			break;
		case "permanent":
			state.flow.push({
				step: "permanent",
				seat: player,
				left: deed.n
			});
			break;
		case "produce":
			beginProduction(state, player, deed, amount);
			break;
		case "build":
			beginBuilding(state, player, deed.prices);
			break;
		case "upgrade":
			upgradeShip(state, player, deed, out);
			break;
		case "swapUpgrade":
			state.flow.push({
				step: "swap",
				seat: player
			});
			break;
		case "repair":
			repair$1(state, player, deed, out);
			break;
		case "levelThis":
			levelUp(state, player, card, out);
			break;
		case "levelBottom":
			levelBottom(state, player, out);
			break;
		case "takeTop":
			takeTop(state, player, rowByHelms(deed.rowByHelms, crew ? countOn(crew, card, "helm") : 0), out);
			break;
		case "bombard":
			bombard(state, player, deed.damage, out);
			break;
		case "takeDamage":
			damageShip(state, player, deed.n, -1, "merchant", out);
			break;
		case "damageOpponent":
			damageOpponent(state, player, deed.n, out);
			break;
		case "copy":
			state.flow.push({
				step: "copy",
				seat: player,
				crew: card
			});
			break;
		case "passRowFour":
			state.turn.passRowFour++;
			break;
		case "damageOnEntering": state.turn.damageOnEntering += deed.damage;
	}
}
/** DR-ABIL-1, DR-ABIL-2: an ability of a card in play; its group is used up. */
function useAbility(state, seat, { card, ability }, out) {
	const crew = state.players[seat].crew[card];
	const effect = effectAt(crew, card, ability);
	if (effect === void 0 || !isDeed(effect)) return;
	crew.used |= bitIn(ability);
	out.events?.push({
		type: "used",
		seat,
		card,
		ability,
		level: crew.level
	});
	perform(state, seat, card, effect, out);
}
/** Why an ability that is not offered cannot be used. */
function whyNotUse$1(state, seat, { card, ability }) {
	const player = state.players[seat];
	if (!player.play.includes(card)) return reason("not-in-play");
	const crew = player.crew[card];
	const effect = effectAt(crew, card, ability);
	if (effect === void 0) return reason("no-such-ability");
	if (isCombat(effect)) return reason("combat-only");
	if (!isDeed(effect)) return reason("not-an-action");
	if (isUsed(crew, ability)) return reason("already-used");
	return reason(obstacle(state, seat, card, effect) ?? "ability-first");
}
/** Several deeds one after the other, in printed order (DR-DEC-56): rewards, and the outcome of a merchant. */
function beginDeeds(state, player, crew, deeds, _out) {
	if (deeds.length > 0) state.flow.push({
		step: "effects",
		seat: player,
		crew,
		list: deeds
	});
}
var effects = {
	...waitsForNobody,
	resume(state, frame, out) {
		const [deed] = frame.list;
		if (deed === void 0) state.flow.pop();
		else {
			frame.list = frame.list.slice(1);
			perform(state, frame.seat, frame.crew, deed, out);
		}
		return true;
	}
};
// games/dead-reckoning/rules/settleControl.ts
/** When control of an island has changed (DR-CTRL): the permanent cube, and the fate of its buildings (DR-BLDG). */
/** DR-BLDG-2, DR-BLDG-3: buildings do not survive another master. */
function razeAll(state, at, out) {
	const tile = state.sea[at];
	BUILDINGS.forEach((_, kind) => {
		const building = kind;
		if ((tile.buildings & bitOf(building)) === 0) return;
		state.buildings[building]++;
		out.events?.push({
			type: "razed",
			card: buildingCard(building),
			tile: at,
			cause: "control"
		});
	});
	tile.buildings = 0;
	tile.builder = -1;
}
/** DR-CTRL-5, DR-CTRL-7, DR-CTRL-11: after a change of cubes, with the controller there was before it. */
function settleTile(state, at, before, out) {
	const tile = state.sea[at];
	const now = strongest(state, at);
	if (now === before) return;
	tile.controller = now;
	if (now === -1) {
		out.events?.push({
			type: "controlLost",
			seat: before,
			tile: at
		});
		return;
	}
	const has = state.players[now].cubes > 0;
	out.events?.push({
		type: "controlled",
		seat: now,
		tile: at,
		before,
		permanent: has
	});
	if (tile.buildings !== 0 && tile.builder !== now) razeAll(state, at, out);
	spendCube(state, now, {
		tile: at,
		achievement: -1
	}, out);
}
/** DR-INF-6: the one check after the batch. */
function closeBatch(state, out) {
	const { batch } = state;
	if (!batch) return;
	state.batch = null;
	batch.tiles.forEach((at, place) => {
		settleTile(state, at, batch.controllers[place], out);
	});
}
// games/dead-reckoning/rules/batch.ts
/** A batch of influence that is still open (DR-INF-6). */
var SETTLE = { type: "settle" };
/** DR-TABLE-4, DR-DEC-29: another influence ability joins the batch, or the islands are settled. */
var batch = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => [...abilityActions(state, frame.seat, "influence"), SETTLE],
	apply(state, frame, _seat, action, out) {
		if (action.type === "use") useAbility(state, frame.seat, action, out);
		else close(state, out);
	},
	resume(state, frame, out) {
		if (abilityActions(state, frame.seat, "influence").length > 0) return false;
		close(state, out);
		return true;
	},
	whyNot(state, frame, seat, action) {
		return action.type === "use" ? whyNotUse$1(state, seat, action) : pending(frame.step);
	}
};
function close(state, out) {
	state.flow.pop();
	closeBatch(state, out);
}
// games/dead-reckoning/rules/outcome.ts
/** Damage, strength and what follows from a battle (DR-BSHIP-16 to 19, DR-COMBAT-N7, -S11, -B16). */
/** DR-COMBAT-S11, DR-COMBAT-B16. */
var DAMAGE_OF_LOSS = 1;
/** DR-BSHIP-16; DR-COMBAT-B15: a merchant or a building has no ship to be hit. */
function dealDamage(state, out) {
	const { attacker, defender, kind } = battleOf(state);
	const cubes = clearZones(state, "damage");
	let byAttacker = 0;
	for (const { side } of cubes) if (side === attacker) byAttacker++;
	if (kind === "ship") damageShip(state, defender, byAttacker, attacker, "cubes", out);
	damageShip(state, attacker, cubes.length - byAttacker, defender, "cubes", out);
}
/** DR-BSHIP-18 to 20: equal strength is the active player's victory. */
function compareStrength(state, out) {
	const battle = battleOf(state);
	const { attacker, kind, cubes } = battle;
	const defender = kind === "ship" ? battle.defender : -1;
	const strength = [battle.strength[0], battle.strength[1]];
	for (const { side, zone } of cubes) strength[side === attacker ? 0 : 1] += ZONES[zone].strength;
	const won = strength[0] >= strength[1];
	battle.winner = won ? attacker : defender;
	battle.decided = true;
	giveBack(state, cubes);
	battle.cubes = [];
	out.events?.push({
		type: "battleWon",
		winner: battle.winner,
		loser: won ? defender : attacker,
		strength
	});
}
/** DR-ADV-R8: what the winner announced is paid out now. The first pledge comes to the top of the flow last. */
function payPledges(state, { pledges, winner }, out) {
	for (let at = pledges.length - 1; at >= 0; at--) {
		const { seat, crew, deeds } = pledges[at];
		if (seat === winner) beginDeeds(state, seat, crew, deeds, out);
	}
}
/** DR-ADV-3.2: a victory spares the winner some of the damage of this battle. */
function spare(state, battle, out) {
	const side = battle.winner === battle.attacker ? 0 : 1;
	const count = Math.min(battle.spared[side], battle.dealt[side]);
	if (count === 0) return;
	state.players[battle.winner].damage -= count;
	out.events?.push({
		type: "repaired",
		seat: battle.winner,
		count
	});
}
/** DR-ENC-6 to 8: the card becomes the winner's or leaves the game. The rival keeps any it beat (DR-SOLO-33). */
function clearMerchant(state, { attacker, winner, card, at }, out) {
	state.sea[at].card = -1;
	if (winner === attacker && isRival(state, attacker)) rivalTakes(state, card, out);
	else if (winner === attacker && merchantBack(card).kept !== null) {
		state.players[attacker].aside.push(card);
		out.events?.push({
			type: "gotCard",
			seat: attacker,
			card,
			cause: "won"
		});
	} else {
		state.gone.push(card);
		out.events?.push({
			type: "discarded",
			seat: attacker,
			card
		});
	}
}
/** DR-SOLO-33: the rival takes and loses in its own way, and is never asked. */
function rivalOutcome(state, rival, deeds, out) {
	for (const deed of deeds) if (deed.do === "takeDamage") damageShip(state, rival, deed.n, -1, "merchant", out);
	else rivalDeed(state, deed, out);
}
function afterMerchant(state, battle, out) {
	const { attacker, card, winner } = battle;
	clearMerchant(state, battle, out);
	const { win, lose } = merchantBack(card);
	const deeds = winner === attacker ? win : lose;
	if (isRival(state, attacker)) rivalOutcome(state, attacker, deeds, out);
	else beginDeeds(state, attacker, -1, deeds, out);
}
/** DR-COMBAT-S11, DR-COMBAT-S12. */
function afterShips(state, { attacker, defender, winner }, out) {
	const loser = winner === attacker ? defender : attacker;
	damageShip(state, loser, DAMAGE_OF_LOSS, winner, "loss", out);
	if (!state.players[loser].pirate) return;
	state.players[loser].pirate = false;
	out.events?.push({
		type: "modeLost",
		seat: loser
	});
}
/** DR-COMBAT-B16. */
function afterBuilding(state, battle, out) {
	const { attacker, defender, winner, building, at } = battle;
	if (building === -1) return;
	if (winner !== attacker) {
		damageShip(state, attacker, DAMAGE_OF_LOSS, defender, "building", out);
		return;
	}
	const tile = state.sea[at];
	tile.buildings &= ~bitOf(building);
	if (tile.buildings === 0) tile.builder = -1;
	state.buildings[building]++;
	out.events?.push({
		type: "razed",
		card: buildingCard(building),
		tile: at,
		cause: "battle"
	});
}
/** DR-COMBAT-N8, DR-COMBAT-S11, DR-COMBAT-B6. */
function towardsLegend(state, { kind, winner }, out) {
	if (winner !== -1 && kind !== "building") progress$1(state, winner, LEGEND, out);
}
/** Rewards come before sinking (DR-AMB-69); what needs answers waits above the battle. */
function applyOutcome(state, out) {
	const battle = battleOf(state);
	payPledges(state, battle, out);
	if (battle.winner !== -1) spare(state, battle, out);
	switch (battle.kind) {
		case "merchant":
			afterMerchant(state, battle, out);
			break;
		case "ship":
			afterShips(state, battle, out);
			break;
		case "building": afterBuilding(state, battle, out);
	}
	towardsLegend(state, battle, out);
}
/** DR-SINK-1, DR-SINK-13: both may sink; the winner may. */
function endBattle(state, out) {
	const { kind, attacker, defender } = battleOf(state);
	const sinkings = [];
	if (state.players[attacker].damage >= 5) sinkings.push({
		player: attacker,
		by: defender
	});
	if (kind === "ship" && state.players[defender].damage >= 5) sinkings.push({
		player: defender,
		by: attacker
	});
	state.battle = null;
	state.flow.pop();
	if (sinkings.length > 0) sinkTogether(state, sinkings, out);
}
// games/dead-reckoning/rules/battle.ts
/** A battle from its declaration to its end, stage by stage (DR-COMBAT-2). */
/** DR-TABLE-11: after so many cubes or throws explosions bring nothing more. */
var MOST_CUBES = 200;
var MOST_THROWS = 60;
function countSide(sides, side) {
	let count = 0;
	for (const one of sides) if (one === side) count++;
	return count;
}
/** Sides in the order in which their cubes are taken and thrown. */
var sidesIn = (sides) => [...new Set(sides)];
/** DR-CUBE-5, DR-DEC-65: whoever is short may take cubes back; the active player is asked first. */
function gather(state, frame, out) {
	const battle = battleOf(state);
	frame.stage = "throw";
	const sides = sidesIn(battle.wanted);
	for (let at = sides.length - 1; at >= 0; at--) {
		const [side, count] = [sides[at], countSide(battle.wanted, sides[at])];
		if (side === -1) continue;
		if (battle.kind === "tie") borrowCubes(state, side, count);
		else needCubes(state, side, count, out);
	}
}
/** DR-COMBAT-9, DR-CUBE-7: as many as there are; all of them fall together with those already in hand. */
function throwCubes(state, frame, out) {
	const battle = battleOf(state);
	frame.stage = "landed";
	const added = [];
	for (const side of sidesIn(battle.wanted)) {
		const wanted = countSide(battle.wanted, side);
		const got = side === -1 ? wanted : takeCubes(state, side, wanted);
		for (let cube = 0; cube < got; cube++) added.push(side);
	}
	if (battle.waiting.length > 0 && battle.wanted.length > 0) out.events?.push({
		type: "exploded",
		sides: battle.waiting,
		added
	});
	battle.waiting = battle.waiting.concat(added);
	battle.wanted = [];
	if (battle.waiting.length > 0) launch(state);
}
function takeOff(battle, isOff) {
	const off = [];
	for (const cube of battle.cubes) if (isOff(cube)) off.push(cube.side);
	if (off.length > 0) battle.cubes = battle.cubes.filter((cube) => !isOff(cube));
	return off;
}
var isLoose = ({ zone }) => zone === -1;
var isExploding = ({ zone }) => ZONES[zone].kind === "explosion";
var isSpent = ({ thrown, throws }) => thrown >= MOST_CUBES || throws >= MOST_THROWS;
/** DR-BSHIP-7: first what touches no zone, then explosions; then the battle goes on. */
function look(state, frame, out) {
	const battle = battleOf(state);
	const loose = takeOff(battle, isLoose);
	if (loose.length > 0) {
		battle.waiting = loose;
		frame.stage = "throw";
		out.events?.push({
			type: "rethrown",
			sides: loose
		});
		return;
	}
	const exploding = isSpent(battle) ? [] : takeOff(battle, isExploding);
	if (exploding.length > 0) {
		battle.waiting = exploding;
		battle.wanted = exploding;
		frame.stage = "responded";
		return;
	}
	if (battle.kind === "tie") endTieThrow(state, out);
	else if (state.flow[state.flow.length - 2]?.step === "combat") state.flow.pop();
	else frame.stage = "abilities";
}
/** DR-SOLO-31: the rival has no combat abilities; against it the player goes on alone. */
function openCombat(state, frame) {
	const { attacker, defender, kind } = battleOf(state);
	frame.stage = "loot";
	if (!isRival(state, attacker)) state.flow.push({
		step: "combat",
		seat: attacker,
		passes: 0
	});
	else if (kind === "ship") state.flow.push({
		step: "combat",
		seat: defender,
		passes: 0
	});
}
var battle = {
	...waitsForNobody,
	resume(state, frame, out) {
		switch (frame.stage) {
			case "declared":
				frame.stage = "prepared";
				armAttacker(state, out);
				break;
			case "prepared":
				frame.stage = "responded";
				armDefender(state, out);
				break;
			case "responded":
				gather(state, frame, out);
				break;
			case "throw":
				throwCubes(state, frame, out);
				break;
			case "landed":
				look(state, frame, out);
				break;
			case "abilities":
				openCombat(state, frame);
				break;
			case "loot":
				frame.stage = "damage";
				shareLoot(state, out);
				break;
			case "damage":
				frame.stage = "strength";
				dealDamage(state, out);
				break;
			case "strength":
				frame.stage = "outcome";
				compareStrength(state, out);
				break;
			case "outcome":
				frame.stage = "sink";
				applyOutcome(state, out);
				break;
			case "sink": endBattle(state, out);
		}
		return true;
	}
};
// games/dead-reckoning/rules/combat.ts
/** Step 3 of a battle: combat abilities, in turns between ships (DR-COMBAT-N5, -S8, -S9, -B4). */
var SKIP = { type: "skip" };
/** Merchants and buildings have nobody to alternate with; the rival always passes (DR-SOLO-31). */
var isAlone = (state, { kind, attacker, defender }) => kind !== "ship" || isRival(state, attacker) || isRival(state, defender);
var isOpenTo = (kinds, zone) => kinds.length === 0 || kinds.includes(ZONES[zone].kind);
function canMove({ cubes }, kinds) {
	for (const { zone } of cubes) for (const next of ADJACENT[zone]) if (isOpenTo(kinds, next)) return true;
	return false;
}
/** DR-ABIL-12, DR-COMBAT-B7: why a combat ability cannot be used now. */
function obstacleTo(state, seat, card, effect) {
	const battle = battleOf(state);
	const player = state.players[seat];
	switch (effect.do) {
		case "roll":
			if (amountOf(effect.n, player.crew[card], card) === 0) return "too-few-symbols";
			return player.cubes > 0 || canRecall(state, seat) ? void 0 : "no-effect";
		case "moveCube": return canMove(battle, effect.kinds) ? void 0 : "no-such-cube";
		case "removeCube": return battle.cubes.some(({ side }) => side === seat) ? void 0 : "no-such-cube";
		case "onWin": return effect.notBuildings && battle.kind === "building" ? "not-against-buildings" : void 0;
		case "drawAndPlay": return player.deck.length + player.discard.length > 0 ? void 0 : "no-effect";
		case "strength":
		case "lessDamageOnWin": return;
	}
}
/** The combat abilities a seat may use now; with `first` only whether there is one. */
function usable(state, seat, first) {
	const actions = [];
	const { play, crew: all } = state.players[seat];
	for (const card of play) for (let part = 0; part < 4; part++) for (const { at, effect } of readingOf(all[card], card, part).combats) {
		const ability = part * 16 + at;
		if (isUsed(all[card], ability) || obstacleTo(state, seat, card, effect) !== void 0) continue;
		actions.push(useOf(card, ability));
		if (first) return actions;
	}
	return actions;
}
/** The next word is the other ship's, if there is one. */
function passOn(state, frame) {
	const battle = battleOf(state);
	if (!isAlone(state, battle)) frame.seat = frame.seat === battle.attacker ? battle.defender : battle.attacker;
}
function pass(state, frame) {
	frame.passes++;
	passOn(state, frame);
}
/** DR-BSHIP-21: cubes of the user's colour onto the board as it lies. */
function throwMore(state, seat, count) {
	battleOf(state).wanted = new Array(count).fill(seat);
	throwOn(state, "responded");
}
function carryOut$1(state, seat, card, effect, out) {
	const battle = battleOf(state);
	const side = seat === battle.attacker ? 0 : 1;
	switch (effect.do) {
		case "roll":
			throwMore(state, seat, amountOf(effect.n, state.players[seat].crew[card], card));
			break;
		case "strength":
			battle.strength[side] += effect.n;
			break;
		case "moveCube":
			state.flow.push({
				step: "shift",
				seat,
				kinds: effect.kinds
			});
			break;
		case "removeCube":
			state.flow.push({
				step: "remove",
				seat,
				crew: card,
				deeds: effect.deeds
			});
			break;
		case "onWin":
			battle.pledges = [...battle.pledges, {
				seat,
				crew: card,
				deeds: effect.deeds
			}];
			break;
		case "lessDamageOnWin":
			battle.spared[side] += effect.n;
			break;
		case "drawAndPlay": {
			const [drawnCard] = drawCards(state, seat, 1, out);
			if (drawnCard !== void 0) state.flow.push({
				step: "drawn",
				seat,
				card: drawnCard
			});
			break;
		}
	}
}
function whyNotUse(state, seat, card, ability) {
	const { play, crew: all } = state.players[seat];
	if (!play.includes(card)) return "not-in-play";
	const effect = effectAt(all[card], card, ability);
	if (effect === void 0) return "no-such-ability";
	if (!isCombat(effect)) return void 0;
	return isUsed(all[card], ability) ? "already-used" : obstacleTo(state, seat, card, effect);
}
/** DR-DEC-66, DR-DEC-67. */
var combat = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, { seat }) => [...usable(state, seat, false), SKIP],
	apply(state, frame, seat, action, out) {
		if (action.type !== "use") {
			out.events?.push({
				type: "passed",
				seat
			});
			pass(state, frame);
			return;
		}
		const { card, ability } = action;
		const crew = state.players[seat].crew[card];
		const effect = effectAt(crew, card, ability);
		if (effect === void 0 || !isCombat(effect)) return;
		crew.used |= bitIn(ability);
		frame.passes = 0;
		passOn(state, frame);
		out.events?.push({
			type: "combatUsed",
			seat,
			card,
			ability,
			level: crew.level
		});
		carryOut$1(state, seat, card, effect, out);
	},
	/** DR-COMBAT-S9, DR-TABLE-6: whoever has nothing to use passes unasked. */
	resume(state, frame) {
		if (frame.passes >= (isAlone(state, battleOf(state)) ? 1 : 2)) state.flow.pop();
		else if (usable(state, frame.seat, true).length > 0) return false;
		else pass(state, frame);
		return true;
	},
	byDefault: () => SKIP,
	whyNot(state, frame, seat, action) {
		const code = action.type === "use" ? whyNotUse(state, seat, action.card, action.ability) : void 0;
		return code ? reason(code) : pending(frame.step);
	}
};
function shifts({ cubes }, kinds) {
	const actions = [];
	for (const [cube, { zone }] of cubes.entries()) for (const next of ADJACENT[zone]) if (isOpenTo(kinds, next)) actions.push({
		type: "shift",
		cube,
		zone: next
	});
	return actions;
}
/** DR-DEC-68, DR-PHYS-21: a cube is put down at a free spot of the neighbouring zone; then it may explode. */
var shift = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, { kinds }) => shifts(battleOf(state), kinds),
	apply(state, _frame, seat, action, out) {
		if (action.type !== "shift") return;
		const { cubes } = battleOf(state);
		const cube = cubes[action.cube];
		const from = cube.zone;
		const others = cubes.flatMap(({ pose }, at) => pose === null || at === action.cube ? [] : [pose]);
		cube.zone = action.zone;
		cube.pose = placeInZone(BOARD, 10, action.zone, others);
		state.flow.pop();
		out.events?.push({
			type: "shifted",
			seat,
			cube: action.cube,
			from,
			to: action.zone
		});
		throwOn(state, "landed");
	},
	resume: () => false,
	byDefault: (state, { kinds }) => shifts(battleOf(state), kinds)[0],
	whyNot(state, frame, _seat, action) {
		if (action.type !== "shift") return pending(frame.step);
		const cube = battleOf(state).cubes[action.cube];
		if (cube === void 0) return reason("no-such-cube");
		return reason(ADJACENT[cube.zone].includes(action.zone) ? "wrong-zone" : "not-adjacent");
	}
};
function removals({ cubes }, seat) {
	const actions = [];
	for (const [cube, { side }] of cubes.entries()) if (side === seat) actions.push({
		type: "remove",
		cube
	});
	return actions;
}
/** DR-DEC-69, DR-CREW-13: an own cube is the price. */
var remove = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, _frame, seat) => removals(battleOf(state), seat),
	apply(state, { crew, deeds }, seat, action, out) {
		if (action.type !== "remove") return;
		const battle = battleOf(state);
		const { zone } = battle.cubes[action.cube];
		battle.cubes = battle.cubes.filter((_cube, at) => at !== action.cube);
		state.players[seat].cubes++;
		state.flow.pop();
		out.events?.push({
			type: "removed",
			seat,
			cube: action.cube,
			from: zone
		});
		beginDeeds(state, seat, crew, deeds, out);
	},
	resume: () => false,
	byDefault: (state, _frame, seat) => removals(battleOf(state), seat)[0],
	whyNot(state, frame, _seat, action) {
		if (action.type !== "remove") return pending(frame.step);
		return reason(battleOf(state).cubes[action.cube] === void 0 ? "no-such-cube" : "not-your-cube");
	}
};
/** DR-DEC-70, DR-ADV-R1: a card that is played brings its cannons' cubes at once; one that is kept stays in hand. */
var drawn = {
	seats: (_state, frame) => only(frame.seat),
	legal: (_state, { card }) => [PLAYS[card], DONE$2],
	apply(state, { card }, seat, action, out) {
		state.flow.pop();
		if (action.type !== "play") return;
		playCard(state, seat, card, out);
		const crew = state.players[seat].crew[card];
		crew.fired = cardCannons(crew, card);
		if (crew.fired > 0) throwMore(state, seat, crew.fired);
	},
	resume: () => false,
	byDefault: () => DONE$2,
	whyNot: (_state, frame, _seat, action) => action.type === "play" ? reason("card-not-in-hand") : pending(frame.step)
};
// games/dead-reckoning/rules/copy.ts
/** DR-ADV-X.7: one ability of an advancement in another card played this turn, black flags included (DR-ABIL-14). */
/** The deed a `use` names, if it is one that can be copied at all. */
function copied(state, seat, onto, from, ability) {
	const player = state.players[seat];
	if (from === onto || !player.play.includes(from) || partIn(ability) === 0) return void 0;
	const effect = effectAt(player.crew[from], from, ability);
	return effect && isDeed(effect) ? effect : void 0;
}
/** DR-DEC-52. The ability copied is not used up. */
var copy = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => copies(state, frame.seat, frame.crew),
	apply(state, { seat, crew }, _seat, action, out) {
		state.flow.pop();
		if (action.type === "flag") engage(state, seat, action.seat, "flag", out);
		if (action.type !== "use") return;
		const deed = copied(state, seat, crew, action.card, action.ability);
		const { level } = state.players[seat].crew[action.card];
		out.events?.push({
			type: "used",
			seat,
			card: action.card,
			ability: action.ability,
			level
		});
		if (deed) perform(state, seat, crew, deed, out);
	},
	resume(state, frame) {
		if (canCopy(state, frame.seat, frame.crew)) return false;
		state.flow.pop();
		return true;
	},
	whyNot(state, { step, seat, crew }, _seat, action) {
		if (action.type === "flag") return reason("not-here");
		if (action.type !== "use") return pending(step);
		const deed = copied(state, seat, crew, action.card, action.ability);
		return reason((deed && obstacle(state, seat, crew, deed)) ?? "cannot-copy");
	}
};
// games/dead-reckoning/rules/endPhase.ts
/** Section 15.1: the five steps of the end phase. */
/** DR-BONUS-1: of all cards in play, before anything new is sleeved. */
function bonusInPlay(state, seat) {
	const { play, crew } = state.players[seat];
	let bonus = 0;
	for (const card of play) bonus += bonusCards(crew[card], card);
	return bonus;
}
function beginEndPhase(state, seat) {
	state.flow.push({
		step: "endPhase",
		seat,
		stage: "refill",
		bonus: bonusInPlay(state, seat)
	});
}
function setMode$1(state, seat, pirate, out) {
	const player = state.players[seat];
	if (player.pirate === pirate) return;
	player.pirate = pirate;
	out.events?.push({
		type: "mode",
		seat,
		pirate
	});
}
/** DR-END-PHASE-5, DR-END-PHASE-6: in the harbour there is no choice. */
function chooseMode(state, seat, out) {
	if (state.players[seat].at === 12) setMode$1(state, seat, false, out);
	else state.flow.push({
		step: "mode",
		seat
	});
}
/** DR-DRAW-1, DR-DRAW-2. */
function discardAndDraw(state, seat, bonus, out) {
	const player = state.players[seat];
	if (player.play.length > 0) out.events?.push({
		type: "cleaned",
		seat,
		cards: player.play.length
	});
	for (const card of player.play) player.discard.push(card);
	player.play = [];
	drawCards(state, seat, cardsDue(state, seat, bonus), out);
}
var endPhase = {
	...waitsForNobody,
	resume(state, frame, out) {
		const { seat } = frame;
		switch (frame.stage) {
			case "refill":
				refill(state, out);
				frame.stage = "mode";
				break;
			case "mode":
				frame.stage = "sails";
				chooseMode(state, seat, out);
				break;
			case "sails":
				state.players[seat].sails = 0;
				frame.stage = "sleeve";
				break;
			case "sleeve":
				frame.stage = "draw";
				state.flow.push({
					step: "sleeve",
					seat
				});
				break;
			case "draw":
				frame.stage = "done";
				discardAndDraw(state, seat, frame.bonus, out);
				break;
			case "done":
				state.flow.pop();
				afterTurn(state, out);
		}
		return true;
	}
};
/** DR-DEC-80. */
var mode = {
	seats: (_state, frame) => only(frame.seat),
	legal: () => MODES,
	apply(state, _frame, seat, action, out) {
		if (action.type !== "mode") return;
		state.flow.pop();
		setMode$1(state, seat, action.pirate === 1, out);
	},
	resume: () => false,
	whyNot: (_state, frame) => pending(frame.step)
};
// games/dead-reckoning/rules/market.ts
/** DR-BUY-2: purchases and encounters together. */
var MOST_PURCHASES = 2;
/** The card in the slot of the tile where the ship lies. */
function cardHere(state, seat) {
	const { at } = state.players[seat];
	return at === 12 ? -1 : state.sea[at].card;
}
function addMarket(state, seat, into) {
	const card = cardHere(state, seat);
	if (card === -1 || state.turn.bought >= MOST_PURCHASES) return;
	const merchant = isMerchant(card);
	if (aboard(state.players[seat], 0) >= rowCard(card).price) into.push(merchant ? TRADE : BUY);
	if (merchant) into.push(ATTACK);
}
/** DR-BUY-3 to DR-BUY-7, DR-ENC-2: paid from the ship, set aside, the slot stays empty until the end phase. */
function purchase(state, seat, out) {
	const player = state.players[seat];
	const tile = state.sea[player.at];
	const { card } = tile;
	const { price } = rowCard(card);
	unstow(player, 0, price);
	tile.card = -1;
	player.aside.push(card);
	state.turn.bought++;
	tellMoved(out, seat, 0, price, "ship", "supply", "price");
	out.events?.push({
		type: "bought",
		seat,
		card,
		tile: player.at,
		price,
		trade: isMerchant(card)
	});
}
/** DR-ENC-4, DR-ENC-9: the card in the slot shows its back from now on. */
function turnOver(state, player, at, out) {
	const tile = state.sea[at];
	const { card } = tile;
	const back = backOf(card);
	tile.card = back;
	out.uncover();
	out.events?.push({
		type: "turnedOver",
		seat: player,
		card,
		back,
		tile: at
	});
	return back;
}
/** DR-ENC-11: an attack counts as one of the two. */
function attackMerchant$1(state, seat, out) {
	const { at } = state.players[seat];
	state.turn.bought++;
	beginBattle(state, {
		kind: "merchant",
		attacker: seat,
		defender: -1,
		at,
		card: turnOver(state, seat, at, out),
		building: -1,
		cause: "attack",
		bonus: 0
	}, out);
}
function whyNotMarket(state, seat, type) {
	const card = cardHere(state, seat);
	if (card === -1) return reason("nothing-to-buy");
	if (type === "buy" && isMerchant(card)) return reason("not-an-advancement");
	if (type !== "buy" && !isMerchant(card)) return reason("not-a-merchant");
	if (state.turn.bought >= MOST_PURCHASES) return reason("bought-twice");
	return reason("too-dear", { price: rowCard(card).price });
}
// games/dead-reckoning/rules/rival/orders.ts
var foughtPlayer = ({ turn }) => (turn.foughtShips & 1) !== 0;
function attackShip(state, cause, bonus, out) {
	const { at } = state.players[1];
	beginBattle(state, {
		kind: "ship",
		attacker: 1,
		defender: 0,
		at,
		card: -1,
		building: -1,
		cause,
		bonus
	}, out);
}
/** The bonus of the attack on the player's ship that the same card orders, if it does. */
var bonusAgainstShip = (orders) => {
	return orders.find((order) => order.do === "attack" && order.target === "playerShipHere")?.cubes ?? 0;
};
/** DR-SOLO-16: a ship that came to a pirate fights, and that is the attack of the card. */
function meetPlayer(state, orders, out) {
	const { at, pirate } = state.players[0];
	if (pirate && at === state.players[1].at && !foughtPlayer(state)) attackShip(state, "forced", bonusAgainstShip(orders), out);
}
/** The way the ship went; it ends early if the ship sinks (DR-SOLO-15). */
function voyage(state, target, sails, out) {
	const path = [];
	const rival = state.players[1];
	while (path.length < sails && rival.at !== target) {
		const next = nextStep(state, target);
		path.push(next);
		if (!enter(state, 1, next, out)) break;
	}
	return path;
}
/** DR-SOLO-12, DR-SOLO-14. */
function move(state, order, orders, out) {
	const target = targetOf(state, order.target);
	if (target === -1) return;
	const told = out.events?.length ?? 0;
	const path = voyage(state, target, order.sails, out);
	if (path.length === 0) return;
	out.events?.splice(told, 0, {
		type: "sailed",
		seat: 1,
		path,
		stopped: true
	});
	const { at } = state.players[1];
	if (at === 12) return;
	if (!state.sea[at].explored) explore(state, 1, at, out);
	meetPlayer(state, orders, out);
}
/** How many influence one cube costs here; 0: there is no place for it (DR-SOLO-23). */
function costOf(state, at) {
	if (emptySlots(state.sea[at]) > 0) return 1;
	if (state.sea[at].cubes[0] === 0) return 0;
	return state.players[0].finished ? 2 : 1;
}
/** DR-SOLO-23: one batch, empty slots first, then the player's cubes. */
function influence(state, count, out) {
	const { at } = state.players[1];
	if (!canInteract(state, 1, at)) return;
	state.batch = {
		tiles: [],
		controllers: [],
		carried: 0
	};
	for (let left = count; left > 0;) {
		const cost = costOf(state, at);
		if (cost === 0 || cost > left) break;
		needCubes(state, 1, 1, out);
		if (state.players[1].cubes === 0) break;
		const replaced = emptySlots(state.sea[at]) > 0 ? -1 : 0;
		if (replaced === 0) removeCube(state, at, 0);
		addCube(state, at, 1);
		out.events?.push({
			type: "influenced",
			seat: 1,
			tile: at,
			replaced,
			ignoredFort: false
		});
		left -= cost;
	}
	closeBatch(state, out);
}
/** DR-SOLO-24: an advancement, never a merchant. */
function takeCard(state, out) {
	const { at } = state.players[1];
	if (at === 12) return;
	const tile = state.sea[at];
	if (tile.card === -1 || isMerchant(tile.card)) return;
	rivalTakes(state, tile.card, out);
	tile.card = -1;
}
/** DR-SOLO-25: nothing stays on the islands. */
function produce(state, count, out) {
	const made = IN_TILE_ORDER.filter((tile) => tile !== 12 && state.sea[tile].controller === 1).map((tile) => ({
		tile,
		...yieldOf(state, tile)
	}));
	made.sort((one, other) => other.coins - one.coins || other.cargo - one.cargo);
	for (const { tile, cargo, coins } of made.slice(0, count)) {
		out.events?.push({
			type: "produced",
			seat: 1,
			tile,
			cargo,
			coins
		});
		rivalGains(state, cargo, coins, "order", out, tile);
	}
}
/** DR-SOLO-26. */
function build(state, building, out) {
	const site = bestTile(state, (tile) => state.sea[tile].controller === 1 && (state.sea[tile].buildings & bitOf(building)) === 0, (tile) => firstValue(state, tile));
	if (site !== -1 && state.buildings[building] > 0) putUp(state, 1, building, site, 0, out);
}
function repair(state, most, out) {
	const rival = state.players[1];
	const count = Math.min(most, rival.damage);
	rival.damage -= count;
	if (count > 0) out.events?.push({
		type: "repaired",
		seat: 1,
		count
	});
}
function attackMerchant(state, bonus, out) {
	const { at } = state.players[1];
	if (at === 12 || !isMerchant(state.sea[at].card)) return;
	beginBattle(state, {
		kind: "merchant",
		attacker: 1,
		defender: -1,
		at,
		card: turnOver(state, 1, at, out),
		building: -1,
		cause: "attack",
		bonus
	}, out);
}
/** The player's fort before the garrison. */
function attackBuilding(state, bonus, out) {
	const { at } = state.players[1];
	if (at === 12 || state.sea[at].controller !== 0 || isBlocked(state, 1, at)) return;
	const building = [FORT, GARRISON].find((one) => (state.sea[at].buildings & bitOf(one)) !== 0);
	if (building === void 0 || state.turn.foughtBuildings.includes(at * BUILDINGS.length + building)) return;
	beginBattle(state, {
		kind: "building",
		attacker: 1,
		defender: 0,
		at,
		card: -1,
		building,
		cause: "attack",
		bonus
	}, out);
}
/** DR-SOLO-29. */
function attack(state, { target, cubes }, out) {
	switch (target) {
		case "merchantHere":
			attackMerchant(state, cubes, out);
			break;
		case "buildingHere":
			attackBuilding(state, cubes, out);
			break;
		case "playerShipHere": if (state.players[0].at === state.players[1].at && !foughtPlayer(state)) attackShip(state, "attack", cubes, out);
	}
}
/** Carries out one order of a card; the mode is set when the turn ends (DR-SOLO-36). */
function carryOut(state, order, orders, out) {
	switch (order.do) {
		case "move":
			move(state, order, orders, out);
			break;
		case "influence":
			influence(state, order.n, out);
			break;
		case "attack":
			attack(state, order, out);
			break;
		case "produce":
			produce(state, order.n, out);
			break;
		case "build":
			build(state, BUILDINGS.indexOf(order.building), out);
			break;
		case "upgrade":
			upgradeRival(state, order.kind, out);
			break;
		case "train":
			train(state, order.n, out);
			break;
		case "takeCard":
			takeCard(state, out);
			break;
		case "coins":
			rivalGains(state, 0, order.n, "order", out);
			break;
		case "repair": repair(state, order.n, out);
	}
}
// games/dead-reckoning/rules/rival/rival.ts
/** DR-SOLO-36: never a pirate in the harbour, and none without being told so. */
function setMode(state, orders, out) {
	const rival = state.players[1];
	const pirate = rival.at !== 12 && orders.some((order) => order.do === "mode" && order.pirate);
	if (rival.pirate === pirate) return;
	rival.pirate = pirate;
	out.events?.push({
		type: "mode",
		seat: 1,
		pirate
	});
}
var rival = {
	...waitsForNobody,
	resume(state, frame, out) {
		const orders = frame.otherwise ? sideOf(state).otherwise : sideOf(state).orders;
		switch (frame.stage) {
			case "orders":
				if (frame.order < orders.length) carryOut(state, orders[frame.order++], orders, out);
				else frame.stage = "refill";
				break;
			case "refill":
				refill(state, out);
				setMode(state, orders, out);
				frame.stage = "done";
				break;
			case "done":
				state.flow.pop();
				afterTurn(state, out);
		}
		return true;
	}
};
// games/dead-reckoning/rules/room.ts
/** DR-GAIN-6: goods for the ship that do not fit. The owner makes room, or lets them go (DR-DEC-47, DR-DEC-57). */
var GOODS = [1, 0];
var waiting = (frame, good) => good === 0 ? frame.cargo : frame.coins;
function leave(frame, good, count) {
	if (good === 0) frame.cargo -= count;
	else frame.coins -= count;
}
/** As many as fit come aboard. Goods out of a covered hold have never left the ship: nothing is told of them. */
function take(state, frame, good, count, out) {
	const stowed = stow(state.players[frame.seat], good, count);
	leave(frame, good, stowed);
	if (frame.from === "supply") tellMoved(out, frame.seat, good, stowed, "supply", "ship", "gain");
}
function letGo(frame, good, out) {
	const count = waiting(frame, good);
	leave(frame, good, count);
	tellMoved(out, frame.seat, good, count, frame.from, "supply", frame.from === "ship" ? "jettison" : "forgone");
}
/** DR-GAIN-7: the goods that wait are unloaded themselves, where unloading is allowed. */
function putAshore(state, frame, good, out) {
	const { seat, from } = frame;
	const player = state.players[seat];
	const count = waiting(frame, good);
	leave(frame, good, count);
	if (player.at === 12) {
		player[storeOf(good)] += count;
		tellMoved(out, seat, good, count, from, storeOf(good), "unload");
		return;
	}
	state.sea[player.at][good === 0 ? "cargo" : "coins"] += count;
	tellMoved(out, seat, good, count, from, "island", "unload", player.at);
}
/** In `unload`: no cell of the ship, but what waits. */
var WAITING = 4;
var STOW = [{
	type: "stow",
	good: 0
}, {
	type: "stow",
	good: 1
}];
var FORGO = [{
	type: "forgo",
	good: 0
}, {
	type: "forgo",
	good: 1
}];
/** DR-MOVE-6: a ship that only passes an island puts nothing ashore. */
var isUnderway = ({ flow }) => flow.some(({ step }) => step === "underway");
/** What would make room aboard; in a battle nothing is shifted (DR-GAIN-7). */
function addMakingRoom(state, frame, actions) {
	const { seat } = frame;
	const unloads = canUnload(state, seat) && !isUnderway(state);
	state.players[seat].cells.forEach(({ cargo, coins }, cell) => {
		for (const good of GOODS) {
			const count = good === 0 ? cargo : coins;
			addJettisons(good, cell, count, actions);
			if (unloads) addUnloads(good, cell, count, actions);
		}
	});
	if (!unloads) return;
	for (const good of GOODS) {
		const count = waiting(frame, good);
		if (count > 0) actions.push({
			type: "unload",
			good,
			cell: WAITING,
			count
		});
	}
}
function choices(state, frame) {
	const actions = [];
	const hasRoom = roomOn(state.players[frame.seat]) > 0;
	for (const good of GOODS) {
		if (waiting(frame, good) === 0) continue;
		if (hasRoom) actions.push(STOW[good]);
		actions.push(FORGO[good]);
	}
	if (!state.battle) addMakingRoom(state, frame, actions);
	return actions;
}
/** What needs no choice: everything fits, or only one kind is there to fill what room there is. */
function fill(state, frame, out) {
	const room = roomOn(state.players[frame.seat]);
	const { cargo, coins } = frame;
	if (room === 0 || cargo > 0 && coins > 0 && cargo + coins > room) return;
	take(state, frame, 1, coins, out);
	take(state, frame, 0, cargo, out);
}
var whyNotStow = (state, frame, good) => waiting(frame, good) > 0 && roomOn(state.players[frame.seat]) === 0 ? "no-room" : "nothing-waiting";
var isBattle = (state) => state.battle !== null;
var room = {
	seats: (_state, frame) => only(frame.seat),
	legal: choices,
	apply(state, frame, seat, action, out) {
		switch (action.type) {
			case "stow":
				take(state, frame, action.good, 1, out);
				break;
			case "forgo":
				letGo(frame, action.good, out);
				break;
			case "unload":
			case "jettison": if (action.cell === WAITING) putAshore(state, frame, action.good, out);
			else applyGoods(state, seat, action, out);
		}
	},
	resume(state, frame, out) {
		fill(state, frame, out);
		if (isBattle(state) && roomOn(state.players[frame.seat]) === 0) for (const good of GOODS) letGo(frame, good, out);
		if (frame.cargo + frame.coins > 0) return false;
		state.flow.pop();
		return true;
	},
	/** Section 25.9: coins before cargo, as far as they fit. */
	byDefault(state, frame) {
		const good = frame.coins > 0 ? 1 : 0;
		return (roomOn(state.players[frame.seat]) > 0 ? STOW : FORGO)[good];
	},
	whyNot(state, frame, seat, action) {
		switch (action.type) {
			case "stow": return reason(whyNotStow(state, frame, action.good));
			case "forgo": return reason("nothing-waiting");
			case "unload":
			case "jettison":
				if (isBattle(state)) return reason("not-in-battle");
				if (action.type === "unload" && isUnderway(state)) return pending("underway");
				return action.cell === WAITING ? reason("nothing-waiting") : whyNotGoods(state, seat, action, "main");
			default: return pending(frame.step);
		}
	}
};
// games/dead-reckoning/rules/sleeve.ts
/** Section 15.2: advancements set aside go into the sleeves of cards played this turn. */
/** DR-SLEEVE-6: what may stay aside although it would fit. */
var MAY_STAY = 1;
/** DR-SLEEVE-3: its one slot is free. */
var fits = (player, card, crew) => player.crew[crew].sleeves[rowCard(card).slot] === -1;
function anyFits(player) {
	for (const card of player.aside) for (const crew of player.play) if (fits(player, card, crew)) return true;
	return false;
}
/** Copies of one card are the same choice. */
function insertions(state, seat) {
	const player = state.players[seat];
	const actions = [];
	player.aside.forEach((card, at) => {
		if (player.aside.indexOf(card) !== at) return;
		for (const crew of player.play) if (fits(player, card, crew)) actions.push({
			type: "sleeve",
			card,
			crew
		});
	});
	return actions;
}
/** Into its slot; the sleeves are shared by copies of the state, so they are replaced. */
function insert(crew, card) {
	const { slot } = rowCard(card);
	const [top, middle, bottom] = crew.sleeves;
	crew.sleeves = [
		slot === 0 ? card : top,
		slot === 1 ? card : middle,
		slot === 2 ? card : bottom
	];
}
var sleeve = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame) {
		const actions = insertions(state, frame.seat);
		if (state.players[frame.seat].aside.length <= MAY_STAY) actions.push(DONE$2);
		return actions;
	},
	apply(state, _frame, seat, action, out) {
		if (action.type !== "sleeve") {
			state.flow.pop();
			return;
		}
		const { aside, crew } = state.players[seat];
		aside.splice(aside.indexOf(action.card), 1);
		insert(crew[action.crew], action.card);
		out.events?.push({
			type: "sleeved",
			seat,
			card: action.card,
			crew: action.crew
		});
	},
	/** DR-SLEEVE-7, DR-SLEEVE-8: what fits nowhere stays aside, however much it is. */
	resume(state, frame) {
		if (anyFits(state.players[frame.seat])) return false;
		state.flow.pop();
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type === "done") return reason("must-sleeve");
		if (action.type !== "sleeve") return pending(frame.step);
		const player = state.players[seat];
		if (!player.aside.includes(action.card)) return reason("not-set-aside");
		if (action.crew >= CREW_CARDS || !player.play.includes(action.crew)) return reason("not-played");
		return reason("slot-taken");
	}
};
// games/dead-reckoning/rules/tokens.ts
function undecided(state) {
	const seats = [];
	for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].token === -1) seats.push(seat);
	return seats;
}
var token = {
	seats: undecided,
	legal: (state, _frame, seat) => state.players[seat].offered.map((card) => ({
		type: "keep",
		card
	})),
	apply(state, _frame, seat, action, out) {
		if (action.type !== "keep") return;
		state.players[seat].token = action.card;
		out.events?.push({
			type: "kept",
			seat,
			card: action.card
		});
	},
	resume(state, _frame, out) {
		if (undecided(state).length > 0) return false;
		state.flow.pop();
		beginTurn(state, state.first, out);
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "keep" ? reason("no-such-token") : pending(frame.step),
	byDefault: (state, _frame, seat) => ({
		type: "keep",
		card: state.players[seat].offered[0]
	})
};
// games/dead-reckoning/rules/sails.ts
/** DR-SAIL-2 to DR-SAIL-7: the ship, and the cards in play; where goods can be loaded, loaded cells count too. */
function sureSails(state, seat) {
	const player = state.players[seat];
	let sails = shipSails(player, canLoad(state, seat));
	for (const card of player.play) sails += cardSails(player.crew[card], card);
	return sails;
}
/** DR-SAIL-9: crew in play with a sail among alternatives that are not used up, a bit each. */
function choosers(state, seat) {
	const { play, crew } = state.players[seat];
	let bits = 0;
	for (const card of play) if (choiceSails(crew[card], card) > 0) bits |= 1 << card;
	return bits;
}
/** DR-DEC-17: with every set of these alternatives, as far as it brings any sail at all. */
function addRaises(state, seat, into) {
	const { raised, moved } = state.turn;
	if (raised || moved) return;
	const all = choosers(state, seat);
	if (sureSails(state, seat) > 0) into.push(raiseWith(0));
	for (let bits = all; bits > 0; bits = bits - 1 & all) into.push(raiseWith(bits));
}
function raise(state, seat, cards, out) {
	const player = state.players[seat];
	let sails = sureSails(state, seat);
	for (const card of cards) {
		sails += choiceSails(player.crew[card], card);
		useChoiceSails(player.crew[card], card);
	}
	player.sails = Math.min(8, sails);
	state.turn.raised = true;
	out.events?.push({
		type: "raised",
		seat,
		sails: player.sails
	});
}
function whyNotRaise(state, seat, cards) {
	const { raised, moved } = state.turn;
	if (raised) return reason("already-raised");
	if (moved) return reason("already-moved");
	const bits = choosers(state, seat);
	let before = -1;
	for (const card of cards) {
		if (card >= CREW_CARDS || card === before || (bits & 1 << card) === 0) return reason("no-such-alternative");
		before = card;
	}
	return reason("no-sails");
}
// games/dead-reckoning/rules/turn.ts
/** Section 4: the main phase. */
function mainActions(state, seat) {
	const actions = abilityActions(state, seat);
	for (const attack of attackActions(state, seat)) actions.push(attack);
	for (const card of state.players[seat].hand) actions.push(PLAYS[card]);
	addRaises(state, seat, actions);
	addCourses(state, seat, actions);
	addMarket(state, seat, actions);
	addGoods(state, seat, "main", actions);
	if (whyNotClaim(state, seat) === void 0) actions.push(CLAIM);
	actions.push(END);
	return actions;
}
/** DR-DEC-90, DR-DEC-92: what others may do in this turn. */
function interjections(state, seat) {
	const actions = [];
	if (state.players[seat].levelDue !== "no") addLevels(state, seat, actions);
	addGoods(state, seat, "elsewhere", actions);
	return actions;
}
/** By what all can see, so that nobody's hand is told. */
var mayInterject = (state, seat) => state.players[seat].levelDue !== "no" && state.players[seat].hand.length > 0 || canRearrange(state, seat);
var NO_SEAT = [];
function interjectors(state, frame) {
	let seats;
	for (let seat = 0; seat < state.seats; seat++) if (seat !== frame.seat && mayInterject(state, seat)) {
		seats ??= [];
		seats.push(seat);
	}
	return seats ?? NO_SEAT;
}
/** DR-TABLE-3: the frame lies below whatever the step brings. */
function setOut(state, seat, to, out) {
	const below = state.flow.length;
	if (pass$1(state, seat, to, out)) state.flow.splice(below, 0, {
		step: "underway",
		seat
	});
}
function whyNotInterject(state, seat, action) {
	switch (action.type) {
		case "level": return whyNotLevel(state, seat, action.card);
		case "load":
		case "unload":
		case "rearrange":
		case "jettison": return whyNotGoods(state, seat, action, "elsewhere");
		default: return reason("not-your-turn");
	}
}
var main = {
	seats: (_state, frame) => only(frame.seat),
	may: interjectors,
	legal: (state, frame, seat) => seat === frame.seat ? mainActions(state, seat) : interjections(state, seat),
	apply(state, _frame, seat, action, out) {
		switch (action.type) {
			case "load":
			case "unload":
			case "rearrange":
			case "jettison":
				applyGoods(state, seat, action, out);
				break;
			case "level":
				levelInHand(state, seat, action.card, out);
				break;
			case "play":
				playCard(state, seat, action.card, out);
				break;
			case "raise":
				raise(state, seat, action.cards, out);
				break;
			case "sail":
				sail(state, seat, action.to, out);
				break;
			case "pass":
				setOut(state, seat, action.to, out);
				break;
			case "buy":
			case "trade":
				purchase(state, seat, out);
				break;
			case "attack":
				attackMerchant$1(state, seat, out);
				break;
			case "storm":
			case "flag":
			case "fight":
				applyAttack(state, seat, action, out);
				break;
			case "claim":
				claim(state, seat, out);
				break;
			case "use":
				useAbility(state, seat, action, out);
				break;
			case "end":
				state.flow.pop();
				beginEndPhase(state, seat);
		}
	},
	resume: () => false,
	whyNot(state, frame, seat, action) {
		if (seat !== frame.seat) return whyNotInterject(state, seat, action);
		switch (action.type) {
			case "load":
			case "unload":
			case "rearrange":
			case "jettison": return whyNotGoods(state, seat, action, "main");
			case "level": return whyNotLevel(state, seat, action.card);
			case "play": return whyNotPlay(action.card);
			case "raise": return whyNotRaise(state, seat, action.cards);
			case "sail": return whyNotSail(state, seat, action.to);
			case "pass": return whyNotPass(state, seat, action.to);
			case "buy":
			case "trade":
			case "attack": return whyNotMarket(state, seat, action.type);
			case "storm":
			case "flag":
			case "fight": return whyNotAttack(state, seat, action);
			case "claim": return reason(whyNotClaim(state, seat) ?? "not-in-main-phase");
			case "use": return whyNotUse$1(state, seat, action);
			default: return pending(frame.step);
		}
	}
};
// games/dead-reckoning/rules/settle.ts
/** After every answer: what needs none is done, until somebody is asked or the match is over. */
/**
* Every frame that resumes either ends itself, moves on to a later stage, or puts a question on top. Achievements are
* given after every single change (DR-ACH-21).
*/
function settle(state, out) {
	const resumes = STEPS;
	for (;;) {
		award(state, out);
		const frame = state.flow[state.flow.length - 1];
		if (frame === void 0 || !resumes[frame.step].resume(state, frame, out)) return;
	}
}
var settled = (step) => ({
	...step,
	apply(state, frame, seat, action, out) {
		step.apply(state, frame, seat, action, out);
		settle(state, out);
	}
});
/** Section 25.9: answered by default in somebody else's turn; whoever is active is waited for. */
var answered = (step) => ({
	...settled(step),
	byDefault: (state, frame, seat) => seat === state.active ? void 0 : step.byDefault?.(state, frame, seat)
});
var STEPS = {
	token: settled(token),
	levelUp: settled(levelUpStep),
	main: settled(main),
	underway: settled(underway),
	forced: settled(forced),
	endPhase,
	mode: settled(mode),
	sleeve: settled(sleeve),
	effects,
	influence: settled(influence$1),
	batch: settled(batch),
	permanent: settled(permanent),
	produce: settled(produce$1),
	build: settled(build$1),
	upgrade: settled(upgrade),
	swap: settled(swap),
	copy: settled(copy),
	grant: settled(grant),
	pay: settled(payment),
	divide: settled(divide),
	room: answered(room),
	recall: answered(recall),
	battle,
	prepare: settled(prepare),
	respond: answered(respond),
	fall: settled(fall),
	combat: answered(combat),
	shift: answered(shift),
	remove: answered(remove),
	drawn: answered(drawn),
	loot: answered(loot),
	rival,
	finale: settled(finale)
};
// games/dead-reckoning/rules/view.ts
/** Which pile a crew card lies in, by card; what is not elsewhere is in the deck. */
function placesOf({ hand, play, discard, crew }) {
	const places = new Array(crew.length).fill("deck");
	for (const card of hand) places[card] = "hand";
	for (const card of play) places[card] = "play";
	for (const card of discard) places[card] = "discard";
	return places;
}
/** DR-HID-2 to 5: what lies open is known, and to the owner all but the order of the deck. */
function viewCrew(player, isOpen) {
	const places = placesOf(player);
	const crew = [];
	for (let card = 0; card < places.length; card++) {
		const { level, known, sleeves, used, fired } = player.crew[card];
		const place = places[card];
		crew.push({
			where: isOpen || place === "play" || place === "discard" ? place : "hidden",
			level: isOpen ? level : known,
			known,
			sleeves,
			used,
			fired
		});
	}
	return crew;
}
/** DR-HID-4: that levels were gained is public, which cards have them is not. */
function raisedIn(player, pile, isOpen) {
	if (isOpen) return 0;
	let raised = 0;
	for (const card of pile) raised += player.crew[card].level - player.crew[card].known;
	return raised;
}
function viewCells(cells) {
	const seen = [];
	for (const cell of cells) seen.push(copyCell(cell));
	return seen;
}
function viewPlayer(state, place, eye) {
	const player = state.players[place];
	const rival = isRival(state, place);
	const isOpen = place === eye || rival || state.flow.length === 0;
	return {
		crew: viewCrew(player, isOpen),
		deckSize: player.deck.length,
		handSize: player.hand.length,
		hand: isOpen ? player.hand.slice() : null,
		play: player.play.slice(),
		discard: player.discard.slice(),
		aside: player.aside.slice(),
		dock: player.dock,
		chest: isOpen ? player.chest : -1,
		cells: viewCells(player.cells),
		firedPrinted: player.firedPrinted,
		damage: player.damage,
		at: player.at,
		pirate: player.pirate,
		sails: player.sails,
		cubes: player.cubes,
		legend: player.legend,
		seaDogs: player.seaDogs,
		explorer: player.explorer,
		achievements: player.achievements,
		levelDue: player.levelDue,
		finished: player.finished,
		raisedInHand: raisedIn(player, player.hand, isOpen),
		raisedInDeck: raisedIn(player, player.deck, isOpen),
		token: isOpen ? player.token : -1,
		hasToken: player.token !== -1,
		offered: player.offered.slice(),
		training: player.training,
		cannons: rival ? rivalCubes(state, 0) : cannonsOf(state, place),
		cannonsLeft: rival ? rivalCubes(state, 0) : cannonsLeft(state, place),
		handLimit: handLimit(state, place)
	};
}
/** DR-HID-9. */
function viewTile(tile) {
	const seen = copyTile(tile);
	return tile.explored ? seen : {
		...seen,
		id: -1
	};
}
/** DR-ADV-R1: a card drawn in a battle is known to who drew it. */
function viewFlow(flow, eye) {
	const frames = [];
	for (const frame of flow) frames.push(frame.step === "drawn" && frame.seat !== eye ? {
		...frame,
		card: -1
	} : copyFrame(frame));
	return frames;
}
/** DR-HID-8: tops lie open only if the table plays so. */
var topsOf = ({ boxes, options }) => boxes.map((box) => options.topCardVisible && box.length > 0 ? box[box.length - 1] : -1);
/** Built up from nothing, field by field. */
function view(state, eye) {
	return {
		eye,
		options: state.options,
		seats: state.seats,
		players: state.players.map((_, place) => viewPlayer(state, place, eye)),
		sea: state.sea.map(viewTile),
		boxes: state.boxes.map(({ length }) => length),
		tops: topsOf(state),
		gone: state.gone.slice(),
		upgrades: state.upgrades.slice(),
		buildings: state.buildings.slice(),
		first: state.first,
		active: state.active,
		round: state.round,
		turns: state.turns,
		endedBy: state.endedBy,
		turn: copyTurn(state.turn),
		batch: copyBatch(state.batch),
		battle: copyBattle(state.battle),
		ordersLeft: state.orders.length,
		ordered: state.ordered.slice(),
		throws: state.throws,
		tieStrength: state.tieStrength.slice(),
		flow: viewFlow(state.flow, eye)
	};
}
// games/dead-reckoning/rules/game.ts
var deadReckoning = {
	id: "dead-reckoning",
	version: 1,
	seats: {
		min: 1,
		max: 4
	},
	modules: [],
	options: OPTIONS,
	impossible: () => void 0,
	clauses: {
		turn: "DR-TURN-1",
		over: "DR-GAMEEND-8"
	},
	actions: {
		keep: { card: "card" },
		level: { card: "card" },
		decline: {},
		load: {
			good: "number",
			cell: "number",
			count: "number"
		},
		unload: {
			good: "number",
			cell: "number",
			count: "number"
		},
		rearrange: {
			good: "number",
			cell: "number",
			to: "number",
			count: "number"
		},
		jettison: {
			good: "number",
			cell: "number",
			count: "number"
		},
		play: { card: "card" },
		raise: { cards: "cards" },
		sail: { to: "number" },
		pass: { to: "number" },
		buy: {},
		trade: {},
		attack: {},
		storm: { card: "card" },
		flag: {
			card: "card",
			seat: "seat"
		},
		fight: { seat: "seat" },
		claim: {},
		use: {
			card: "card",
			ability: "number"
		},
		end: {},
		place: { tile: "number" },
		replace: {
			tile: "number",
			seat: "seat"
		},
		settle: {},
		produce: { tile: "number" },
		build: {
			card: "card",
			tile: "number"
		},
		fit: {
			card: "card",
			cell: "number"
		},
		strip: {
			card: "card",
			cell: "number"
		},
		choose: { tile: "number" },
		split: { dock: "number" },
		stow: { good: "number" },
		forgo: { good: "number" },
		recall: { tile: "number" },
		done: {},
		fire: { count: "number" },
		skip: {},
		shift: {
			cube: "number",
			zone: "number"
		},
		remove: { cube: "number" },
		loot: {
			good: "number",
			to: "number"
		},
		lootAll: {},
		land: {
			cubes: "numbers",
			physics: "number",
			film: "text"
		},
		mode: { pirate: "number" },
		sleeve: {
			card: "card",
			crew: "card"
		}
	},
	cards: CARD_INFO,
	cardNamed,
	piles: PILES,
	setup(options, seats, out, stack) {
		const state = setup(deadReckoning, options, seats, out, stack);
		beginMatch(state, out);
		settle(state, out);
		return state;
	},
	steps: STEPS,
	view,
	seen,
	imagine,
	clone,
	outcome,
	turn: (state) => Math.max(1, state.turns),
	broken
};
// games/dead-reckoning/bot/worth.ts
/** What islands, cards and achievements are worth to somebody now. */
var bits = (set) => {
	let count = 0;
	for (let left = set; left > 0; left &= left - 1) count++;
	return count;
};
var has = ({ achievements }, achievement) => (achievements >> achievement & 1) === 1;
/** What an achievement is worth: printed, by a bonus token (DR-ABON-2), and because the end comes nearer. */
function achievementWorth(player, achievement, { marker }) {
	if (has(player, achievement)) return 0;
	const isNamed = player.token !== -1 && tokenOf(player.token).includes(achievement);
	return ACHIEVEMENTS[achievement].value + (isNamed ? 2 : 0) + marker;
}
/** One more step toward an achievement: its worth, spread over the steps that are missing. */
var step = (player, achievement, done, needed, weights) => done >= needed ? 0 : achievementWorth(player, achievement, weights) / Math.max(1, needed - done + .5);
var exploreStep = (state, seat, weights) => step(state.players[seat], EXPLORER, state.players[seat].explorer, TILES_OF_AN_EXPLORER[state.seats], weights);
function settlerStep(state, seat, weights) {
	let cubes = 0;
	for (const tile of state.sea) cubes += tile.permanent[seat];
	return step(state.players[seat], SETTLER, cubes, 6, weights);
}
function builderStep(state, seat, weights) {
	let buildings = 0;
	for (const tile of state.sea) if (tile.controller === seat) buildings += bits(tile.buildings);
	return step(state.players[seat], BUILDER, buildings, 5, weights);
}
function upgradeStep(player, weights) {
	let tokens = 0;
	for (const cell of player.cells) tokens += cell.tokens.length;
	return step(player, FIRST_RATE, tokens, 4, weights);
}
/** A coin that comes home. */
var coinHome = (player, weights) => 1 + achievementWorth(player, CAPITALIST, weights) / 36;
/** What everybody would have if the match ended now, against the best of the others. */
function leadOf(state, seat) {
	let most = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < state.players.length; other++) if (other !== seat) most = Math.max(most, totalOf(sheetOf(state, other)));
	return totalOf(sheetOf(state, seat)) - most;
}
/** The achievement that ends the match is the more welcome the greater the lead, and not at all without one. */
function withLead(state, seat, weights) {
	if (state.endedBy !== -1 || bits(state.players[seat].achievements) !== 3) return weights;
	const lead = Math.max(-20, Math.min(30, leadOf(state, seat)));
	return {
		...weights,
		marker: weights.marker + lead * weights.lead
	};
}
/** How much of the match is left, 1 at the start. */
function timeLeft(state) {
	if (state.endedBy !== -1) return 0;
	let most = 0;
	for (const player of state.players) most = Math.max(most, bits(player.achievements));
	const byRace = 1 - most / 4.5;
	const byRounds = Math.max(.1, 1 - state.round / 18);
	return Math.min(byRace, byRounds);
}
/** Plain amounts as they are; those counted by symbols for what is usual. */
var usual = (amount, symbols) => typeof amount === "number" ? amount : amount.each * symbols;
/** One use of an ability, in coins. */
function useWorth(effect, { uses, cargo }) {
	switch (effect.do) {
		case "sail": return uses.sail * effect.n;
		case "cannon": return uses.cannon * effect.n;
		case "helm": return uses.helm * effect.n;
		case "bonusCard": return uses.bonusCard * usual(effect.n, 1.2);
		case "gain": return cargo * usual(effect.cargo, 1.5) + uses.coin * usual(effect.coins, 1.2);
		case "influence": return uses.influence * usual(effect.n, 1.5);
		case "produce": return uses.produce * effect.islands;
		case "upgrade":
		case "swapUpgrade":
		case "takeTop":
		case "copy": return uses.thing;
		case "permanent": return uses.permanent;
		case "levelThis":
		case "levelBottom": return uses.level;
		case "roll": return uses.roll * usual(effect.n, 1.5);
		default: return uses.other;
	}
}
var SCORES = {
	scorePerHelm: 3,
	scorePerCargo: 2,
	scorePerIslandWithout: 3
};
/** A row card: half a coin in the scoring, and what it does in the turns to come. */
function cardWorth(state, card, weights) {
	let uses = 0;
	let score = 0;
	for (const group of effectsOf(card)) for (const effect of group) if (effect.do === "scoreFlat") score += effect.n;
	else if (effect.do in SCORES) score += SCORES[effect.do];
	else uses += useWorth(effect, weights) / group.length;
	return .5 + score + uses * weights.ability * timeLeft(state);
}
/** Awards of this island, the own ones less a share of the others'. */
function standing(state, tile, seat) {
	const awards = islandAwards(state, tile);
	let others = 0;
	for (let player = 0; player < awards.length; player++) if (player !== seat) others += awards[player];
	return awards[seat] - .5 * others / Math.max(1, awards.length - 1);
}
/** What control brings beside the awards: goods that lie there, production to come. */
function controlWorth(state, tile, { produce }) {
	const { cargo, coins, id } = state.sea[tile];
	const made = yieldOf(state, tile);
	const promised = made.coins * 1.5 + made.cargo * .8 + islandOf(id).hand * 1.5;
	return coins * .8 + cargo * .4 + timeLeft(state) * promised * produce;
}
/** How much better off one is with so many more cubes on an island; the state is left as it was. */
function influenceGain(state, seat, at, cubes, weights, ignoreForts = false) {
	const tile = state.sea[at];
	if (cubes <= 0 || !tile.explored || !isIsland(tile.id)) return 0;
	if (!ignoreForts && hostileFort(state, seat, at)) return 0;
	const before = standing(state, at, seat);
	const kept = tile.cubes.slice();
	let left = Math.min(cubes, state.players[seat].cubes);
	const free = Math.min(left, emptySlots(tile));
	tile.cubes[seat] += free;
	left -= free;
	while (left > 0) {
		const rival = strongestRival(state, seat, at);
		const price = rival === -1 ? 1 : state.players[rival].finished ? 2 : 1;
		if (rival === -1 || left < price) break;
		tile.cubes[rival]--;
		tile.cubes[seat]++;
		left -= price;
	}
	const holder = strongest(state, at);
	let gain = standing(state, at, seat) - before;
	if (holder === seat && tile.controller !== seat) gain += controlWorth(state, at, weights) + settlerStep(state, seat, weights) + (tile.controller === -1 ? 0 : 1);
	else gain += holder === seat ? .15 * free : .25 * free;
	tile.cubes = kept;
	return gain * weights.influence;
}
/** Whose cube is best replaced. */
function strongestRival(state, seat, at) {
	const tile = state.sea[at];
	let best = -1;
	let most = -1;
	for (let player = 0; player < tile.cubes.length; player++) {
		if (player === seat || tile.cubes[player] === 0) continue;
		const weight = cubesOn(tile, player) + (tile.controller === player ? 10 : 0) - (state.players[player].finished ? 5 : 0);
		if (weight > most) {
			most = weight;
			best = player;
		}
	}
	return best;
}
// games/dead-reckoning/bot/crew.ts
var HIGHEST = 4;
/** Levels that are missing for Sea Dogs: only the three most experienced cards count. */
function missingDogs({ crew }) {
	const levels = crew.map(({ level }) => level).sort((one, other) => other - one);
	let missing = 0;
	for (let at = 0; at < 3; at++) missing += HIGHEST - levels[at];
	return missing;
}
/** One step nearer to Sea Dogs. */
function dogsStep(player, card, weights) {
	if (has(player, SEA_DOGS)) return 0;
	let before = 0;
	for (const { level } of player.crew) if (level > player.crew[card].level) before++;
	if (before >= 3) return 0;
	return achievementWorth(player, SEA_DOGS, weights) / Math.max(1, missingDogs(player));
}
/** What the next level of a card is worth now. */
function levelWorth(state, seat, card, weights) {
	const player = state.players[seat];
	const { level, sleeves } = player.crew[card];
	if (level >= HIGHEST) return 0;
	const base = weights.levels[CREW[crewKind(card)].name][level - 1];
	let fitted = 0;
	for (const sleeve of sleeves) if (sleeve !== -1) fitted++;
	return base * timeLeft(state) + dogsStep(player, card, weights) + .1 * fitted;
}
/** What production on the best islands would bring. */
function harvest(state, seat, { islands, cargo, coins }) {
	const yields = [];
	state.sea.forEach(({ controller }, at) => {
		if (controller !== seat) return;
		const made = yieldOf(state, at);
		yields.push(made.coins + (typeof coins === "number" ? coins : 1) + .5 * (made.cargo + cargo));
	});
	yields.sort((one, other) => other - one);
	let worth = 0;
	for (let at = 0; at < Math.min(islands, yields.length); at++) worth += yields[at];
	return worth;
}
function deedNow(state, seat, card, deed, prospect, weights) {
	const player = state.players[seat];
	const cargo = player.dock + aboard(player, 0);
	switch (deed.do) {
		case "gain": return amountOf(deed.cargo, player.crew[card], card) * weights.cargo + amountOf(deed.coins, player.crew[card], card);
		case "influence": return Math.min(prospect, amountOf(deed.n, player.crew[card], card));
		case "produce": return harvest(state, seat, deed);
		case "build": return cargo >= deed.prices[0] && state.sea.some(({ controller }) => controller === seat) ? 2 : 0;
		case "upgrade": return cargo >= (deed.price?.cargo ?? 0) ? 2 : 0;
		case "repair": return player.damage > 0 ? .5 * player.damage : 0;
		case "bombard":
		case "blackFlag": return state.players.some(({ at }, other) => other !== seat && at === player.at) ? .3 : 0;
		case "damageOnEntering":
		case "passRowFour": return state.turn.moved ? 0 : .3;
		default: return 1;
	}
}
/**
* What a card would bring if it were played now; its cannons can still be played in a battle. `prospect`: what
* influence may bring in reach.
*/
function playWorth(state, seat, card, prospect, weights) {
	const crew = state.players[seat].crew[card];
	let worth = 0;
	for (let part = 0; part < 4; part++) {
		const reading = readingOf(crew, card, part);
		for (const amount of reading.bonus) worth += .8 * amountOf(amount, crew, card);
		if (!state.turn.raised) worth += .5 * reading.sail + .25 * reading.choices.length;
		for (const { effect } of reading.deeds) worth += deedNow(state, seat, card, effect, prospect, weights);
	}
	return worth;
}
/** Cards that stay in hand without costing a new one (DR-DRAW-3). */
var KEPT = 2;
var IDLE = .05;
/** How much rather a card is kept than played: one that is about to rise, or has no use now. */
function keeping(state, seat, card, rising, prospect, weights) {
	const crew = state.players[seat].crew[card];
	const rises = card === rising ? weights.hold * levelWorth(state, seat, card, weights) : 0;
	const guards = .02 * countOn(crew, card, "cannon");
	return rises + IDLE + guards - playWorth(state, seat, card, prospect, weights);
}
/** The cards that are not played this turn. */
function keptCards(state, seat, prospect, weights) {
	const { hand } = state.players[seat];
	let rising = -1;
	let most = 0;
	for (const card of hand) {
		const worth = levelWorth(state, seat, card, weights);
		if (worth > most) {
			most = worth;
			rising = card;
		}
	}
	return hand.map((card) => ({
		card,
		rather: keeping(state, seat, card, rising, prospect, weights)
	})).filter(({ rather }) => rather > 0).sort((one, other) => other.rather - one.rather).slice(0, KEPT).map(({ card }) => card);
}
// games/dead-reckoning/bot/odds.ts
/** The chance to win a battle by the cubes of both sides: thrown often with the stand-in, once for every pair. */
var THROWS = 240;
var MOST = 16;
/** Explosions are thrown again with one more, as far as anybody would follow them. */
function fallen(mine, theirs, stream) {
	const resting = [];
	let air = [...Array(mine).fill(0), ...Array(theirs).fill(1)];
	for (let round = 0; round < 8 && air.length > 0; round++) {
		const zones = tumble(TOWER_FIT, BOARD, resting.map(({ zone }) => zone), air.length, stream);
		const all = [...resting, ...air.map((side) => ({
			zone: 0,
			side
		}))];
		for (let at = 0; at < all.length; at++) all[at] = {
			zone: zones[at],
			side: all[at].side
		};
		resting.length = 0;
		air = [];
		for (const cube of all) if (ZONES[cube.zone].kind === "explosion") air.push(cube.side, cube.side);
		else resting.push(cube);
	}
	return resting;
}
function thrown(mine, theirs) {
	const stream = Stream.of(`odds ${mine} ${theirs}`);
	const sum = {
		win: 0,
		dealt: 0,
		taken: 0,
		loot: 0
	};
	for (let at = 0; at < THROWS; at++) {
		let lead = 0;
		for (const { zone, side } of fallen(mine, theirs, stream)) {
			const { kind, strength, cargo, coins, any } = ZONES[zone];
			lead += side === 0 ? strength : -strength;
			if (kind === "damage") sum[side === 0 ? "dealt" : "taken"]++;
			if (side === 0) sum.loot += cargo * .5 + coins + any;
		}
		if (lead >= 0) sum.win++;
	}
	return {
		win: sum.win / THROWS,
		dealt: sum.dealt / THROWS,
		taken: sum.taken / THROWS,
		loot: sum.loot / THROWS
	};
}
var known = /* @__PURE__ */ new Map();
/** For the active player, who wins ties (DR-BSHIP-19). */
function oddsOf(mine, theirs) {
	const [own, other] = [Math.min(MOST, mine), Math.min(MOST, theirs)];
	const key = own * 17 + other;
	const found = known.get(key) ?? thrown(own, other);
	known.set(key, found);
	return found;
}
// games/dead-reckoning/bot/places.ts
/** What there is to gain at a location, with the cubes, cargo and cannons at hand. */
/** Influence, cannons and further throws of the cards in play and in hand that are not used up. */
function meansOf(state, seat, sailing = []) {
	const { crew, play, hand } = state.players[seat];
	let influence = 0;
	let rolls = 0;
	let cannons = cannonsLeft(state, seat);
	const add = (card, inHand) => {
		const member = crew[card];
		for (let part = 0; part < 4; part++) {
			const reading = readingOf(member, card, part);
			if (inHand) cannons += reading.cannon;
			const swap = sailing.includes(card) && reading.choices.length > 0;
			for (const { at, effect } of reading.deeds) if (effect.do === "influence" && !swap && !isUsed(member, abilityAt(part, 0, 0) + at)) influence += amountOf(effect.n, member, card);
			for (const { at, effect } of reading.combats) if (effect.do === "roll" && !isUsed(member, abilityAt(part, 0, 0) + at)) rolls += amountOf(effect.n, member, card);
			else if (effect.do === "strength" && !isUsed(member, abilityAt(part, 0, 0) + at)) rolls += 1;
		}
	};
	for (const card of play) add(card, false);
	for (const card of hand) add(card, true);
	return {
		influence,
		cannons,
		rolls
	};
}
var deedWorth = (deed) => {
	switch (deed.do) {
		case "gain": return (typeof deed.coins === "number" ? deed.coins * .85 : 1) + (typeof deed.cargo === "number" ? deed.cargo * .45 : 1);
		case "levelBottom": return 1.5;
		case "upgrade": return 3.5;
		case "takeDamage": return -1.2 * deed.n;
		case "lose": return -.4 * deed.cargo;
		default: return .5;
	}
};
/** One more victory on the way to a Legend. */
var legendStep = (state, seat, weights) => step(state.players[seat], LEGEND, state.players[seat].legend, 4, weights);
/** What sinking would cost, by how near it is. */
var damageFear = (damage) => damage >= 4 ? 5 : damage === 3 ? 2.2 : damage === 2 ? 1 : .5;
/** DR-ENC: what attacking the merchant on this tile may bring. */
function merchantGain(state, seat, card, means, weights) {
	const back = merchantBack(backOf(card));
	const { win, taken, loot } = oddsOf(means.cannons + means.rolls, back.cubes);
	if (win < weights.leastChance) return -1;
	const prize = back.win.reduce((sum, deed) => sum + deedWorth(deed), 0) + (back.kept === null ? 0 : cardWorth(state, backOf(card), weights));
	const loss = back.lose.reduce((sum, deed) => sum + deedWorth(deed), 0);
	const { damage } = state.players[seat];
	const fear = taken * damageFear(damage) * weights.fear;
	return (win * (prize + legendStep(state, seat, weights)) + (1 - win) * loss + loot * .7 - fear) * weights.rob;
}
/** DR-COMBAT-B: a hostile fort or garrison that bars an island. */
function stormGain(state, seat, at, building, means, weights) {
	const { win, taken } = oddsOf(means.cannons + means.rolls, DEFENCE_CUBES[building]);
	if (win < weights.leastChance) return -1;
	return (win * (1 + .6 * influenceGain(state, seat, at, means.influence, weights, true)) - (1 - win) - taken * damageFear(state.players[seat].damage) * weights.fear) * weights.storm;
}
/** Cubes an attacked ship is likely to have. */
var defenceOf = (state, other) => {
	const { at, hand, finished } = state.players[other];
	return cannonsLeft(state, other) + Math.min(3, Math.ceil(hand.length / 3)) + (at === 12 ? 4 : 0) + (finished ? 2 : 0);
};
function shipGain(state, seat, other, means, weights) {
	const { win, taken, dealt, loot } = oddsOf(means.cannons + means.rolls, defenceOf(state, other));
	if (win < weights.leastChance) return -1;
	const rival = state.players[other];
	const sinks = (achievementWorth(state.players[seat], SCOURGE, weights) + Math.max(5, aboard(rival, 1))) * Math.min(1, Math.max(0, rival.damage + win + dealt - 5 + 1));
	const fear = (taken + 1 - win) * damageFear(state.players[seat].damage) * weights.fear;
	return (win * (legendStep(state, seat, weights) + .5) + sinks + loot * .7 - fear) * weights.fight;
}
/** Cargo that could pay for a card at a place: what is aboard, and what could be loaded on the way. */
function cargoFor(state, seat) {
	const player = state.players[seat];
	const here = player.at === 12 ? player.dock : state.sea[player.at].controller === seat ? state.sea[player.at].cargo : 0;
	return aboard(player, 0) + Math.min(roomOn(player), here);
}
function buyGain(state, card, weights) {
	return (cardWorth(state, card, weights) - rowCard(card).price * weights.cargo) * weights.buy;
}
function cardGain(state, seat, at, means, weights) {
	const { card } = state.sea[at];
	if (card === -1 || state.turn.bought >= 2) return 0;
	let best = 0;
	if (rowCard(card).price <= cargoFor(state, seat)) best = Math.max(best, buyGain(state, card, weights));
	if (isMerchant(card)) best = Math.max(best, merchantGain(state, seat, card, means, weights));
	return best;
}
function unexploredStop(state, seat, means, weights) {
	return {
		influence: weights.found * Math.min(3, means.influence) * timeLeft(state),
		other: (exploreStep(state, seat, weights) + .5 * timeLeft(state)) * weights.explore
	};
}
/** Bringing coins home, taking cargo along, mending the ship. */
function harbourGain(state, seat, weights) {
	const player = state.players[seat];
	const coins = aboard(player, 1);
	const home = coins * (coinHome(player, weights) - weights.coinAboard);
	const missing = 30 - player.chest;
	const close = coins >= missing && missing > 0 ? achievementWorth(player, CAPITALIST, weights) : 0;
	const cargo = Math.min(roomOn(player), player.dock, 6);
	const last = state.endedBy !== -1 ? coins * .1 : 0;
	return home + close + last + cargo * .28 * timeLeft(state) + (player.damage >= 3 ? .6 : 0);
}
var pirateFear = (state, seat, at, means, weights) => {
	let fear = 0;
	state.players.forEach((player, other) => {
		if (other !== seat && player.pirate && player.at === at) fear += Math.max(-1, shipGain(state, seat, other, means, weights));
	});
	return fear;
};
/** Goods that could be taken aboard on an own island. */
function fetchGain(state, seat, at, weights) {
	const tile = state.sea[at];
	if (tile.controller !== seat || isBlocked(state, seat, at)) return 0;
	const room = roomOn(state.players[seat]);
	const coins = Math.min(room, tile.coins);
	return coins * weights.fetch + Math.min(room - coins, tile.cargo) * weights.cargo;
}
function stopAt(state, seat, at, means, weights) {
	if (at === 12) return {
		influence: 0,
		other: harbourGain(state, seat, weights)
	};
	const tile = state.sea[at];
	if (!tile.explored) return unexploredStop(state, seat, means, weights);
	let other = cardGain(state, seat, at, means, weights) + pirateFear(state, seat, at, means, weights);
	if (!isIsland(tile.id)) return {
		influence: 0,
		other
	};
	if (!hostileFort(state, seat, at)) return {
		influence: influenceGain(state, seat, at, means.influence, weights),
		other: other + fetchGain(state, seat, at, weights)
	};
	for (const building of [GARRISON, FORT]) if (tile.buildings & bitOf(building)) other += Math.max(0, .7 * stormGain(state, seat, at, building, means, weights));
	return {
		influence: 0,
		other
	};
}
// games/dead-reckoning/bot/answers.ts
/** The action with the highest worth; the earlier of equal ones. */
function bestBy(actions, worth) {
	let best = actions[0];
	let most = Number.NEGATIVE_INFINITY;
	for (const action of actions) {
		const value = worth(action);
		if (value > most) {
			most = value;
			best = action;
		}
	}
	return best;
}
var helmsWanted = (card) => effectsOf(card).some((group) => group.some((effect) => "n" in effect && typeof effect.n === "object" && effect.n.x === "helm"));
var helmsOf = (card) => effectsOf(card).reduce((sum, group) => sum + group.reduce((inner, effect) => inner + (effect.do === "helm" ? effect.n : 0), 0), 0);
/** An advancement goes where its symbols are counted, and to cards that come up with other riches. */
function sleeveWorth(state, seat, card, crew) {
	const member = state.players[seat].crew[crew];
	const wanted = helmsWanted(card) || effectsOf(card).some((group) => group.some(({ do: kind }) => kind === "scorePerHelm" || kind === "takeTop"));
	const helms = countOn(member, crew, "helm");
	const calls = member.sleeves.some((sleeve) => sleeve !== -1 && helmsWanted(sleeve));
	const free = member.sleeves.filter((sleeve) => sleeve === -1).length;
	return (wanted ? 2 * helms : 0) + (calls ? 2 * helmsOf(card) : 0) + .3 * member.level + .1 * free + 1;
}
function produceWorth(state, seat, tile) {
	const made = yieldOf(state, tile);
	const worth = made.coins + .5 * made.cargo;
	const { controller } = state.sea[tile];
	if (controller === seat) return worth;
	return controller === -1 ? .25 * worth : -worth;
}
function buildWorth(state, seat, card, tile, weights) {
	const building = buildingOf(card);
	const awards = islandAwards(state, tile);
	const contested = state.sea[tile].cubes.some((cubes, player) => player !== seat && cubes > 0) ? 1 : 0;
	if (building === OUTPOST) return weights.outpost * timeLeft(state) + .1 * awards[seat];
	return (building === FORT ? .9 : .8) + .2 * awards[seat] + .5 * contested;
}
function fitWorth(state, seat, card, cell, { fitSail, fitCannon, fitHold }) {
	const { sails, cannons, hold, kind } = upgradeOf(card);
	const { cells } = state.players[seat];
	const covered = cells[cell].tokens.length > 0 ? 1 : 0;
	const printed = cell === 0 ? 2.2 : cell === 3 ? 1.8 : 0;
	return sails * fitSail + cannons * fitCannon + hold * fitHold + (hold === 0 ? .6 : 0) + (kind === "advanced" ? 1 : 0) - printed - covered;
}
/** How good the battle board looks for a side. */
function boardWorth(state, seat) {
	const { battle } = state;
	if (!battle) return 0;
	let worth = 0;
	for (const { side, zone } of battle.cubes) {
		if (zone < 0) continue;
		const { kind, strength, cargo, coins, any } = ZONES[zone];
		const sign = side === seat ? 1 : -1;
		worth += sign * strength;
		if (kind === "damage") worth += sign * .6;
		if (battle.kind !== "building" && side === seat) worth += .35 * (coins + any + .5 * cargo);
		if (kind === "explosion") worth += sign * .9;
	}
	return worth;
}
function shiftWorth(state, seat, cube, zone) {
	const { battle } = state;
	if (!battle) return 0;
	const before = battle.cubes[cube].zone;
	battle.cubes[cube].zone = zone;
	const worth = boardWorth(state, seat);
	battle.cubes[cube].zone = before;
	return worth;
}
function removeWorth(state, cube) {
	const { strength, kind } = ZONES[state.battle?.cubes[cube].zone ?? 0];
	return -strength - (kind === "damage" ? .6 : 0);
}
/** A black flag blockades an island and bars it to weaker ships; others may come for it. */
function modeWorth(state, seat, { guard, pirate }) {
	const { at } = state.players[seat];
	const isOwn = at !== 12 && state.sea[at].controller === seat;
	return cannonsOf(state, seat) - (isOwn ? guard : pirate);
}
var TOKEN_WORTH = [
	.5,
	.9,
	.2,
	.6,
	.7,
	.8,
	.8,
	.9,
	.6
];
/** Outside the main phase every answer has a worth of its own. */
function answerWorth(state, seat, action, weights) {
	const player = state.players[seat];
	switch (action.type) {
		case "keep": return tokenOf(action.card).reduce((sum, one) => sum + TOKEN_WORTH[one], 0);
		case "level": return 1 + levelWorth(state, seat, action.card, weights);
		case "sleeve": return sleeveWorth(state, seat, action.card, action.crew);
		case "mode": return action.pirate === 1 ? modeWorth(state, seat, weights) : 0;
		case "place": return 1 + influenceGain(state, seat, action.tile, 1, weights, true);
		case "replace": return 1 + influenceGain(state, seat, action.tile, 1, weights, true) + (state.sea[action.tile].controller === action.seat ? .5 : 0);
		case "produce": return produceWorth(state, seat, action.tile);
		case "build": return 1 + buildWorth(state, seat, action.card, action.tile, weights);
		case "fit": return fitWorth(state, seat, action.card, action.cell, weights);
		case "strip": return .5;
		case "choose": return state.sea[action.tile].controller === seat ? 2 + islandAwards(state, action.tile)[seat] * .1 : 0;
		case "split": return state.flow[state.flow.length - 1].step === "pay" ? action.dock : player.at === 12 ? action.dock : -Math.abs(action.dock - 1);
		case "stow": return action.good === 1 ? 3 : 2;
		case "forgo": return action.good === 0 ? 1 : .5;
		case "jettison": return action.good === 0 ? -1 : -3;
		case "recall": return .5 - islandAwards(state, action.tile)[seat] * .1;
		case "fight": return shipGain(state, seat, action.seat, meansOf(state, seat), weights);
		case "sail": return 0;
		case "fire": return 5 + action.count;
		case "play": return 20;
		case "use":
		case "flag": return 10;
		case "shift": return shiftWorth(state, seat, action.cube, action.zone);
		case "remove": return removeWorth(state, action.cube);
		case "lootAll": return 5;
		case "done":
		case "settle":
		case "decline":
		case "skip": return 0;
		default: return Number.NEGATIVE_INFINITY;
	}
}
// games/dead-reckoning/bot/voyage.ts
/** Sails that raising with these alternatives would bring (DR-SAIL-9). */
function sailsWith(state, seat, cards) {
	const player = state.players[seat];
	let sails = shipSails(player, canLoad(state, seat));
	for (const card of player.play) for (let part = 0; part < 4; part++) {
		const reading = readingOf(player.crew[card], card, part);
		sails += reading.sail;
		if (cards.includes(card)) for (const { effect } of reading.choices) sails += typeof effect.n === "number" ? effect.n : 0;
	}
	return Math.min(8, sails);
}
/** Sails there are, or may be with the cards in hand. */
function reachOf(state, seat) {
	const { hand, crew, sails } = state.players[seat];
	if (state.turn.raised || state.turn.moved) return sails;
	let reach = sailsWith(state, seat, []);
	for (const card of hand) reach += cardSails(crew[card], card);
	return reach;
}
/** What waits at each location for somebody with these means. */
var Chart = class {
	state;
	seat;
	weights;
	stops;
	constructor(state, seat, means, weights) {
		this.state = state;
		this.seat = seat;
		this.weights = weights;
		const stops = [];
		for (let at = 0; at <= 12; at++) stops.push(stopAt(state, seat, at, means, weights));
		this.stops = stops;
	}
	isUnexplored(at) {
		return at !== 12 && !this.state.sea[at].explored;
	}
	canStop(at) {
		return !this.isUnexplored(at) || !this.state.turn.explored;
	}
	/** A stop, and the best that may follow it with the sails that are left. */
	calling(at, sails) {
		const { influence, other } = this.stops[at];
		let best = influence;
		for (let next = 0; next <= 12; next++) {
			const steps = STEPS_BETWEEN[at][next];
			if (steps === 0 || steps > sails || !this.canStop(next)) continue;
			if (this.isUnexplored(at) && this.isUnexplored(next)) continue;
			const then = this.stops[next];
			const more = Math.max(0, then.other) * this.weights.second + Math.max(0, then.influence - influence);
			best = Math.max(best, influence + more - steps * this.weights.sail);
		}
		return other + best;
	}
	/** What sailing there brings. */
	voyage(from, to, sails) {
		const steps = STEPS_BETWEEN[from][to];
		return this.calling(to, sails - steps) - steps * this.weights.sail;
	}
	/** The best voyage with so many sails; 0 if none is worth the trouble. */
	best(from, sails) {
		let best = 0;
		for (let to = 0; to <= 12; to++) {
			if (to === from || STEPS_BETWEEN[from][to] > sails || !this.canStop(to)) continue;
			best = Math.max(best, this.voyage(from, to, sails));
		}
		return best;
	}
	/** The best use of influence within so many sails, here included. */
	bestInfluence(from, sails) {
		let best = 0;
		for (let to = 0; to < 12; to++) if (STEPS_BETWEEN[from][to] <= sails && this.canStop(to)) best = Math.max(best, this.stops[to].influence);
		return best;
	}
};
/** What raising with these alternatives makes possible. */
function raising(state, seat, cards, weights) {
	const chart = new Chart(state, seat, meansOf(state, seat, cards), weights);
	const { at } = state.players[seat];
	return chart.best(at, sailsWith(state, seat, cards)) - .1 * cards.length;
}
// games/dead-reckoning/bot/mainPhase.ts
/** What comes first among things that are all worth doing; what is left out of it is weighed. */
var FIRST = {
	claim: 900,
	play: 800,
	free: 700,
	load: 600,
	spend: 500,
	here: 400,
	raise: 300,
	sail: 200
};
var NEVER = Number.NEGATIVE_INFINITY;
var once = (make) => {
	let made;
	return () => {
		made ??= make();
		return made;
	};
};
function outlookOf(state, seat, weights) {
	const means = meansOf(state, seat);
	const chart = once(() => new Chart(state, seat, means, weights));
	const prospect = () => chart().bestInfluence(state.players[seat].at, reachOf(state, seat));
	return {
		state,
		seat,
		weights,
		means,
		chart,
		kept: once(() => keptCards(state, seat, prospect(), weights))
	};
}
var savesForTrader = ({ state, seat, weights }) => {
	const player = state.players[seat];
	const cargo = player.dock + aboard(player, 0);
	return !has(player, MASTER_TRADER) && cargo >= 12 - weights.save && timeLeft(state) > 0;
};
function upgrading(state, seat, deed, weights) {
	return ((deed.kind === "basic" ? 1 : 2) + upgradeStep(state.players[seat], weights) + (deed.kind === "basic" ? 1.2 : 2.4) * timeLeft(state)) * weights.upgrade - (deed.price?.cargo ?? 0) * weights.cargo - (deed.price?.coins ?? 0);
}
/** Influence is used where it brings most: not here if a better island is in reach. */
function influencing({ state, seat, means, weights, chart }, deed) {
	const { at } = state.players[seat];
	const gain = at === 12 ? 0 : influenceGain(state, seat, at, means.influence, weights, deed.ignoreForts);
	if (deed.adjacent > 0 && at !== 12) return FIRST.here + gain;
	if (gain <= .3 || gain < .9 * chart().bestInfluence(at, reachOf(state, seat))) return NEVER;
	return FIRST.here + gain;
}
function using(outlook, card, ability) {
	const { state, seat, weights } = outlook;
	const player = state.players[seat];
	const deed = effectAt(player.crew[card], card, ability);
	if (!deed) return NEVER;
	const saves = savesForTrader(outlook);
	switch (deed.do) {
		case "gain": return FIRST.free - (isAlternative(state, seat, card, ability) ? 350 : 0);
		case "influence": return influencing(outlook, deed);
		case "build": {
			const gain = (1 + builderStep(state, seat, weights) + timeLeft(state)) * weights.building - deed.prices[0] * weights.cargo;
			return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
		}
		case "upgrade": {
			const gain = upgrading(state, seat, deed, weights);
			return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
		}
		case "repair": return deed.price === null || player.damage >= 2 && !saves ? FIRST.free : NEVER;
		case "bombard":
		case "copy":
		case "passRowFour":
		case "damageOnEntering": return FIRST.free - 50;
		default: return FIRST.free;
	}
}
/** Whether the ability stands beside others of which only one may be used. */
function isAlternative(state, seat, card, ability) {
	const crew = state.players[seat].crew[card];
	const group = ability & -4;
	return effectAt(crew, card, group) !== void 0 && effectAt(crew, card, group + 1) !== void 0;
}
/** All that is worth having comes aboard; coins never leave the chest. */
function loading(state, seat, action) {
	const player = state.players[seat];
	if (player.at === 12) {
		if (action.good === 1 || state.turn.moved) return NEVER;
		return aboard(player, 0) < 6 && timeLeft(state) > 0 ? FIRST.load + action.count : NEVER;
	}
	return FIRST.load + (action.good === 1 ? 50 : 0) + action.count;
}
function unloading(state, seat, action) {
	const player = state.players[seat];
	if (player.at !== 12 || action.good !== 1) return NEVER;
	const { coins } = player.cells[action.cell];
	return action.count === coins ? FIRST.claim : NEVER;
}
function sailing({ state, seat, chart }, to) {
	const { at, sails } = state.players[seat];
	const gain = chart().voyage(at, to, sails);
	return gain > .35 ? FIRST.sail + gain : NEVER;
}
/** What an action of the main phase is worth; below zero it is left. */
function mainWorth(outlook, action) {
	const { state, seat, means, weights } = outlook;
	const player = state.players[seat];
	switch (action.type) {
		case "claim": return FIRST.claim;
		case "play": return outlook.kept().includes(action.card) ? NEVER : FIRST.play;
		case "use": return using(outlook, action.card, action.ability);
		case "load": return loading(state, seat, action);
		case "unload": return unloading(state, seat, action);
		case "buy":
		case "trade": {
			const gain = buyGain(state, state.sea[player.at].card, weights);
			return gain > 0 && !savesForTrader(outlook) ? FIRST.here + gain : NEVER;
		}
		case "attack": {
			const gain = merchantGain(state, seat, state.sea[player.at].card, means, weights);
			return gain > weights.attack ? FIRST.here + 20 + gain : NEVER;
		}
		case "storm": {
			const gain = stormGain(state, seat, player.at, buildingOf(action.card), means, weights);
			return gain > weights.attack ? FIRST.here + 30 + gain : NEVER;
		}
		case "flag":
		case "fight": {
			const gain = shipGain(state, seat, action.seat, means, weights);
			return gain > weights.attack ? FIRST.here + 10 + gain : NEVER;
		}
		case "raise": return FIRST.raise + raising(state, seat, action.cards, weights);
		case "sail": return sailing(outlook, action.to);
		case "end": return 0;
		default: return NEVER;
	}
}
// games/dead-reckoning/bot/weights.ts
var SAILOR = {
	cargo: .26,
	coinAboard: .45,
	fetch: .69,
	marker: 1.52,
	lead: .27,
	ability: 3.64,
	rob: .6,
	storm: .1,
	fight: 1.5,
	fear: 2,
	leastChance: .55,
	explore: .64,
	found: 1.03,
	influence: 1.37,
	produce: 1.95,
	upgrade: .88,
	building: 2.1,
	buy: .82,
	sail: .045,
	second: .48,
	save: .56,
	attack: 1,
	guard: 1.05,
	pirate: .71,
	fitSail: .89,
	fitCannon: 1.65,
	fitHold: .099,
	outpost: .92,
	hold: .43,
	levels: {
		captain: [
			.61,
			.52,
			1.47
		],
		crewman: [
			.93,
			2.38,
			1.47
		],
		firstMate: [
			6,
			7.29,
			3.95
		],
		bosun: [
			2.17,
			4.15,
			1.17
		],
		gunner: [
			1.17,
			.78,
			1.03
		],
		deckhand: [
			.56,
			.8,
			1.86
		],
		buccaneer: [
			14.24,
			2.17,
			1.22
		],
		purser: [
			2.44,
			2.52,
			2.49
		]
	},
	uses: {
		sail: .41,
		cannon: .37,
		helm: .24,
		bonusCard: .89,
		coin: 1.12,
		influence: 1.23,
		produce: 1.23,
		roll: .31,
		thing: 1.48,
		permanent: 4.09,
		level: 1.16,
		other: .39
	}
};
// games/dead-reckoning/bot/sailor.ts
/** What an action seems worth to somebody with these weights. */
function worths(state, seat, own) {
	const weights = withLead(state, seat, own);
	const frame = state.flow[state.flow.length - 1];
	if (frame.step !== "main" || frame.seat !== seat) return (action) => answerWorth(state, seat, action, weights);
	const outlook = outlookOf(state, seat, weights);
	return (action) => mainWorth(outlook, action);
}
var policyWith = (weights) => (state, seat, actions) => actions.length === 1 ? actions[0] : bestBy(actions, worths(state, seat, weights));
var sailor = policyWith(SAILOR);
// games/dead-reckoning/bot/deckhand.ts
var CARELESS = {
	...SAILOR,
	marker: 0,
	ability: .8,
	leastChance: .4,
	influence: .7,
	cargo: .2
};
/** One choice in so many is made without a thought. */
var WHIMS = 6;
var THOUGHTLESS = [
	"jettison",
	"rearrange",
	"unload"
];
var deckhand = (state, seat, actions, stream) => {
	if (actions.length === 1) return actions[0];
	if (stream.below(WHIMS) === 0) {
		const any = actions.filter(({ type }) => !THOUGHTLESS.includes(type));
		if (any.length > 0) return any[stream.below(any.length)];
	}
	return bestBy(actions, worths(state, seat, CARELESS));
};
// games/dead-reckoning/bot/evaluate.ts
/** What the judgement looks at, in the order of the weights; each once more for how late it is. */
var LOOKED_AT = [
	"achievements",
	"chest",
	"coinsAboard",
	"coinsAshore",
	"buildings",
	"advancements",
	"upgrades",
	"abilities",
	"awards",
	"markers",
	"explorer",
	"legend",
	"dogs",
	"settler",
	"builder",
	"capitalist",
	"firstRate",
	"trader",
	"levels",
	"cards",
	"dock",
	"hold",
	"production",
	"damage",
	"turn",
	"cubes",
	"cannons",
	"islands",
	"hand"
];
var FEATURES = LOOKED_AT.flatMap((name) => [name, `${name}Late`]);
/** Levels of the crew, by what each of them brings. */
function levelsOf({ crew }) {
	let worth = 0;
	for (let card = 0; card < crew.length; card++) {
		const steps = SAILOR.levels[CREW[crewKind(card)].name];
		for (let level = 1; level < crew[card].level; level++) worth += steps[level - 1];
	}
	return worth;
}
function cardsOf(state, { crew, aside }) {
	let worth = 0;
	for (const { sleeves } of crew) for (const card of sleeves) if (card !== -1) worth += cardWorth(state, card, SAILOR);
	if (crew.length > 0) for (const card of aside) worth += cardWorth(state, card, SAILOR);
	return worth;
}
/** Cubes for good, and what the own islands have and produce. */
function possessions(state, seat) {
	const sum = {
		permanent: 0,
		buildings: 0,
		coins: 0,
		produced: 0,
		islands: 0
	};
	state.sea.forEach((tile, at) => {
		sum.permanent += tile.permanent[seat];
		if (tile.controller !== seat || !isIsland(tile.id)) return;
		sum.buildings += bits(tile.buildings);
		sum.coins += tile.coins;
		sum.produced += yieldOf(state, at).coins;
		sum.islands++;
	});
	return sum;
}
var tokensOf = ({ cells }) => cells.reduce((sum, { tokens }) => sum + tokens.length, 0);
/** How far an achievement is, from 0 to 1; it stays there, so that no step seems to cost anything. */
var progress = (player, achievement, share) => has(player, achievement) ? 1 : Math.min(1, share);
function featuresOf(state, seat) {
	const player = state.players[seat];
	const sheet = sheetOf(state, seat);
	const late = 1 - timeLeft(state);
	const own = possessions(state, seat);
	const hold = aboard(player, 0);
	const isTurn = state.active === seat && state.endedBy === -1;
	const looked = {
		achievements: sheet.achievements + sheet.bonus,
		chest: player.chest,
		coinsAboard: aboard(player, 1),
		coinsAshore: own.coins,
		buildings: sheet.buildings,
		advancements: sheet.advancements,
		upgrades: sheet.upgrades,
		abilities: sheet.abilities,
		awards: sheet.islands,
		markers: bits(player.achievements),
		explorer: progress(player, EXPLORER, player.explorer / TILES_OF_AN_EXPLORER[state.seats]),
		legend: progress(player, LEGEND, player.legend / 4),
		dogs: player.crew.length === 0 ? 0 : progress(player, SEA_DOGS, 1 - missingDogs(player) / 9),
		settler: progress(player, SETTLER, own.permanent / 6),
		builder: progress(player, BUILDER, own.buildings / 5),
		capitalist: progress(player, CAPITALIST, player.chest / 30),
		firstRate: progress(player, FIRST_RATE, tokensOf(player) / 4),
		trader: progress(player, MASTER_TRADER, (player.dock + hold) / 12),
		levels: levelsOf(player) / 10,
		cards: cardsOf(state, player) / 10,
		dock: player.dock / 5,
		hold: hold / 5,
		production: own.produced / 5,
		damage: player.damage / 5,
		turn: isTurn ? 1 : 0,
		cubes: player.cubes / 10,
		cannons: cannonsOf(state, seat) / 3,
		islands: own.islands / 5,
		hand: player.hand.length
	};
	return LOOKED_AT.flatMap((name) => [looked[name], looked[name] * late]);
}
/** Coins at the end, fitted to the differences in sailors' matches (see `fit.mjs`). */
var FITTED = {
	achievements: -.156,
	achievementsLate: .552,
	chest: .947,
	chestLate: .101,
	coinsAboard: .686,
	coinsAboardLate: .319,
	coinsAshore: .316,
	coinsAshoreLate: .59,
	buildings: 2.369,
	buildingsLate: -1.08,
	advancements: .185,
	advancementsLate: .87,
	upgrades: 1.861,
	upgradesLate: -1.397,
	abilities: -3.079,
	abilitiesLate: 3.71,
	awards: .51,
	awardsLate: .619,
	markers: .156,
	markersLate: .834,
	explorer: 3.661,
	explorerLate: -2.486,
	legend: 3.064,
	legendLate: .863,
	dogs: 16.661,
	dogsLate: -27.701,
	settler: 4.904,
	settlerLate: -3.738,
	builder: 12.711,
	builderLate: -10.746,
	capitalist: 17.989,
	capitalistLate: -13.502,
	firstRate: 14.883,
	firstRateLate: -16.42,
	trader: .226,
	traderLate: 1.778,
	levels: .895,
	levelsLate: -.455,
	cards: 8.812,
	cardsLate: -7.711,
	dock: .728,
	dockLate: 1.211,
	hold: 1.709,
	holdLate: -.741,
	production: 4.697,
	productionLate: -5.341,
	damage: -17.937,
	damageLate: 11.343,
	turn: 4.03,
	turnLate: .716,
	cubes: -5.167,
	cubesLate: 6.774,
	cannons: 17.939,
	cannonsLate: -14.557,
	islands: 8.656,
	islandsLate: -6.864,
	hand: 3.048,
	handLate: -1.633
};
/** How much a coin of the difference counts for the victory: the more, the less can happen yet; fitted too. */
var STEEP = .0393;
var STEEP_LATE = .1122;
var WEIGHTS = FEATURES.map((name) => FITTED[name]);
function coinsOf(state, seat) {
	const features = featuresOf(state, seat);
	let coins = 0;
	for (let at = 0; at < features.length; at++) coins += WEIGHTS[at] * features[at];
	return coins;
}
/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the coins to come. */
function evaluate(state) {
	const result = outcome(state);
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	if (result) return seats.map((seat) => result.winners.includes(seat) ? 1 / result.winners.length : 0);
	const coins = state.players.map((_, player) => coinsOf(state, player));
	const most = Math.max(...coins);
	const steep = STEEP + STEEP_LATE * (1 - timeLeft(state));
	const powers = coins.map((one) => Math.exp(steep * (one - most)));
	const total = powers.reduce((sum, power) => sum + power, 0);
	return seats.map((seat) => powers[seat] / total);
}
// games/dead-reckoning/bot/thought.ts
/**
* The weighty choices of a turn: whither, with which sails, whether to deal or to fight, where influence is used; so
* many of each are worth a thought. What pays only much later (levels, sleeves, tokens) a sailor judges better than
* anybody who looks to the end of the turn.
*/
var WEIGHTY = {
	raise: 4,
	sail: 4,
	use: 2,
	buy: 1,
	trade: 1,
	attack: 1,
	storm: 1,
	flag: 1,
	fight: 1,
	end: 1
};
/** Far below everything a sailor would do. */
var PASSED_BY = -1e3;
function isWeighty(state, seat, action) {
	if (action.type !== "use") return action.type in WEIGHTY;
	return effectAt(state.players[seat].crew[action.card], action.card, action.ability)?.do === "influence";
}
/** By what a sailor takes them to be worth; voyages that do not seem worth the trouble by what waits there. */
function sortedByWorth(state, seat, actions, worth) {
	const { at, sails } = state.players[seat];
	let chart;
	const rate = (action) => {
		const seeming = worth(action);
		if (seeming > Number.NEGATIVE_INFINITY || action.type !== "sail") return seeming;
		chart ??= new Chart(state, seat, meansOf(state, seat), SAILOR);
		return PASSED_BY + chart.voyage(at, action.to, sails);
	};
	return actions.map((action) => ({
		action,
		rate: rate(action)
	})).sort((one, other) => one.rate === other.rate ? 0 : other.rate - one.rate).map(({ action }) => action);
}
/** The best few of every weighty kind, those too that only seem too dear or too dangerous; else the sailor's choice. */
function shortlist(state, seat, actions) {
	const worth = worths(state, seat, SAILOR);
	const choice = bestBy(actions, worth);
	if (state.flow[state.flow.length - 1].step !== "main" || !isWeighty(state, seat, choice)) return [choice];
	const weighty = actions.filter((action) => isWeighty(state, seat, action));
	const counts = {};
	return sortedByWorth(state, seat, weighty, worth).filter(({ type }) => {
		if (type === "end" && choice.type === "raise") return false;
		const count = (counts[type] ?? 0) + 1;
		counts[type] = count;
		return count <= (WEIGHTY[type] ?? 0);
	});
}
// games/dead-reckoning/bot/index.ts
/** The computer players of Dead Reckoning, from the weakest to the strongest. */
/** What the captain's search needs to know about the game. */
var captainKit = {
	policy: sailor,
	evaluate,
	isFlat: true,
	mark: () => 0,
	horizon: 1,
	isHabit: (state) => {
		const [seat] = toAct(deadReckoning, state);
		return seat >= 0 && shortlist(state, seat, legal(deadReckoning, state, seat)).length === 1;
	},
	shortlist,
	doubt: () => .1
};
var deadReckoningBots = [
	randomBot(deadReckoning),
	policyBot("deckhand", deadReckoning, deckhand),
	policyBot("sailor", deadReckoning, sailor),
	searchBot("captain", deadReckoning, captainKit)
];
// games/dead-reckoning/rules/hand.ts
var deadReckoningHand = {
	/** DR-PHYS-30: every throw has a seed of its own, and what lies on the board is part of it. */
	order(state, seed) {
		if (state.flow[state.flow.length - 1]?.step !== "fall" || isPrescribed(state)) return void 0;
		const { index, throws, cubes } = battleOf(state);
		const resting = cubes.flatMap(({ pose }) => pose === null ? [] : [pose]);
		return {
			device: "tower",
			board: BOARD,
			edge: 10,
			resting,
			cubes: cubes.length - resting.length,
			seed: `${seed}\nbattle ${index}\nthrow ${throws}\n${resting.join(" ")}`
		};
	},
	answer(_state, thrown) {
		if (thrown.device !== "tower") throw new TypeError("the cubes of this game fall through the battle ship");
		const { landings, physics, film } = thrown;
		return {
			type: "land",
			cubes: landings.flatMap(({ zone, pose }) => [zone, ...pose]),
			physics,
			film
		};
	},
	physicsOf: (answer) => answer.type === "land" ? answer.physics : 0
};
export { deadReckoningBots as bots, deadReckoning as game, deadReckoningHand as hand };
