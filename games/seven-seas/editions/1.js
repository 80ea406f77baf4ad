/** seven-seas, version 1 as it was built. Made by `npm run freeze`; never edited. */
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
var NOBODY = [];
/** One-seat lists, made once: most steps wait for one seat. */
var ALONE$1 = Array.from({ length: 16 }, (_, seat) => [seat]);
/** The list that holds just this seat. */
var only = (seat) => ALONE$1[seat];
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
	standing: () => standing,
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
// games/seven-seas/cards/table.ts
var NATIONS = [
	"england",
	"spain",
	"france",
	"holland"
];
var GOODS = [
	"fruit",
	"coffee",
	"rum"
];
var ALL_GOODS = [
	0,
	1,
	2
];
var CURSES = [
	"kraken",
	"iceberg",
	"sirens",
	"mutiny",
	"whirlpool",
	"idol",
	"salary",
	"tavern"
];
/** In the order they are called (S7-ROUND-5). */
var CHARACTERS$1 = [
	"shipwright",
	"governor",
	"captain",
	"native",
	"shaman",
	"merchant",
	"cartographer"
];
var [SHIPWRIGHT, GOVERNOR, CAPTAIN, NATIVE, SHAMAN, MERCHANT, CARTOGRAPHER] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
/** Chests paid for fruit, coffee and rum when three or more of a kind are sold (section 16.1). */
var PORT_PRICES = [
	[
		1,
		2,
		3
	],
	[
		2,
		1,
		3
	],
	[
		1,
		3,
		2
	],
	[
		2,
		3,
		1
	],
	[
		3,
		1,
		2
	],
	[
		3,
		2,
		1
	]
];
var BAY_PRICES = [
	1,
	1,
	2
];
var LOOT_COUNT = 15;
var COLOURS = 4;
var caravans = NATIONS.flatMap((nation) => [
	1,
	2,
	3,
	4
].map((ships) => ({
	name: `caravan-${nation}-${ships}`,
	module: "caravan",
	count: 1,
	source: "reconstructed",
	printed: {
		nation,
		ships
	}
})));
var ports = PORT_PRICES.map(([fruit, coffee, rum], at) => ({
	name: `port-${at + 1}`,
	module: "port",
	count: 1,
	source: "reconstructed",
	printed: {
		fruit,
		coffee,
		rum
	}
}));
var curses = CURSES.map((name) => ({
	name,
	module: "curse",
	count: 1,
	source: "printed",
	printed: {}
}));
var loot = [...GOODS, "talisman"].map((name) => ({
	name,
	module: "loot",
	count: LOOT_COUNT,
	source: "reconstructed",
	printed: {}
}));
var characters = CHARACTERS$1.map((name, at) => ({
	name,
	module: "character",
	count: COLOURS,
	source: "printed",
	printed: { order: at + 1 }
}));
var end = {
	name: "endOfAdventures",
	module: "end",
	count: 1,
	source: "printed",
	printed: {}
};
var [fruit, coffee, rum] = BAY_PRICES;
var bay = {
	name: "pirateBay",
	module: "port",
	count: 1,
	source: "reconstructed",
	printed: {
		fruit,
		coffee,
		rum
	}
};
var CARD_INFO = [
	...caravans,
	...ports,
	...curses,
	end,
	...loot,
	bay,
	...characters
].map((card, id) => ({
	id,
	...card
}));
var BY_NAME = new Map(CARD_INFO.map(({ name, id }) => [name, id]));
var cardNamed = (name) => BY_NAME.get(name);
function typeOf(card) {
	if (card < 16) return "caravan";
	if (card < 22) return "port";
	return card < 30 ? "curse" : "end";
}
/** S7-COMP-6: a caravan's nation and ships. */
var nationOf = (card) => card >> 2;
var caravanShips = (card) => (card & 3) + 1;
var curseOf = (card) => CURSES[card - 22];
var lootCard = (kind) => 31 + kind;
var lootKind = (card) => card - 31;
var characterCard = (character) => 36 + character;
var characterOf = (card) => card - 36;
/** What a port pays for three or more of a kind; `bayRum` is the price of rum in Pirate Bay (S7-AMB-41). */
function priceIn(port, good, bayRum) {
	if (port === 35) return good === 2 ? bayRum : BAY_PRICES[good];
	return PORT_PRICES[port - 16][good];
}
// games/seven-seas/rules/actions.ts
/** Actions and whole lists of them, made once: a list of legal actions then costs next to nothing. */
var DECLINE = { type: "decline" };
var SELL_ALL = { type: "sellAll" };
var CLOSE = { type: "close" };
var END = { type: "end" };
var ONLY_DECLINE = [DECLINE];
var ONLY_END = [END];
var DRAW_OR_DECLINE = [{ type: "draw" }, DECLINE];
var GIFT_OR_NOT = [{ type: "gift" }, { type: "noGift" }];
var ALL_CHARACTERS = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
/** Whether a set written in bits holds this one. */
var holds = (bits, one) => (bits & 1 << one) !== 0;
/** S7-ROUND-2, S7-ROUND-3: what can be chosen, by the characters that lie on the table (a bit each). */
var CHOICES = Array.from({ length: 1 << ALL_CHARACTERS.length }, (_, played) => ALL_CHARACTERS.filter((character) => !holds(played, character)).map((character) => ({
	type: "choose",
	card: characterCard(character)
})));
/** S7-SHIPWRIGHT-1: by the most ships that can be bought. */
var BUILDS = Array.from({ length: 11 }, (_, most) => [...Array.from({ length: most }, (_, at) => ({
	type: "build",
	count: at + 1
})), DECLINE]);
/** S7-GOV-1: by the nations whose tokens are free (a bit each). */
var CORSAIRS = Array.from({ length: 1 << NATIONS.length }, (_, free) => [...NATIONS.flatMap((_, nation) => holds(free, nation) ? [{
	type: "corsair",
	nation
}] : []), DECLINE]);
var PLAYS = Array.from({ length: 30 }, (_, card) => ({
	type: "play",
	card
}));
/** The cards of this span that are in a sorted hand, to play; the last cards of the span come last. */
function playsIn(hand, from, below) {
	const actions = [];
	for (const card of hand) if (card >= from && card < below) actions.push(PLAYS[card]);
	actions.push(DECLINE);
	return actions;
}
var sales = (goods, last) => [
	...ALL_GOODS.flatMap((good) => {
		const card = lootCard(good);
		const one = {
			type: "sell",
			card
		};
		if (goods[good] === 0) return [];
		return goods[good] === 1 ? [one] : [one, {
			type: "sellKind",
			card
		}];
	}),
	...goods.some((count) => count > 0) ? [SELL_ALL] : [],
	last
];
/** None, one or several of each kind: 27 cases. */
var CASES = Array.from({ length: 27 }, (_, at) => [
	Math.floor(at / 9),
	Math.floor(at / 3) % 3,
	at % 3
]);
var FIRST_SALES = CASES.map((goods) => sales(goods, DECLINE));
var NEXT_SALES = CASES.map((goods) => sales(goods, CLOSE));
var caseOf = (fruit, coffee, rum) => Math.min(fruit, 2) * 9 + Math.min(coffee, 2) * 3 + Math.min(rum, 2);
/** DP-19: what a Merchant can begin with. */
var firstSales = (goods) => FIRST_SALES[caseOf(goods[0], goods[1], goods[2])];
/** What he can go on with, or close the sale. */
var nextSales = (goods, sold) => NEXT_SALES[caseOf(goods[0] - sold[0], goods[1] - sold[1], goods[2] - sold[2])];
var dealsOf = (kinds) => [
	[0, 1],
	[0, 2],
	[1, 2]
].filter((pair) => pair.every((good) => holds(kinds, good))).map((pair) => ({
	type: "deal",
	cards: pair.map((good) => lootCard(good))
}));
/** S7-RITUAL-4: by the kinds of goods held (a bit each). */
var DEALS = Array.from({ length: 8 }, (_, kinds) => dealsOf(kinds));
var NO_ACTION = [];
var DOUBLE_HOLD = [{ type: "doubleHold" }];
var ALL_RITUALS = DEALS.map((deals) => [
	...deals,
	...DOUBLE_HOLD,
	{ type: "unsinkable" }
]);
var FINAL = DEALS.map((deals) => [...deals, SELL_ALL]);
var kindsOf = (goods) => (goods[0] > 0 ? 1 : 0) | (goods[1] > 0 ? 2 : 0) | (goods[2] > 0 ? 4 : 0);
/** DP-2. */
function ritualsFor(yinYang, goods) {
	if (yinYang < 2) return NO_ACTION;
	return yinYang < 3 ? DOUBLE_HOLD : ALL_RITUALS[kindsOf(goods)];
}
/** S7-END-5: two kinds and enough Yin-Yang. */
var canDeal = (yinYang, goods) => yinYang >= 3 && DEALS[kindsOf(goods)].length > 0;
/** DP-21, for somebody who can deal. */
var finalDeals = (goods) => FINAL[kindsOf(goods)];
var CHESTS_PER_GUARD$1 = 10;
var goodsOf = ({ goods }) => goods[0] + goods[1] + goods[2];
var countOf = (goods) => goods[0] + goods[1] + goods[2];
/** S7-SHIP-1. */
var reserveOf = ({ ships }) => 10 - ships;
/** S7-CHEST-2, S7-CHEST-3: one guard for every full ten chests, as far as there are ships. */
var guardsOf = ({ chests, ships }) => Math.min(Math.floor(chests / CHESTS_PER_GUARD$1), ships);
/** S7-SHIP-3. */
var seaOf = (pirate) => pirate.ships - guardsOf(pirate);
/** S7-GOODS-2: `doubleHolds` ships carry two each. */
function loadedOf(pirate) {
	const goods = goodsOf(pirate);
	return goods - Math.min(pirate.doubleHolds, goods >> 1);
}
/** S7-GOODS-3: stowed so that the most ships are free. */
var freeOf = (pirate) => seaOf(pirate) - loadedOf(pirate);
function capacityOf(pirate) {
	const sea = seaOf(pirate);
	return sea + Math.min(pirate.doubleHolds, sea);
}
// games/seven-seas/rules/effects.ts
function mark(state, seat, cause, out, count = 1) {
	state.pirates[seat].marks += count;
	out.events?.push({
		type: "marked",
		seat,
		cause,
		count
	});
}
function gainYinYang(state, seat, count, cause, out) {
	if (count === 0) return;
	state.pirates[seat].yinYang += count;
	out.events?.push({
		type: "yinYang",
		seat,
		count,
		cause
	});
}
/**
* S7-CHEST-3: to be called once after every complete step that changed a player's chests or ships, with the guards
* there were before. Goods that no longer fit are the owner's to choose (S7-CHEST-5, S7-GOODS-6).
*/
function postGuards(state, seat, before, out) {
	const pirate = state.pirates[seat];
	const to = guardsOf(pirate);
	if (to !== before) out.events?.push({
		type: "guards",
		seat,
		from: before,
		to
	});
	if (goodsOf(pirate) > capacityOf(pirate)) state.flow.push({
		step: "excess",
		seat,
		lost: [
			0,
			0,
			0
		]
	});
}
// games/seven-seas/rules/reasons.ts
var REASONS = {
	"choose-first": "S7-ROUND-2",
	"not-this-character": "S7-ROUND-8",
	"gift-first": "S7-GIFT-7",
	"sale-first": "S7-MERCHANT-1",
	"send-first": "S7-CAPTAIN-3",
	"tie-first": "S7-CAPTAIN-15",
	"throw-first": "S7-CAPTAIN-7",
	"dice-in-the-air": "S7-CAPTAIN-7",
	"keep-first": "S7-GOODS-4",
	"excess-first": "S7-GOODS-6",
	"protect-first": "S7-SHAMAN-4",
	"name-first": "S7-CURSE-12",
	"whirl-first": "S7-CURSE-11",
	"assign-first": "S7-CURSE-14",
	"lose-first": "S7-CURSE-15",
	"final-sale-first": "S7-END-5",
	"not-a-character": "S7-ROUND-2",
	"already-played": "S7-ROUND-3",
	"already-acted": "S7-ROUND-8",
	"act-first": "S7-ROUND-8",
	"not-in-hand": "S7-ROUND-8",
	"wrong-adventure": "S7-ROUND-8",
	"no-chests": "S7-SHIPWRIGHT-1",
	"reserve-empty": "S7-SHIPWRIGHT-1",
	"wrong-number-of-ships": "S7-SHIPWRIGHT-1",
	"no-such-nation": "S7-GOV-1",
	"token-taken": "S7-GOV-2",
	"not-a-good": "S7-MERCHANT-1",
	"no-such-goods": "S7-MERCHANT-1",
	"last-of-its-kind": "S7-TABLE-2",
	"deck-empty": "S7-CARTO-2",
	"no-rituals": "S7-RITUAL-1",
	"not-enough-yin-yang": "S7-RITUAL-2",
	"two-kinds-needed": "S7-RITUAL-4",
	"not-enough-free-ships": "S7-SHIP-4",
	"raid-limit": "S7-CAPTAIN-4",
	"not-tied": "S7-CAPTAIN-15",
	"no-such-gesture": "S7-TABLE-3",
	"no-gesture": "S7-TABLE-3",
	"wrong-number-of-dice": "S7-PHYS-3",
	"not-a-value": "S7-PHYS-3",
	"outside-the-field": "S7-PHYS-4",
	"not-an-angle": "S7-PHYS-3",
	"not-a-throw": "S7-PHYS-3",
	"no-room": "S7-GOODS-4",
	"not-in-loot": "S7-GOODS-4",
	"nothing-to-discard": "S7-GOODS-6",
	"nothing-to-lose": "S7-CURSE-15",
	"too-many-to-protect": "S7-SHAMAN-4",
	"name-a-good": "S7-CURSE-12",
	"not-in-demand": "S7-AMB-43",
	"not-in-dispute": "S7-CURSE-11",
	"no-such-die": "S7-CURSE-14"
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
	choose: "choose-first",
	call: "not-this-character",
	turn: "not-this-character",
	gift: "gift-first",
	sale: "sale-first",
	raid: "send-first",
	send: "send-first",
	fights: "tie-first",
	tie: "tie-first",
	cast: "throw-first",
	fall: "dice-in-the-air",
	keep: "keep-first",
	excess: "excess-first",
	curse: "name-first",
	protect: "protect-first",
	name: "name-first",
	whirl: "whirl-first",
	assign: "assign-first",
	lose: "lose-first",
	finale: "final-sale-first"
};
/** An action of another kind than the waiting step asks for. */
var pending = (step) => reason(PENDING[step]);
// games/seven-seas/rules/discard.ts
/** The loot discard pile, and where the rest of the loot lies. */
function discard(state, kind, count) {
	if (count === 0) return;
	state.discarded[kind] += count;
	state.discardTop = kind;
}
function add(counts, goods) {
	for (let kind = 0; kind < goods.length; kind++) counts[kind] += goods[kind];
}
/** How many cards of each kind are not in the deck. */
function openLoot({ discarded, pirates, flow }) {
	const counts = discarded.slice();
	for (const { goods, talismans } of pirates) {
		add(counts, goods);
		counts[3] += talismans;
	}
	for (const frame of flow) if (frame.step === "keep") add(counts, frame.goods);
	return counts;
}
// games/seven-seas/rules/rituals.ts
var COST = {
	deal: 3,
	doubleHold: 2,
	unsinkable: 3
};
var NO_CARDS = [];
/** The current port. */
var portOf = ({ ports }) => ports[ports.length - 1];
/** S7-RITUAL-4: each good at the price the port pays for three or more. */
function deal(state, pirate, cards) {
	let chests = 0;
	for (const card of cards) {
		const good = lootKind(card);
		pirate.goods[good]--;
		discard(state, good, 1);
		chests += priceIn(portOf(state), good, state.options.bayRum);
	}
	pirate.chests += chests;
	return chests;
}
/** Pays for a ritual and performs it; the guards are the caller's affair. */
function perform(state, seat, action, out) {
	const pirate = state.pirates[seat];
	pirate.yinYang -= COST[action.type];
	let chests = 0;
	if (action.type === "deal") chests = deal(state, pirate, action.cards);
	else if (action.type === "doubleHold") pirate.doubleHolds++;
	else pirate.unsinkables++;
	out.events?.push({
		type: "ritual",
		seat,
		ritual: action.type,
		cards: action.type === "deal" ? action.cards : NO_CARDS,
		chests
	});
}
/** S7-RITUAL-8, S7-AMB-4: within a turn guards are posted after every deal. */
function performInTurn(state, seat, action, out) {
	const before = guardsOf(state.pirates[seat]);
	perform(state, seat, action, out);
	postGuards(state, seat, before, out);
}
/** Why a ritual is refused to somebody who may perform rituals now. */
function whyNoRitual(pirate, action) {
	const need = COST[action.type];
	if (pirate.yinYang < need) return reason("not-enough-yin-yang", {
		need,
		have: pirate.yinYang
	});
	if (action.type !== "deal") return reason("no-rituals");
	const kinds = action.cards.map(lootKind);
	if (kinds.some((kind) => kind < 0 || kind >= 3)) return reason("not-a-good");
	if (kinds.length !== 2 || kinds[0] === kinds[1]) return reason("two-kinds-needed");
	return reason("no-such-goods");
}
// games/seven-seas/rules/loot.ts
/** Loot: drawn from the deck, kept as far as there is room, lost again (S7-GOODS-4 to 8). */
var NOTHING = -1;
var KEEP = ALL_GOODS.map((good) => ({
	type: "keep",
	card: lootCard(good)
}));
var KEEP_ALL = { type: "keepAll" };
var LEAVE = { type: "leave" };
var DISCARD = ALL_GOODS.map((good) => ({
	type: "discard",
	card: lootCard(good)
}));
var LOSE = ALL_GOODS.map((good) => ({
	type: "lose",
	card: lootCard(good)
}));
var isGood = (kind) => kind !== 3;
/** The good of a card number given by a player, or undefined. */
function goodOf(card) {
	const kind = lootKind(card);
	return ALL_GOODS.find((good) => good === kind);
}
/** The only kind there is of these goods; undefined if there are several or none. */
function onlyKind(goods) {
	const [first, ...others] = ALL_GOODS.filter((good) => goods[good] > 0);
	return others.length === 0 ? first : void 0;
}
var roomOf = (pirate) => capacityOf(pirate) - goodsOf(pirate);
/** The top card of the deck; NOTHING if deck and discard pile are both empty (S7-GOODS-8). */
function drawLoot(state, out) {
	if (state.loot.length === 0) reshuffle(state, out);
	const kind = state.loot.pop();
	if (kind === void 0) return NOTHING;
	out.uncover();
	return kind;
}
function reshuffle(state, out) {
	const cards = state.discarded.reduce((sum, count) => sum + count, 0);
	if (cards === 0) return;
	state.discarded.forEach((count, kind) => {
		for (let card = 0; card < count; card++) state.loot.push(kind);
	});
	state.discarded = state.discarded.map(() => 0);
	state.discardTop = NOTHING;
	out.chance.stream("loot").shuffle(state.loot);
	out.events?.push({
		type: "reshuffled",
		cards
	});
}
/** Draws loot for a player; goods wait in a `keep` frame, whose `goods` are still to be decided on. */
function receive(state, seat, count, cause, out) {
	const goods = [
		0,
		0,
		0
	];
	const cards = [];
	let talismans = 0;
	for (let card = 0; card < count; card++) {
		const kind = drawLoot(state, out);
		if (kind === NOTHING) break;
		cards.push(lootCard(kind));
		if (isGood(kind)) goods[kind]++;
		else talismans++;
	}
	if (cards.length === 0) return;
	out.events?.push({
		type: "looted",
		seat,
		cards,
		cause
	});
	state.pirates[seat].talismans += talismans;
	gainYinYang(state, seat, talismans, "talisman", out);
	offer(state, seat, goods);
}
/** S7-CURSE-15, S7-CURSE-16: the next goods card; Talismans passed are discarded and give nothing. */
function receiveGood(state, seat, out) {
	const goods = [
		0,
		0,
		0
	];
	const cards = [];
	while (countOf(goods) === 0 && goodsAreLeft(state)) {
		const kind = drawLoot(state, out);
		if (kind === NOTHING) break;
		cards.push(lootCard(kind));
		if (isGood(kind)) goods[kind]++;
		else discard(state, kind, 1);
	}
	if (cards.length > 0) out.events?.push({
		type: "looted",
		seat,
		cards,
		cause: "tavern"
	});
	offer(state, seat, goods);
}
/** Known to all: every good is either here or before a player. */
var goodsAreLeft = ({ loot, discarded }) => loot.some((kind) => kind !== 3) || discarded.some((count, kind) => kind !== 3 && count > 0);
function offer(state, seat, goods) {
	if (countOf(goods) > 0) state.flow.push({
		step: "keep",
		seat,
		goods,
		kept: [
			0,
			0,
			0
		]
	});
}
function take(pirate, frame, good, count) {
	frame.goods[good] -= count;
	frame.kept[good] += count;
	pirate.goods[good] += count;
}
/** What is not kept goes to the discard pile. */
function closeKeep(state, frame, out) {
	const { seat, goods, kept } = frame;
	for (const good of ALL_GOODS) discard(state, good, goods[good]);
	state.flow.pop();
	if (countOf(kept) > 0) out.events?.push({
		type: "kept",
		seat,
		goods: [...kept]
	});
	if (countOf(goods) > 0) out.events?.push({
		type: "dropped",
		seat,
		goods: [...goods],
		cause: "left"
	});
}
/** DP-10, S7-GOODS-4: card by card, as far as there is room. */
var keep = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, { goods }, seat) {
		const legal = KEEP.filter((_action, good) => goods[good] > 0);
		if (countOf(goods) <= roomOf(state.pirates[seat])) legal.push(KEEP_ALL);
		legal.push(LEAVE);
		return legal;
	},
	apply(state, frame, seat, action, out) {
		const pirate = state.pirates[seat];
		if (action.type === "keepAll") for (const good of ALL_GOODS) take(pirate, frame, good, frame.goods[good]);
		const good = action.type === "keep" ? goodOf(action.card) : void 0;
		if (good === void 0) closeKeep(state, frame, out);
		else take(pirate, frame, good, 1);
	},
	resume(state, frame, out) {
		if (countOf(frame.goods) > 0 && roomOf(state.pirates[frame.seat]) > 0) return false;
		closeKeep(state, frame, out);
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type === "keepAll") return reason("no-room", { room: roomOf(state.pirates[seat]) });
		return action.type === "keep" ? reason("not-in-loot") : pending(frame.step);
	}
};
function dropExcess(state, frame, good, count) {
	state.pirates[frame.seat].goods[good] -= count;
	frame.lost[good] += count;
	discard(state, good, count);
}
/** DP-18, S7-GOODS-6: exactly down to capacity; with one kind, or no room at all, there is nothing to choose. */
var excess = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, _frame, seat) => DISCARD.filter((_action, good) => state.pirates[seat].goods[good] > 0),
	apply(state, frame, _seat, action) {
		const good = action.type === "discard" ? goodOf(action.card) : void 0;
		if (good !== void 0) dropExcess(state, frame, good, 1);
	},
	resume(state, frame, out) {
		const pirate = state.pirates[frame.seat];
		if (capacityOf(pirate) === 0) for (const good of ALL_GOODS) dropExcess(state, frame, good, pirate.goods[good]);
		const kind = onlyKind(pirate.goods);
		const over = -roomOf(pirate);
		if (over > 0 && kind === void 0) return false;
		if (over > 0 && kind !== void 0) dropExcess(state, frame, kind, over);
		state.flow.pop();
		out.events?.push({
			type: "dropped",
			seat: frame.seat,
			goods: [...frame.lost],
			cause: "excess"
		});
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "discard" ? reason("nothing-to-discard") : pending(frame.step)
};
function loseGood(state, seat, good, out) {
	const goods = [
		0,
		0,
		0
	];
	goods[good] = 1;
	state.pirates[seat].goods[good]--;
	discard(state, good, 1);
	out.events?.push({
		type: "dropped",
		seat,
		goods,
		cause: "tavern"
	});
}
/** DP-16, S7-CURSE-15: one good of the owner's choice; without goods nothing is lost (S7-CURSE-16). */
var lose$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, _frame, seat) => LOSE.filter((_action, good) => state.pirates[seat].goods[good] > 0),
	apply(state, _frame, seat, action, out) {
		const good = action.type === "lose" ? goodOf(action.card) : void 0;
		state.flow.pop();
		if (good !== void 0) loseGood(state, seat, good, out);
	},
	resume(state, { seat }, out) {
		const pirate = state.pirates[seat];
		const kind = onlyKind(pirate.goods);
		if (kind === void 0 && goodsOf(pirate) > 0) return false;
		state.flow.pop();
		if (kind !== void 0) loseGood(state, seat, kind, out);
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "lose" ? reason("nothing-to-lose") : pending(frame.step)
};
// games/seven-seas/rules/sale.ts
/** S7-MERCHANT: a sale is put together card by card, and priced as one when it is closed (S7-TABLE-2). */
/** S7-MERCHANT-2: this many of a kind fetch the price of the port. */
var FULL_PRICE_FROM = 3;
/** What the current port pays for these goods, sold together. */
function chestsFor(port, goods, bayRum) {
	let chests = 0;
	for (const good of ALL_GOODS) chests += goods[good] * (goods[good] >= FULL_PRICE_FROM ? priceIn(port, good, bayRum) : 1);
	return chests;
}
/** Hands over the goods and takes the chests; guards are settled once, after all of it (S7-MERCHANT-4). */
function sellGoods(state, seat, sold, final, out) {
	const pirate = state.pirates[seat];
	const before = guardsOf(pirate);
	const chests = chestsFor(portOf(state), sold, state.options.bayRum);
	for (const good of ALL_GOODS) {
		pirate.goods[good] -= sold[good];
		discard(state, good, sold[good]);
	}
	pirate.chests += chests;
	out.events?.push({
		type: "sold",
		seat,
		goods: sold,
		chests,
		final
	});
	postGuards(state, seat, before, out);
}
/** Everything a player has. */
var allOf = (state, seat) => [...state.pirates[seat].goods];
/** Adds to the goods that are to be sold. */
function addToSale(state, seat, sold, action) {
	const { goods } = state.pirates[seat];
	if (action.type === "sellAll") for (const good of ALL_GOODS) sold[good] = goods[good];
	else {
		const good = lootKind(action.card);
		sold[good] = action.type === "sell" ? sold[good] + 1 : goods[good];
	}
}
/** Why these goods cannot be sold; `left` are those that are not in the sale yet. */
function whyNotSell(action, left) {
	if (action.type === "sellAll") return reason("no-such-goods");
	const good = goodOf(action.card);
	if (good === void 0) return reason("not-a-good");
	return reason(action.type === "sellKind" && left(good) === 1 ? "last-of-its-kind" : "no-such-goods");
}
function close(state, { seat, sold }, out) {
	state.flow.pop();
	sellGoods(state, seat, sold, false, out);
}
var sale = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => nextSales(state.pirates[frame.seat].goods, frame.sold),
	apply(state, frame, seat, action, out) {
		if (action.type === "close") close(state, frame, out);
		else addToSale(state, seat, frame.sold, action);
	},
	/** Nothing is left to add: the sale is closed. */
	resume(state, frame, out) {
		if (countOf(frame.sold) < goodsOf(state.pirates[frame.seat])) return false;
		close(state, frame, out);
		return true;
	},
	whyNot(state, { seat, sold }, _seat, action) {
		switch (action.type) {
			case "sell":
			case "sellKind":
			case "sellAll": return whyNotSell(action, (good) => state.pirates[seat].goods[good] - sold[good]);
			default: return pending("sale");
		}
	}
};
// games/seven-seas/rules/seats.ts
var SEATS = Array.from({ length: 16 }, (_, bits) => [
	0,
	1,
	2,
	3
].filter((seat) => holds(bits, seat)));
/** The seats whose bits are set. */
var seatsOf = (bits) => SEATS[bits];
// games/seven-seas/rules/ending.ts
/** S7-MARK-1, S7-YY-2. */
var POINTS_PER_MARK = 3;
var YIN_YANG_PER_POINT = 3;
function beginFinale(state) {
	state.flow.push({
		step: "finale",
		done: 0
	});
}
var everybody = (state) => (1 << state.pirates.length) - 1;
/** S7-END-4. */
function sellOut(state, frame, seat, out) {
	frame.done |= 1 << seat;
	if (goodsOf(state.pirates[seat]) > 0) sellGoods(state, seat, allOf(state, seat), true, out);
}
/** S7-END-6: hands are opened and counted. */
function endMatch(state, out) {
	state.flow.pop();
	for (let seat = 0; seat < state.pirates.length; seat++) {
		const { length } = state.pirates[seat].hand;
		if (length > 0) mark(state, seat, "hand", out, length);
	}
	out.uncover();
	out.events?.push({ type: "ended" });
}
/**
* DP-21: only who can still make a Profitable Deal is asked. Deals and sale are one step here: guards are settled after
* all of it, so no good is lost to a guard on the way (S7-END-5, S7-MERCHANT-4).
*/
var finale$1 = {
	seats: (state, frame) => seatsOf(everybody(state) & ~frame.done),
	legal: (state, _frame, seat) => finalDeals(state.pirates[seat].goods),
	apply(state, frame, seat, action, out) {
		if (action.type === "deal") perform(state, seat, action, out);
		else sellOut(state, frame, seat, out);
	},
	resume(state, frame, out) {
		for (let seat = 0; seat < state.pirates.length; seat++) {
			const { yinYang, goods } = state.pirates[seat];
			if (!holds(frame.done, seat) && !canDeal(yinYang, goods)) sellOut(state, frame, seat, out);
		}
		if (frame.done !== everybody(state)) return false;
		endMatch(state, out);
		return true;
	},
	whyNot(state, _frame, seat, action) {
		if (action.type === "deal") return whyNoRitual(state.pirates[seat], action);
		return action.type === "doubleHold" || action.type === "unsinkable" ? reason("no-rituals") : pending("finale");
	}
};
/** S7-END-7, without the marks of the cards in hand. */
var pointsOf = ({ chests, talismans, yinYang, marks }) => chests + talismans + Math.floor(yinYang / YIN_YANG_PER_POINT) - POINTS_PER_MARK * marks;
function countUp(state, seat) {
	const pirate = state.pirates[seat];
	const { chests, talismans, marks } = pirate;
	const corsairs = state.corsairs.filter((holder) => holder === seat).length;
	return {
		seat,
		points: pointsOf(pirate),
		corsairs,
		marks,
		sheet: {
			chests,
			talismans,
			yinYang: Math.floor(pirate.yinYang / YIN_YANG_PER_POINT),
			marks: 0 - POINTS_PER_MARK * marks,
			corsairs,
			blackMarks: marks
		}
	};
}
/** S7-END-8. */
var compare = (a, b) => b.points - a.points || a.corsairs - b.corsairs || a.marks - b.marks;
function decidedBy(best, second) {
	if (best.points !== second.points) return "points";
	if (best.corsairs !== second.corsairs) return "corsairs";
	return best.marks !== second.marks ? "marks" : "shared";
}
/** The result, once nothing waits any more. */
function outcome(state) {
	if (state.flow.length > 0) return void 0;
	const counts = state.pirates.map((_, seat) => countUp(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
	const ranking = counts.map((count) => ({
		seat: count.seat,
		rank: counts.findIndex((other) => compare(other, count) === 0) + 1,
		points: count.points,
		sheet: count.sheet
	}));
	return {
		reason: "lastRounds",
		decidedBy: decidedBy(counts[0], counts[1]),
		winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
		ranking
	};
}
// games/seven-seas/rules/copies.ts
var copyGoods = (goods) => [
	goods[0],
	goods[1],
	goods[2]
];
var copyPirate = (pirate) => ({
	chests: pirate.chests,
	ships: pirate.ships,
	goods: copyGoods(pirate.goods),
	talismans: pirate.talismans,
	yinYang: pirate.yinYang,
	marks: pirate.marks,
	doubleHolds: pirate.doubleHolds,
	unsinkables: pirate.unsinkables,
	hand: pirate.hand.slice(),
	played: pirate.played,
	chosen: pirate.chosen
});
/** Lists that are only ever replaced need no copy. */
function copyFrame(frame) {
	switch (frame.step) {
		case "sale": return {
			step: "sale",
			seat: frame.seat,
			sold: copyGoods(frame.sold)
		};
		case "keep": return {
			step: "keep",
			seat: frame.seat,
			goods: copyGoods(frame.goods),
			kept: copyGoods(frame.kept)
		};
		case "excess": return {
			step: "excess",
			seat: frame.seat,
			lost: copyGoods(frame.lost)
		};
		case "raid": return {
			...frame,
			alive: frame.alive.slice()
		};
		case "curse": return {
			...frame,
			due: frame.due.slice()
		};
		default: return { ...frame };
	}
}
var copyRaid = (raid) => raid === null ? null : {
	captain: raid.captain,
	card: raid.card,
	sent: raid.sent.slice()
};
/** What lies in the lid is never changed; what comes of it is added. */
var copyLid = (lid) => lid === null ? null : {
	index: lid.index,
	card: lid.card,
	thrower: lid.thrower,
	sides: lid.sides,
	dice: lid.dice,
	fights: lid.fights.slice(),
	hits: lid.hits.slice()
};
// packages/throw/src/surrogate.ts
var HUNDREDTHS = 100;
/** Numbers per die: value, x, y, yaw. */
var PER_DIE = 4;
/** Two squares this many edges apart, centre to centre, never overlap, however they are turned: the root of two. */
var APART = 1.4143;
/** Tries to find a free place before any will do: a crowded field must not hang a playout. */
var TRIES = 50;
/** Every so many-th coordinate is the mean of two even ones: real throws lie a little denser in the middle. */
var TO_THE_MIDDLE = 4;
/** A coordinate from 0 to `room` - 1. */
function along(room, stream) {
	const place = stream.below(room);
	return stream.below(TO_THE_MIDDLE) === 0 ? place + stream.below(room) >> 1 : place;
}
function isFree(dice, die, x, y, square) {
	for (let at = 0; at < die * PER_DIE; at += PER_DIE) {
		const dx = dice[at + 1] - x;
		const dy = dice[at + 2] - y;
		if (dx * dx + dy * dy < square) return false;
	}
	return true;
}
/** Flat numbers, [value, x, y, yaw] for each die, places in whole hundredths of a millimetre. */
function scatter(dice, box, edge, stream) {
	const [wide, deep, half] = [
		box.width * HUNDREDTHS,
		box.depth * HUNDREDTHS,
		Math.round(edge * HUNDREDTHS / 2)
	];
	const apart = edge * APART * HUNDREDTHS;
	const thrown = [];
	for (let die = 0; die < dice; die++) {
		let [x, y] = [0, 0];
		for (let tries = 0; tries < TRIES; tries++) {
			x = half + along(wide - 2 * half + 1, stream);
			y = half + along(deep - 2 * half + 1, stream);
			if (isFree(thrown, die, x, y, apart * apart)) break;
		}
		thrown.push(1 + stream.below(6), x, y, stream.below(360));
	}
	return thrown;
}
// games/seven-seas/rules/lid.ts
/** S7-PHYS-2, in millimetres. */
var BOX = {
	width: 275,
	depth: 275,
	wall: 25
};
var FIELD = BOX.width * 100;
/** The dice of a throw: red ones first, then seat by seat. */
function sidesOf(red, ships) {
	const sides = [];
	for (let die = 0; die < red; die++) sides.push(-1);
	for (let seat = 0; seat < ships.length; seat++) for (let ship = 0; ship < ships[seat]; ship++) sides.push(seat);
	return sides;
}
/** S7-PHYS-1: all dice go into one hand; its owner is asked to throw. */
function takeInHand(state, thrower, card, sides) {
	state.throws++;
	state.lid = {
		index: state.throws,
		card,
		thrower,
		sides,
		dice: [],
		fights: [],
		hits: []
	};
	state.flow.push({
		step: "cast",
		seat: thrower
	});
}
/** The lid of a step that cannot be reached without one. */
function lidOf(state) {
	if (state.lid === null) throw new Error("nothing was thrown");
	return state.lid;
}
/** S7-CAPTAIN-9. */
var valueAt = (lid, die) => lid.dice[die * 4];
/** S7-PHYS-7: centre to centre, squared, from the whole places. */
function squareApart({ dice }, one, other) {
	const dx = dice[one * 4 + 1] - dice[other * 4 + 1];
	const dy = dice[one * 4 + 2] - dice[other * 4 + 2];
	return dx * dx + dy * dy;
}
/** For people, in whole hundredths of a millimetre. */
var apart = (lid, one, other) => Math.round(Math.sqrt(squareApart(lid, one, other)));
var WITHOUT_GESTURE = [{
	type: "throw",
	way: 0,
	force: 2
}];
var WITH_GESTURE = Array.from({ length: 24 }, (_, at) => ({
	type: "throw",
	way: Math.floor(at / 3),
	force: at % 3 + 1
}));
var THE_TABLE = [-1];
/** DP-8: asked even where nothing is to choose, because it is the moment of throwing. */
var cast = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state) => state.options.gesture ? WITH_GESTURE : WITHOUT_GESTURE,
	apply(state, _frame, seat, action, out) {
		if (action.type !== "throw") return;
		const { way, force } = action;
		state.flow.pop();
		state.flow.push({
			step: "fall",
			way,
			force
		});
		out.events?.push({
			type: "cast",
			seat,
			way,
			force,
			dice: lidOf(state).sides.length
		});
	},
	resume: () => false,
	whyNot(state, frame, _seat, action) {
		if (action.type !== "throw") return pending(frame.step);
		return reason(state.options.gesture ? "no-such-gesture" : "no-gesture");
	}
};
var isWhole = (value, from, to) => Number.isInteger(value) && value >= from && value <= to;
/** S7-PHYS-3, S7-PHYS-4: one flat die inside the field for each that was thrown. */
function whyNotLanded(dice, count) {
	if (dice.length !== count * 4) return reason("wrong-number-of-dice", { dice: count });
	for (let at = 0; at < dice.length; at += 4) {
		if (!isWhole(dice[at], 1, 6)) return reason("not-a-value");
		if (!isWhole(dice[at + 1], 0, FIELD) || !isWhole(dice[at + 2], 0, FIELD)) return reason("outside-the-field");
		if (!isWhole(dice[at + 3], 0, 359)) return reason("not-an-angle");
	}
}
function whyNotLand(state, action) {
	if (action.type !== "land") return pending("fall");
	const { attempt, physics } = action;
	if (!isWhole(attempt, 0, Number.MAX_SAFE_INTEGER) || !isWhole(physics, 0, Number.MAX_SAFE_INTEGER)) return reason("not-a-throw");
	return whyNotLanded(action.dice, lidOf(state).sides.length);
}
/** The dice are in the air: the table answers. */
var fall = {
	seats: () => THE_TABLE,
	legal: () => [],
	accepts: (state, _frame, action) => whyNotLand(state, action),
	answer: (state, _frame, chance) => ({
		type: "land",
		dice: fallen(state, chance),
		attempt: 0,
		physics: 0,
		film: ""
	}),
	apply(state, _frame, _seat, action, out) {
		if (action.type !== "land") return;
		const lid = lidOf(state);
		const { dice, attempt, physics, film } = action;
		lid.dice = dice;
		if (state.prescribed.length > 0) state.prescribed = state.prescribed.slice(1);
		state.flow.pop();
		out.uncover();
		const { card, thrower, sides } = lid;
		out.events?.push({
			type: "landed",
			card,
			seat: thrower,
			sides,
			dice,
			attempt,
			physics,
			film
		});
	},
	resume: () => false,
	whyNot: (state, frame, _seat, action) => whyNotLand(state, action) ?? pending(frame.step)
};
/** Whether the stack says how this throw falls, at least in part. */
var isPrescribed = ({ prescribed }) => prescribed.length > 0 && prescribed[0].length > 0;
/**
* The prescribed throw, else the stand-in. Dice a prescribed throw does not mention fall by chance; one that has more
* dice than are thrown was meant for another throw, and is refused.
*/
function fallen(state, chance) {
	const { sides, index } = lidOf(state);
	const prescribed = state.prescribed[0] ?? [];
	const given = prescribed.length / 4;
	if (given > sides.length) throw new src_exports.BadInput("bad-stack", `stack.throws: throw ${index} has ${given} dice, but ${sides.length} are thrown`);
	if (given === sides.length) return prescribed;
	const dice = scatter(sides.length, BOX, 10, chance.stream("throw"));
	return given === 0 ? dice : [...prescribed, ...dice.slice(prescribed.length)];
}
var DIE = /^([1-6])(?:@(\d+(?:\.\d{1,2})?),(\d+(?:\.\d{1,2})?))?$/;
var MOST_DICE$1 = 41;
/**
* Prescribed throws, one text each: dice in the order of `lid.sides`, separated by spaces, each a value or
* `value@x,y` with the place in millimetres: `2@50,50 6@200,200 1`. An empty text is a throw left to chance.
*/
function readPrescribed(texts) {
	return texts.map((text, at) => {
		const words = text.split(" ").filter((word) => word !== "");
		if (words.length > MOST_DICE$1) throw badThrow(at, `more than ${MOST_DICE$1} dice`);
		return words.flatMap((word, die) => readDie(word, die, at));
	});
}
var badThrow = (at, message) => new src_exports.BadInput("bad-stack", `stack.throws: throw ${at + 1}: ${message}`);
function readDie(word, die, at) {
	const found = DIE.exec(word);
	if (!found) throw badThrow(at, `${JSON.stringify(word)} is not a die, such as 6 or 6@120.5,80`);
	const [, value, x, y] = found;
	const [left, up] = x === void 0 ? patternPlace(die) : [Math.round(Number(x) * 100), Math.round(Number(y) * 100)];
	if (left > FIELD || up > FIELD) throw badThrow(at, `${JSON.stringify(word)} lies outside the field`);
	return [
		Number(value),
		left,
		up,
		0
	];
}
/** Where a die lies that has no place: in rows of seven, each row and column shifted a little to make ties rare. */
function patternPlace(die) {
	const column = die % 7;
	const row = Math.floor(die / 7);
	return [2e3 + column * 3500 + row * row * 70, 2e3 + row * 3900 + column * column * 55];
}
// games/seven-seas/rules/setup.ts
/** Section 2: the table before the first round. */
/** S7-SETUP-3, S7-SETUP-6, S7-SETUP-7. */
var STARTING_HAND = 3;
var STARTING_SHIPS = 7;
var STARTING_CHESTS = 7;
/** `adventures` (after the deal) and `loot` from the top, hands, the first player's seat, and throws to come. */
var PILES = [
	"adventures",
	"loot",
	"hand0",
	"hand1",
	"hand2",
	"hand3",
	"first",
	"throws"
];
var ADVENTURE_CARDS = Array.from({ length: 30 }, (_, card) => card);
var LOOT = Array.from({ length: 60 }, (_, at) => at % 4);
/** S7-SETUP-6 to S7-SETUP-8. */
var newPirate = () => ({
	chests: STARTING_CHESTS,
	ships: STARTING_SHIPS,
	goods: [
		0,
		0,
		0
	],
	talismans: 0,
	yinYang: 0,
	marks: 0,
	doubleHolds: 0,
	unsinkables: 0,
	hand: [],
	played: 0,
	chosen: -1
});
/** Filled by pushing: `Array.from` makes arrays of another kind, and all the rules would pay for it. */
function seatPirates(seats) {
	const pirates = [];
	for (let seat = 0; seat < seats; seat++) pirates.push(newPirate());
	return pirates;
}
/** S7-SETUP-3: hands are filled from the top of the deck. */
function dealHands(deck, pirates) {
	for (const { hand } of pirates) {
		while (hand.length < STARTING_HAND) {
			const card = deck.pop();
			if (card === void 0) throw new src_exports.BadInput("bad-stack", "stack.adventures leaves too few cards for the starting hands");
			hand.push(card);
		}
		hand.sort((a, b) => a - b);
	}
}
/** Prescribed hands and the top of the deck; End of Adventures keeps its place unless it is named. */
function dealStacked(game, deck, pirates, stack) {
	for (let seat = pirates.length; seat < game.seats.max; seat++) if (stack[`hand${seat}`]) throw new src_exports.BadInput("bad-stack", `stack.hand${seat}: only ${pirates.length} players are seated`);
	const named = stack.adventures ?? [];
	const endIsNamed = named.some((name) => game.cardNamed(name) === 30);
	if (endIsNamed) deck.push(30);
	const top = takeNamed(game, deck, named, "adventures");
	pirates.forEach(({ hand }, seat) => {
		const cards = stack[`hand${seat}`] ?? [];
		if (cards.length > STARTING_HAND) throw new src_exports.BadInput("bad-stack", `stack.hand${seat}: a player starts with ${STARTING_HAND} cards`);
		hand.push(...takeNamed(game, deck, cards, `hand${seat}`));
	});
	dealHands(deck, pirates);
	deck.push(...top.reverse());
	if (!endIsNamed) deck.splice(4, 0, 30);
}
function stackLoot(game, loot, names) {
	const cards = loot.map((kind) => lootCard(kind));
	const top = takeNamed(game, cards, names, "loot");
	return [...cards, ...top.reverse()].map(lootKind);
}
/** S7-SETUP-11: the first player's seat as a digit, since a stack holds names only. */
function readFirst(names, seats) {
	const [name = ""] = names;
	const seat = Number(name);
	if (names.length !== 1 || !/^\d$/.test(name) || seat >= seats) throw new src_exports.BadInput("bad-stack", `stack.first must be one seat from "0" to "${seats - 1}", not ${JSON.stringify(names)}`);
	return seat;
}
/** The table before the first round begins. */
function setup(game, options, seats, out, stack = {}) {
	checkStack(game, stack);
	const pirates = seatPirates(seats);
	const adventures = ADVENTURE_CARDS.slice();
	out.chance.stream("adventures").shuffle(adventures);
	dealStacked(game, adventures, pirates, stack);
	let loot = LOOT.slice();
	out.chance.stream("loot").shuffle(loot);
	if (stack.loot) loot = stackLoot(game, loot, stack.loot);
	const chosen = out.chance.stream("firstPlayer").below(seats);
	const first = stack.first ? readFirst(stack.first, seats) : chosen;
	out.events?.push({
		type: "began",
		first
	});
	pirates.forEach(({ hand }, seat) => {
		out.events?.push({
			type: "dealt",
			seat,
			cards: hand.slice()
		});
	});
	return {
		options,
		pirates,
		round: 0,
		turns: 0,
		first,
		called: -1,
		acting: [],
		endRound: 0,
		adventures,
		played: [],
		ports: [35],
		loot,
		discarded: [
			0,
			0,
			0,
			0
		],
		discardTop: -1,
		corsairs: [
			-1,
			-1,
			-1,
			-1
		],
		raid: null,
		lid: null,
		throws: 0,
		prescribed: readPrescribed(stack.throws ?? []),
		flow: []
	};
}
// games/seven-seas/rules/imagine.ts
/** Adventures whose place this eye does not know, in the order of their numbers; End of Adventures apart. */
function unseenAdventures(seen) {
	const known = /* @__PURE__ */ new Uint8Array(36);
	for (const { hand } of seen.pirates) if (hand) for (const card of hand) known[card] = 1;
	for (const card of seen.history ?? []) known[card] = 1;
	if (seen.playedTop >= 0) known[seen.playedTop] = 1;
	known[seen.port] = 1;
	const unseen = [];
	for (let card = 0; card < 30; card++) if (known[card] === 0) unseen.push(card);
	return unseen;
}
/** Whether End of Adventures lies in the deck: it is there if no other card is missing (hand sizes are public). */
function endIsInDeck(seen) {
	let cards = seen.adventuresLeft + seen.playedCount + seen.portsPlayed;
	for (const { handSize } of seen.pirates) cards += handSize;
	return cards === 31;
}
/** Takes the first so many cards that are ports, or that are not, out of a shuffled pile. */
function takeOut(pile, ports, count) {
	const taken = [];
	for (let at = pile.length - 1; at >= 0 && taken.length < count; at--) if (typeOf(pile[at]) === "port" === ports) taken.push(...pile.splice(at, 1));
	return taken;
}
function imaginePlayed(seen, unseen) {
	if (seen.history) return [...seen.history];
	if (seen.playedCount === 0) return [];
	return [...takeOut(unseen, false, seen.playedCount - 1), seen.playedTop];
}
function imaginePorts(seen, unseen) {
	if (seen.portsPlayed === 0) return [35];
	return [
		35,
		...takeOut(unseen, true, seen.portsPlayed - 1),
		seen.port
	];
}
/** S7-SETUP-2: four cards lie below End of Adventures. */
function imagineDeck(seen, unseen) {
	if (endIsInDeck(seen)) unseen.splice(Math.min(4, unseen.length), 0, 30);
	return unseen;
}
/** S7-HIDDEN-3: any character in hand that was not called yet. */
function imagineChoice(seen, pirate, played, stream) {
	if (!pirate.hasChosen || pirate.chosen !== -1) return pirate.chosen;
	const possible = [];
	for (let character = seen.called + 1; character <= CARTOGRAPHER; character++) if (!holds(played, character)) possible.push(character);
	return possible[stream.below(possible.length)];
}
function imaginePirate(seen, pirate, unseen, stream) {
	let played = 0;
	for (const character of pirate.played) played |= 1 << character;
	const hand = pirate.hand ? [...pirate.hand] : unseen.splice(unseen.length - pirate.handSize, pirate.handSize).sort((a, b) => a - b);
	return {
		chests: pirate.chests,
		ships: pirate.ships,
		goods: [...pirate.goods],
		talismans: pirate.talismans,
		yinYang: pirate.yinYang,
		marks: pirate.marks,
		doubleHolds: pirate.doubleHolds,
		unsinkables: pirate.unsinkables,
		hand,
		played,
		chosen: imagineChoice(seen, pirate, played, stream)
	};
}
/** All loot is public but for its order. */
function imagineLoot(seen, stream) {
	const loot = [];
	openLoot(seen).forEach((open, kind) => {
		for (let card = open; card < 15; card++) loot.push(kind);
	});
	stream.shuffle(loot);
	return loot;
}
/** Deals what is hidden anew, every way it can lie being equally likely; all that the eye sees stays as it is. */
function imagine(seen, _eye, chance) {
	const stream = chance.stream("imagine");
	const unseen = unseenAdventures(seen);
	stream.shuffle(unseen);
	const played = imaginePlayed(seen, unseen);
	const ports = imaginePorts(seen, unseen);
	const pirates = [];
	for (const pirate of seen.pirates) pirates.push(imaginePirate(seen, pirate, unseen, stream));
	return {
		options: seen.options,
		pirates,
		round: seen.round,
		turns: seen.turns,
		first: seen.first,
		called: seen.called,
		acting: [...seen.acting],
		endRound: seen.endRound,
		adventures: imagineDeck(seen, unseen),
		played,
		ports,
		loot: imagineLoot(seen, stream),
		discarded: [...seen.discarded],
		discardTop: seen.discardTop,
		corsairs: [...seen.corsairs],
		raid: copyRaid(seen.raid),
		lid: copyLid(seen.lid),
		throws: seen.throws,
		prescribed: [],
		flow: seen.flow.map(copyFrame)
	};
}
// games/seven-seas/rules/laws.ts
/** Copying a state, and what must hold of every state. */
/** Fields in the order of set-up: states of one shape are faster to work with. */
function clone(state) {
	const pirates = [];
	for (const pirate of state.pirates) pirates.push(copyPirate(pirate));
	return {
		options: state.options,
		pirates,
		round: state.round,
		turns: state.turns,
		first: state.first,
		called: state.called,
		acting: state.acting.slice(),
		endRound: state.endRound,
		adventures: state.adventures.slice(),
		played: state.played.slice(),
		ports: state.ports.slice(),
		loot: state.loot.slice(),
		discarded: state.discarded.slice(),
		discardTop: state.discardTop,
		corsairs: state.corsairs.slice(),
		raid: copyRaid(state.raid),
		lid: copyLid(state.lid),
		throws: state.throws,
		prescribed: state.prescribed.slice(),
		flow: state.flow.map(copyFrame)
	};
}
var nameOf = (card) => CARD_INFO[card].name;
/** S7-COMP-4: every adventure lies in exactly one place; End of Adventures in the deck or aside. */
function brokenAdventures(state) {
	const { adventures, played, ports, pirates } = state;
	const found = new Array(31).fill(0);
	for (const pile of [
		adventures,
		played,
		ports.slice(1),
		...pirates.map(({ hand }) => hand)
	]) for (const card of pile) found[card]++;
	for (let card = 0; card < 30; card++) if (found[card] !== 1) return `S7-COMP-4: ${nameOf(card)} is there ${found[card]} times`;
	if (ports[0] !== 35) return "S7-SETUP-10: Pirate Bay is not the first port";
	if (ports.slice(1).some((card) => typeOf(card) !== "port")) return "S7-NATIVE-1: a card among the ports is no port";
	if (played.some((card) => typeOf(card) === "port" || typeOf(card) === "end")) return "S7-COMP-13: the pile of Caravans and Curses holds another card";
	return brokenEnd(state, found[30]);
}
function brokenEnd(state, found) {
	const inDeck = state.adventures.includes(30);
	if (found !== (inDeck ? 1 : 0)) return "S7-CARTO-4: End of Adventures is in a hand or doubled";
	if (!inDeck && state.endRound === 0) return "S7-END-1: End of Adventures was drawn but the end has not begun";
	if (inDeck && state.endRound > 0 && state.endRound !== state.options.roundLimit) return "S7-END-1: the end has begun but End of Adventures was not drawn";
}
/** S7-COMP-8: fifteen of each kind. */
function brokenLoot(state) {
	const found = openLoot(state);
	for (const kind of state.loot) found[kind]++;
	for (let kind = 0; kind < 4; kind++) if (found[kind] !== 15) return `S7-COMP-8: ${nameOf(31 + kind)} is there ${found[kind]} times`;
	const { discarded, discardTop } = state;
	if (discardTop < 0 ? discarded.some((count) => count > 0) : discarded[discardTop] === 0) return "S7-GOODS-8: the top of the discard pile is not in it";
}
/** Whether goods may wait for their owner to discard them, or for the final sale. */
var mayExceed = (state, seat) => state.flow.some((frame) => frame.step === "finale" || frame.step === "excess" && frame.seat === seat);
var isCount = (value) => Number.isInteger(value) && value >= 0;
function brokenPirate(state, seat) {
	const pirate = state.pirates[seat];
	const { chests, ships, goods, talismans, yinYang, marks, doubleHolds, unsinkables, hand, played, chosen } = pirate;
	if (!isCount(ships) || ships > 10) return `S7-SHIP-1: seat ${seat} has ${ships} ships`;
	if (![
		chests,
		...goods,
		talismans,
		yinYang,
		marks,
		doubleHolds,
		unsinkables
	].every(isCount)) return `S7-CHEST-1: seat ${seat} has less than nothing of something`;
	if (goodsOf(pirate) > capacityOf(pirate) && !mayExceed(state, seat)) return `S7-GOODS-6: seat ${seat} has ${goodsOf(pirate)} goods on ships for ${capacityOf(pirate)}`;
	if (hand.some((card, at) => at > 0 && hand[at - 1] >= card)) return `S7-HAND-1: the hand of seat ${seat} is unsorted`;
	if (chosen !== -1 && holds(played, chosen)) return `S7-ROUND-3: seat ${seat} chose a card on the table`;
}
function brokenTable(state) {
	const { corsairs, flow, pirates, first } = state;
	if (corsairs.length !== NATIONS.length || corsairs.some((holder) => holder < -1 || holder >= pirates.length)) return "S7-COMP-12: a Corsair token is with nobody known";
	if (first >= pirates.length) return "S7-SETUP-11: the First Player marker is with nobody";
	const top = flow[flow.length - 1]?.step;
	if (top === "call" || top === "raid" || top === "fights" || top === "curse") return `${top}: work was left undone`;
}
function broken(state) {
	const wrong = brokenAdventures(state) ?? brokenLoot(state) ?? brokenTable(state);
	if (wrong) return wrong;
	for (let seat = 0; seat < state.pirates.length; seat++) {
		const pirate = brokenPirate(state, seat);
		if (pirate) return pirate;
	}
}
// games/seven-seas/rules/options.ts
var OPTIONS = {
	openHistory: {
		values: [false, true],
		default: false,
		clause: "S7-AMB-38"
	},
	bayRum: {
		values: [2, 3],
		default: 2,
		clause: "S7-AMB-41"
	},
	roundLimit: {
		values: [
			0,
			20,
			30,
			40
		],
		default: 0,
		clause: "S7-AMB-37"
	},
	gesture: {
		values: [true, false],
		default: true,
		clause: "S7-PHYS-11"
	}
};
// games/seven-seas/rules/draw.ts
/** Drawing adventures, and the card that begins the end (S7-CARTO). */
/** Hands are sorted, so that their order tells nothing. */
function takeIntoHand(hand, card) {
	let at = hand.length;
	while (at > 0 && hand[at - 1] > card) at--;
	hand.splice(at, 0, card);
}
/** S7-CARTO-4: End of Adventures is laid aside and replaced; a match that already ends by S7-TABLE-4 goes on so. */
function layAside(state, seat, out) {
	if (state.endRound === 0) state.endRound = state.round;
	out.events?.push({
		type: "endDrawn",
		seat,
		round: state.endRound
	});
}
/** S7-CARTO-1; to be called only while the deck lasts. */
function drawAdventure(state, seat, out) {
	out.uncover();
	let card = state.adventures.pop();
	if (card === 30) {
		layAside(state, seat, out);
		card = state.adventures.pop();
		if (card === void 0) return;
	}
	if (card === void 0) throw new src_exports.BrokenLaw("S7-CARTO-2: drew from an empty deck");
	takeIntoHand(state.pirates[seat].hand, card);
	out.events?.push({
		type: "drew",
		seat,
		card
	});
}
// games/seven-seas/rules/gift.ts
/** Section 5: gifts taken after the action, one at a time. */
/** S7-CAPTAIN-23. */
var CAPTAINS_YIN_YANG = 2;
/** S7-GIFT-1 to S7-GIFT-5: how often this player may take the gift of the character just called. */
function giftsFor(state, seat) {
	let choosers = 0;
	for (const { chosen } of state.pirates) if (chosen === state.called) choosers++;
	if (choosers > 1) return 0;
	if (state.pirates.length === 2) return seat === state.first ? 1 : 0;
	return seat === state.first ? 2 : 1;
}
/** Whether the gift would give anything: an empty reserve or deck has nothing to give. */
function hasGift(state, seat, character) {
	if (character === SHIPWRIGHT) return reserveOf(state.pirates[seat]) > 0;
	if (character === CARTOGRAPHER) return state.adventures.length > 0;
	if (character !== NATIVE) return true;
	return state.loot.length > 0 || state.discarded.some((count) => count > 0);
}
/** The gift table of section 5; Governor and Shaman take theirs within the action (S7-GIFT-7). */
function give$1(state, seat, character, out) {
	const pirate = state.pirates[seat];
	const before = guardsOf(pirate);
	out.events?.push({
		type: "gift",
		seat,
		card: characterCard(character)
	});
	switch (character) {
		case SHIPWRIGHT:
			pirate.ships++;
			postGuards(state, seat, before, out);
			break;
		case CAPTAIN:
			gainYinYang(state, seat, CAPTAINS_YIN_YANG, "gift", out);
			break;
		case NATIVE:
			receive(state, seat, 1, "gift", out);
			break;
		case MERCHANT:
			pirate.chests++;
			out.events?.push({
				type: "gained",
				seat,
				chests: 1,
				cause: "gift"
			});
			postGuards(state, seat, before, out);
			break;
		case CARTOGRAPHER: drawAdventure(state, seat, out);
	}
}
var gift$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal: () => GIFT_OR_NOT,
	apply(state, frame, seat, action, out) {
		frame.left--;
		if (action.type === "noGift" || frame.left === 0) state.flow.pop();
		if (action.type === "gift") give$1(state, seat, frame.character, out);
	},
	resume(state, frame) {
		if (hasGift(state, frame.seat, frame.character)) return false;
		state.flow.pop();
		return true;
	},
	whyNot: () => pending("gift")
};
// games/seven-seas/rules/unasked.ts
var waitsForNobody = {
	seats: () => [],
	legal: () => [],
	apply: () => {},
	whyNot: (_state, frame) => pending(frame.step)
};
// games/seven-seas/rules/round.ts
/** S7-END-1: rounds played after the one in which the end was drawn. */
var LAST_ROUNDS$1 = 3;
function beginRound(state, out) {
	state.round++;
	state.turns++;
	state.called = -1;
	state.flow.push({ step: "choose" });
	const last = state.endRound === 0 ? 0 : state.round - state.endRound;
	out.events?.push({
		type: "roundBegan",
		round: state.round,
		first: state.first,
		last
	});
}
var choose$2 = {
	seats(state) {
		let bits = 0;
		for (let seat = 0; seat < state.pirates.length; seat++) if (state.pirates[seat].chosen === -1) bits |= 1 << seat;
		return seatsOf(bits);
	},
	legal: (state, _frame, seat) => CHOICES[state.pirates[seat].played],
	apply(state, _frame, seat, action, out) {
		if (action.type !== "choose") return;
		state.pirates[seat].chosen = characterOf(action.card);
		out.events?.push({
			type: "chose",
			seat,
			card: action.card
		});
		if (state.pirates.some(({ chosen }) => chosen === -1)) return;
		state.flow.pop();
		state.flow.push({ step: "call" });
		out.uncover();
	},
	resume: () => false,
	whyNot(_state, _frame, _seat, action) {
		if (action.type !== "choose") return pending("choose");
		return reason(action.card < 36 ? "not-a-character" : "already-played");
	}
};
/** S7-ROUND-6, S7-ROUND-7: all who chose it reveal; they act clockwise from the First Player. */
function callNext(state, out) {
	const { pirates, first } = state;
	const called = state.called + 1;
	state.called = called;
	for (let after = 0; after < pirates.length; after++) {
		const seat = (first + after) % pirates.length;
		if (pirates[seat].chosen === called) state.acting.push(seat);
	}
	out.uncover();
	out.events?.push({
		type: "called",
		card: characterCard(called),
		seats: state.acting.slice()
	});
}
function beginTurn(state, seat) {
	state.turns++;
	const character = state.called;
	state.flow.push({
		step: "turn",
		seat,
		character,
		gifts: giftsFor(state, seat),
		act: "open"
	});
}
var isRevealed = (state) => state.pirates.every(({ chosen }) => chosen <= state.called);
/** Orchestrates the action phase (S7-ROUND-5); never waits. */
var call = {
	...waitsForNobody,
	resume(state, _frame, out) {
		const seat = state.acting.shift();
		if (seat !== void 0) beginTurn(state, seat);
		else if (isRevealed(state)) endRound(state, out);
		else callNext(state, out);
		return true;
	}
};
var returnsCards = (character) => character === CAPTAIN || character === NATIVE || character === SHAMAN;
function charactersIn(played) {
	const characters = [];
	for (let character = 0; character <= CARTOGRAPHER; character++) if (holds(played, character)) characters.push(character);
	return characters;
}
/** S7-ROUND-10, S7-ROUND-11: the card stays on the table, or all of them come back. */
function layDown(pirate, seat, out) {
	const { chosen } = pirate;
	pirate.played |= 1 << chosen;
	pirate.chosen = -1;
	if (!returnsCards(chosen)) return;
	out.events?.push({
		type: "returned",
		seat,
		cards: charactersIn(pirate.played).map(characterCard)
	});
	pirate.played = 0;
}
/** S7-ROUND-12, S7-END-1; S7-TABLE-4: or the limit of rounds is reached. */
function endRound(state, out) {
	state.flow.pop();
	for (let seat = 0; seat < state.pirates.length; seat++) layDown(state.pirates[seat], seat, out);
	if (state.endRound === 0 && state.round === state.options.roundLimit) state.endRound = state.round;
	if (state.endRound > 0 && state.round >= state.endRound + LAST_ROUNDS$1) {
		state.called = -1;
		beginFinale(state);
		return;
	}
	state.first = (state.first + 1) % state.pirates.length;
	beginRound(state, out);
}
/** Characters lying face up before a player. */
var playedCharacters = (pirate) => charactersIn(pirate.played);
// games/seven-seas/rules/seen.ts
/** A card seen from behind. */
var COVERED = -1;
/** Hidden cards are covered, not left out: nobody learns anything from the size of a message (S7-HIDDEN-2). */
function seen(event, eye) {
	switch (event.type) {
		case "dealt": return event.seat === eye ? event : {
			...event,
			cards: event.cards.map(() => COVERED)
		};
		case "chose":
		case "drew": return event.seat === eye ? event : {
			...event,
			card: COVERED
		};
		default: return event;
	}
}
// games/seven-seas/rules/curses.ts
var TAVERN_YIN_YANG = 3;
/** The value that is a hit; 0 where values do not decide. */
var HIT_VALUE = {
	kraken: 1,
	iceberg: 2,
	sirens: 3,
	mutiny: 4,
	whirlpool: 0,
	idol: 0,
	salary: 0,
	tavern: 0
};
/** S7-CURSE-1, S7-SHAMAN-4: whether all sea ships are thrown, and the Shaman's gift counts. */
var isDiceCurse = (curse) => HIT_VALUE[curse] > 0 || curse === "whirlpool";
/** S7-CURSE-9, S7-AMB-43: the goods in highest demand in the current Port; normally one. */
function highestDemand({ ports, options }) {
	const port = ports[ports.length - 1];
	const prices = ALL_GOODS.map((good) => priceIn(port, good, options.bayRum));
	const top = Math.max(...prices);
	return ALL_GOODS.filter((good) => prices[good] === top);
}
/** What a hit costs before it costs ships. */
function kindOf({ card, good }) {
	const curse = curseOf(card);
	if (curse === "whirlpool") return 3;
	if (curse === "mutiny" || curse === "idol") return good === -1 ? 0 : good;
	return HIT_VALUE[curse] - 1;
}
/** S7-CURSE-5: all that is due from one player; excess goods are asked for on top. */
function pay(state, frame, seat, out) {
	const curse = curseOf(frame.card);
	if (curse === "salary") paySalary(state, seat, out);
	else if (curse === "tavern") visitTavern(state, seat, frame.due[seat], out);
	else payHits(state, frame, seat, curse === "idol" ? 1 : frame.due[seat], out);
}
/** S7-CURSE-3, S7-CURSE-4: cards while there are any, then ships; guards are never lost (S7-CHEST-7). */
function payHits(state, frame, seat, hits, out) {
	const pirate = state.pirates[seat];
	const kind = kindOf(frame);
	const before = guardsOf(pirate);
	const cards = Math.min(hits, isGood(kind) ? pirate.goods[kind] : pirate.talismans);
	const ships = Math.min(hits - cards, seaOf(pirate));
	frame.due[seat] = 0;
	if (cards + ships === 0) return;
	if (isGood(kind)) pirate.goods[kind] -= cards;
	else pirate.talismans -= cards;
	pirate.ships -= ships;
	discard(state, kind, cards);
	const dice = isDiceCurse(curseOf(frame.card)) ? hitDice(state, seat) : [];
	out.events?.push({
		type: "hit",
		seat,
		curse: frame.card,
		dice,
		card: lootCard(kind),
		cards,
		ships
	});
	postGuards(state, seat, before, out);
}
function hitDice(state, seat) {
	const { hits, sides } = lidOf(state);
	return hits.filter((die) => sides[die] === seat);
}
/** S7-CURSE-13. */
function paySalary(state, seat, out) {
	const guards = guardsOf(state.pirates[seat]);
	if (guards > 0) gainChests(state, seat, -2 * guards, "salary", out);
}
/** S7-CHEST-9: a loss stops at nothing. */
function gainChests(state, seat, count, cause, out) {
	const pirate = state.pirates[seat];
	const before = guardsOf(pirate);
	const chests = Math.max(count, -pirate.chests);
	if (chests === 0) return;
	pirate.chests += chests;
	out.events?.push({
		type: "gained",
		seat,
		chests,
		cause
	});
	postGuards(state, seat, before, out);
}
/** S7-CURSE-15: what each face of the Tavern's dice brings. */
function visitTavern(state, seat, value, out) {
	if (value === 1) mark(state, seat, "tavern", out);
	if (value === 2) state.flow.push({
		step: "lose",
		seat
	});
	if (value === 3) gainChests(state, seat, -1, "tavern", out);
	if (value === 4) gainChests(state, seat, 1, "tavern", out);
	if (value === 5) receiveGood(state, seat, out);
	if (value === 6) gainYinYang(state, seat, TAVERN_YIN_YANG, "tavern", out);
}
// games/seven-seas/rules/whirlpool.ts
/** The Whirlpool: the red die draws in as many pirate dice as it shows, the nearest ones (S7-CURSE-10, S7-CURSE-11). */
var RED_DIE = 0;
/** Marks the dice that are surely hit; if the boundary is tied, the Shaman is asked for the rest. */
function drawnIn(state, lid) {
	const far = lid.sides.map((_side, die) => Math.sqrt(squareApart(lid, RED_DIE, die)));
	const order = far.map((_distance, die) => die).slice(1);
	order.sort((one, other) => far[one] - far[other] || one - other);
	const count = valueAt(lid, RED_DIE);
	if (count >= order.length) {
		lid.hits.push(...order);
		return;
	}
	const last = far[order[count - 1]];
	const spared = far[order[count]];
	const isTied = (die, place) => spared - last <= 50 && (place < count ? far[die] >= spared - 50 : far[die] <= last + 50);
	const tied = order.filter(isTied).sort((one, other) => one - other);
	lid.hits.push(...order.slice(0, count).filter((die) => !tied.includes(die)));
	const need = count - lid.hits.length;
	if (need > 0) state.flow.push({
		step: "whirl",
		seat: lid.thrower,
		tied,
		need
	});
}
var notYetHit = (lid, { tied }) => tied.filter((die) => !lid.hits.includes(die));
/** DP-17: asked only while the tied dice belong to different players (S7-PHYS-9). */
var whirl = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state, frame) => notYetHit(lidOf(state), frame).map((die) => ({
		type: "hit",
		die
	})),
	apply(state, frame, _seat, action) {
		if (action.type !== "hit") return;
		lidOf(state).hits.push(action.die);
		frame.need--;
	},
	resume(state, frame) {
		const lid = lidOf(state);
		const left = notYetHit(lid, frame);
		const owners = new Set(left.map((die) => lid.sides[die]));
		if (frame.need > 0 && owners.size > 1) return false;
		lid.hits.push(...left.slice(0, frame.need));
		state.flow.pop();
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "hit" ? reason("not-in-dispute") : pending(frame.step)
};
// games/seven-seas/rules/curse.ts
/** A curse from its card to the last payment: what the Shaman fixes, the throw, who is hit (section 8). */
/** S7-SHAMAN-4. */
var PROTECTED_PER_GIFT = 3;
var PROTECTING = Array.from({ length: 11 }, (_, most) => Array.from({ length: most + 1 }, (_none, count) => ({
	type: "protect",
	count
})));
var NAMING = ALL_GOODS.map((good) => ({
	type: "name",
	card: lootCard(good)
}));
/** S7-SHAMAN-1: the Curse lies open on the pile. */
function beginCurse(state, shaman, card, gifts, _out) {
	state.flow.push({
		step: "curse",
		shaman,
		card,
		gifts,
		stage: "begun",
		next: 0,
		good: -1,
		protected: 0,
		due: []
	});
}
/** The curse that is being worked on, `above` questions below the top. */
function curseFrame(state, above = 0) {
	const frame = state.flow[state.flow.length - 1 - above];
	if (frame?.step !== "curse") throw new Error("there is no curse");
	return frame;
}
/** Before anything is thrown: protection first, then the kind of goods where the Shaman has a say. */
function prepare(state, frame, out) {
	frame.next++;
	if (frame.next === 1) askToProtect(state, frame);
	else if (frame.next === 2) settleGood(state, frame);
	else throwDice(state, frame, out);
}
function askToProtect(state, { card, gifts, shaman }) {
	const most = Math.min(PROTECTED_PER_GIFT * gifts, seaOf(state.pirates[shaman]));
	if (isDiceCurse(curseOf(card)) && most > 0) state.flow.push({
		step: "protect",
		seat: shaman,
		most
	});
}
function settleGood(state, frame) {
	const curse = curseOf(frame.card);
	if (curse !== "idol" && curse !== "mutiny") return;
	const [good, ...equal] = curse === "mutiny" ? highestDemand(state) : ALL_GOODS;
	if (equal.length === 0) frame.good = good;
	else state.flow.push({
		step: "name",
		seat: frame.shaman
	});
}
/** S7-CURSE-1, S7-CURSE-10, S7-CURSE-14. Without a ship at sea there is nothing to throw. */
function throwDice(state, frame, out) {
	const sides = thrownFor(state, frame);
	frame.next = 0;
	if (sides.length === 0) {
		frame.stage = "paying";
		frame.due = state.pirates.map(() => 0);
		payNext(state, frame, out);
		return;
	}
	frame.stage = "thrown";
	takeInHand(state, frame.shaman, frame.card, sides);
}
function thrownFor(state, frame) {
	const curse = curseOf(frame.card);
	if (curse === "tavern") return sidesOf(state.pirates.length, []);
	if (!isDiceCurse(curse)) return [];
	const ships = state.pirates.map(seaOf);
	ships[frame.shaman] -= frame.protected;
	if (ships.every((count) => count === 0)) return [];
	return sidesOf(curse === "whirlpool" ? 1 : 0, ships);
}
/** The dice lie there: the Tavern's are given away, those of the other curses are hit or spared. */
function read(state, frame, out) {
	const curse = curseOf(frame.card);
	if (curse === "tavern") {
		giveNext(state, frame, out);
		return;
	}
	frame.stage = "paying";
	const lid = lidOf(state);
	if (curse === "whirlpool") drawnIn(state, lid);
	else for (let die = 0; die < lid.sides.length; die++) if (valueAt(lid, die) === HIT_VALUE[curse]) lid.hits.push(die);
}
/** S7-CURSE-5: clockwise from the Shaman. */
function payNext(state, frame, out) {
	const seats = state.pirates.length;
	if (frame.due.length === 0) frame.due = hitsBySeat(state);
	if (frame.next === seats) {
		state.flow.pop();
		return;
	}
	const seat = (frame.shaman + frame.next) % seats;
	frame.next++;
	pay(state, frame, seat, out);
}
function hitsBySeat(state) {
	const { hits, sides } = lidOf(state);
	const due = state.pirates.map(() => 0);
	for (const die of hits) due[sides[die]]++;
	return due;
}
var curse = {
	...waitsForNobody,
	resume(state, frame, out) {
		switch (frame.stage) {
			case "begun":
				prepare(state, frame, out);
				break;
			case "thrown":
				read(state, frame, out);
				break;
			case "paying": payNext(state, frame, out);
		}
		return true;
	}
};
/** DP-13. */
var protect = {
	seats: (_state, frame) => only(frame.seat),
	legal: (_state, { most }) => PROTECTING[most],
	apply(state, _frame, seat, action, out) {
		if (action.type !== "protect") return;
		state.flow.pop();
		curseFrame(state).protected = action.count;
		out.events?.push({
			type: "protected",
			seat,
			count: action.count
		});
	},
	resume: () => false,
	whyNot: (_state, frame, _seat, action) => action.type === "protect" ? reason("too-many-to-protect", { most: frame.most }) : pending(frame.step)
};
/** DP-14, and S7-AMB-43 where two goods are in equally high demand. */
var name$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal: (state) => {
		const { card } = curseFrame(state, 1);
		return (curseOf(card) === "mutiny" ? highestDemand(state) : ALL_GOODS).map((good) => NAMING[good]);
	},
	apply(state, _frame, seat, action, out) {
		const good = action.type === "name" ? goodOf(action.card) : void 0;
		if (good === void 0) return;
		state.flow.pop();
		curseFrame(state).good = good;
		out.events?.push({
			type: "named",
			seat,
			card: lootCard(good)
		});
	},
	resume: () => false,
	whyNot(_state, frame, _seat, action) {
		if (action.type !== "name") return pending(frame.step);
		return reason(goodOf(action.card) === void 0 ? "name-a-good" : "not-in-demand");
	}
};
/** S7-CURSE-14, S7-TABLE-2: player by player; the next one to be given a die, or the results when all have one. */
function giveNext(state, frame, out) {
	const seats = state.pirates.length;
	if (frame.due.length === 0) frame.due = state.pirates.map(() => 0);
	if (frame.next === seats) {
		frame.stage = "paying";
		frame.next = 0;
		payNext(state, frame, out);
		return;
	}
	const to = (frame.shaman + frame.next) % seats;
	state.flow.push({
		step: "assign",
		seat: frame.shaman,
		to,
		values: leftToGive(state, frame)
	});
}
function leftToGive(state, { due }) {
	const lid = lidOf(state);
	const left = lid.sides.map((_side, die) => valueAt(lid, die)).sort((one, other) => one - other);
	for (const value of due) if (value > 0) left.splice(left.indexOf(value), 1);
	return left;
}
function give(state, to, value, out) {
	state.flow.pop();
	const frame = curseFrame(state);
	frame.due[to] = value;
	frame.next++;
	out.events?.push({
		type: "assigned",
		seat: to,
		value
	});
}
/** DP-15: equal dice are offered once; where all are equal, or one is left, there is nothing to choose. */
var assign$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal: (_state, { values }) => values.filter((value, at) => value !== values[at - 1]).map((value) => ({
		type: "assign",
		value
	})),
	apply(state, { to }, _seat, action, out) {
		if (action.type === "assign") give(state, to, action.value, out);
	},
	resume(state, { to, values }, out) {
		if (values[0] !== values[values.length - 1]) return false;
		give(state, to, values[0], out);
		return true;
	},
	whyNot: (_state, frame, _seat, action) => action.type === "assign" ? reason("no-such-die") : pending(frame.step)
};
// games/seven-seas/rules/fights.ts
/**
* Who fights whom: the nearest opposing pair, again and again (S7-CAPTAIN-10 to 15). Pure geometry on whole numbers,
* written for playouts: numbers in arrays made once, and only a tie looks further than the nearest pair.
*/
/** Four red dice, and 24 ships of three players: a die is a bit of a number, and a red die has a row of squares. */
var MOST_DICE = 28;
var MOST_RED = 4;
/** How many ways a tie is looked into. Beyond that it is taken to matter: asking is never wrong, only slower. */
var MOST_WAYS = 200;
var ROW = 32;
/** Squared distances: `squares[red * ROW + pirate]`. */
var squares = /* @__PURE__ */ new Int32Array(128);
var values = new Uint8Array(ROW);
var sides = [];
var reds = 0;
var dice = 0;
var nearRed = 0;
var nearPirate = 0;
var nearest = 0;
var second = 0;
/** S7-PHYS-7: centre to centre, from the whole places. */
function measure(lid) {
	const thrown = lid.dice;
	sides = lid.sides;
	dice = sides.length;
	reds = 0;
	while (reds < dice && sides[reds] === -1) reds++;
	if (dice > MOST_DICE || reds > MOST_RED) throw new Error("too many dice for a raid");
	for (let die = 0; die < dice; die++) values[die] = thrown[die * 4];
	for (let red = 0; red < reds; red++) {
		const x = thrown[red * 4 + 1];
		const y = thrown[red * 4 + 2];
		for (let pirate = reds; pirate < dice; pirate++) {
			const dx = thrown[pirate * 4 + 1] - x;
			const dy = thrown[pirate * 4 + 2] - y;
			squares[red * ROW + pirate] = dx * dx + dy * dy;
		}
	}
}
/** More than any square in the lid. */
var NO_PAIR = 2147483647;
/** Finds the nearest pair of the dice left (of equally near ones the lowest numbers) and how near the next one is. */
function look(alive) {
	nearest = NO_PAIR;
	second = NO_PAIR;
	for (let red = 0; red < reds; red++) {
		if ((alive & 1 << red) === 0) continue;
		const row = red * ROW;
		for (let pirate = reds; pirate < dice; pirate++) {
			const square = squares[row + pirate];
			if (square >= second || (alive & 1 << pirate) === 0) continue;
			if (square < nearest) {
				second = nearest;
				nearest = square;
				nearRed = red;
				nearPirate = pirate;
			} else second = square;
		}
	}
}
/** S7-PHYS-8: squares up to this one are tied with the given one; half a millimetre more, squared. */
var tiedUpTo = (square) => square + 100 * Math.sqrt(square) + 2500;
/** S7-CAPTAIN-12: the bits of the dice that sink when these two fight. */
var sunkBits = (red, mine, pirate, theirs) => (mine <= theirs ? 1 << red : 0) | (mine >= theirs ? 1 << pirate : 0);
/** The dice left when these two have fought. */
var after = (alive, red, pirate) => alive & ~sunkBits(red, values[red], pirate, values[pirate]);
var isTied = () => second !== NO_PAIR && second <= tiedUpTo(nearest);
/**
* Fights on until the battle is over (the answer is empty) or until a tie whose order matters, whose pairs are the
* answer: red die, pirate die, and so on. What was fought is added to `lid.fights`.
*/
function fightOn(lid) {
	measure(lid);
	let alive = afloat(lid);
	for (look(alive); nearest !== NO_PAIR; look(alive)) {
		let red = nearRed;
		let pirate = nearPirate;
		if (isTied()) {
			const tied = tiedPairs(alive);
			if (orderMatters(alive, tied)) return tied;
			red = tied[0];
			pirate = tied[1];
		}
		lid.fights.push(red, pirate);
		alive = after(alive, red, pirate);
	}
	return [];
}
/** All pairs tied for nearest, in the order of the dice's numbers. */
function tiedPairs(alive) {
	const tied = [];
	const limit = tiedUpTo(nearest);
	for (let red = 0; red < reds; red++) for (let pirate = reds; pirate < dice; pirate++) if (alive & 1 << red && alive & 1 << pirate && squares[red * ROW + pirate] <= limit) tied.push(red, pirate);
	return tied;
}
/** Final results that can come of the dice left at a tie, by these dice. */
var known = /* @__PURE__ */ new Map();
var ways = 0;
/** S7-PHYS-9: whether what can come of the battle depends on which of the tied pairs fights first. */
function orderMatters(alive, tied) {
	known.clear();
	ways = 0;
	const first = resultsOf(after(alive, tied[0], tied[1]));
	for (let at = 2; at < tied.length; at += 2) {
		const results = resultsOf(after(alive, tied[at], tied[at + 1]));
		if (ways > MOST_WAYS || !sameList(first, results)) return true;
	}
	return false;
}
/** Every final result these dice can come to, sorted. Worth nothing once the ways have run out. */
function resultsOf(from) {
	let alive = from;
	for (look(alive); nearest !== NO_PAIR && !isTied(); look(alive)) alive = after(alive, nearRed, nearPirate);
	if (nearest === NO_PAIR) return [resultOf(alive)];
	const before = known.get(alive);
	if (before) return before;
	const results = [];
	const tied = tiedPairs(alive);
	for (let at = 0; at < tied.length && ++ways <= MOST_WAYS; at += 2) for (const result of resultsOf(after(alive, tied[at], tied[at + 1]))) if (!results.includes(result)) results.push(result);
	results.sort((one, other) => one - other);
	known.set(alive, results);
	return results;
}
/** How many dice each side has left, in one number: which of its own dice these are changes nothing (S7-SHIP-5). */
function resultOf(alive) {
	let result = 0;
	for (let rest = alive; rest !== 0; rest &= rest - 1) result += 1 << (sides[31 - Math.clz32(rest & -rest)] + 1) * 4;
	return result;
}
var sameList = (one, other) => one.length === other.length && one.every((value, at) => value === other[at]);
/** The dice still on the field after the fights so far, a bit each. */
function afloat(lid) {
	let alive = (1 << lid.sides.length) - 1;
	for (let at = 0; at < lid.fights.length; at += 2) {
		const red = lid.fights[at];
		const pirate = lid.fights[at + 1];
		alive &= ~sunkBits(red, valueAt(lid, red), pirate, valueAt(lid, pirate));
	}
	return alive;
}
/** S7-CAPTAIN-12. */
function sunkOf(lid, red, pirate) {
	const difference = valueAt(lid, red) - valueAt(lid, pirate);
	if (difference === 0) return "both";
	return difference < 0 ? "red" : "pirate";
}
/** Ships of each side that the fights so far left: `[red, seat 0, seat 1, …]`. */
function survivors(lid, seats) {
	const left = new Array(seats + 1).fill(0);
	const alive = afloat(lid);
	for (let die = 0; die < lid.sides.length; die++) if (alive & 1 << die) left[lid.sides[die] + 1]++;
	return left;
}
// games/seven-seas/rules/raid.ts
/** The raid: ships are sent, thrown, fight, and bring home what they took (S7-CAPTAIN-1 to 22). */
/** `SENDING[most]`: none up to so many. */
var SENDING = Array.from({ length: 11 }, (_, most) => Array.from({ length: most + 1 }, (_none, count) => ({
	type: "send",
	count
})));
/** S7-CAPTAIN-4: how many ships a player may send at most, free ships apart. */
var raidLimit = (card, seats) => caravanShips(card) * (5 - seats);
function raidOf(state) {
	if (state.raid === null) throw new Error("there is no raid");
	return state.raid;
}
/** S7-CAPTAIN-1: the Caravan lies open on the pile. */
function beginRaid(state, captain, card, _out) {
	state.raid = {
		captain,
		card,
		sent: state.pirates.map(() => -1)
	};
	state.flow.push({
		step: "raid",
		stage: "sending",
		next: 0,
		alive: []
	});
}
/** S7-CAPTAIN-5, S7-MARK-9: who stays home takes a mark, and so does who raids the nation they serve. */
function sendShips(state, seat, count, out) {
	const { sent, card } = raidOf(state);
	sent[seat] = count;
	state.flow.pop();
	out.events?.push({
		type: "sent",
		seat,
		count
	});
	if (count === 0) mark(state, seat, "stayedHome", out);
	else if (state.corsairs[nationOf(card)] === seat) mark(state, seat, "ownNation", out);
}
/** DP-7. */
var send = {
	seats: (_state, frame) => only(frame.seat),
	legal: (_state, { most }) => SENDING[most],
	apply(state, _frame, seat, action, out) {
		if (action.type === "send") sendShips(state, seat, action.count, out);
	},
	resume(state, { seat, most }, out) {
		if (most > 0) return false;
		sendShips(state, seat, 0, out);
		return true;
	},
	whyNot(state, frame, seat, action) {
		if (action.type !== "send") return pending(frame.step);
		const free = freeOf(state.pirates[seat]);
		if (action.count > free) return reason("not-enough-free-ships", { free });
		return reason("raid-limit", { limit: raidLimit(raidOf(state).card, state.pirates.length) });
	}
};
/** S7-CAPTAIN-3: the next player clockwise, or the throw when all have spoken. */
function askToSend(state, frame, out) {
	const { captain, card, sent } = raidOf(state);
	const seats = sent.length;
	if (frame.next < seats) {
		const seat = (captain + frame.next) % seats;
		frame.next++;
		const most = Math.min(raidLimit(card, seats), freeOf(state.pirates[seat]));
		state.flow.push({
			step: "send",
			seat,
			most: Math.max(0, most)
		});
	} else if (sent.every((count) => count === 0)) slipAway(state, out);
	else {
		frame.stage = "thrown";
		takeInHand(state, captain, card, sidesOf(caravanShips(card), sent));
	}
}
/** S7-CAPTAIN-6: nobody came. */
function slipAway(state, out) {
	const { card, sent } = raidOf(state);
	const none = sent.map(() => 0);
	out.events?.push({
		type: "raidEnded",
		card,
		won: false,
		sunk: none,
		saved: none,
		left: none
	});
	endRaid(state);
}
function endRaid(state) {
	state.raid = null;
	state.flow.pop();
}
/**
* S7-CAPTAIN-16, S7-CAPTAIN-17. Only free ships were sent, so guards and stowed goods are never touched.
*/
function countLosses(state, frame, out) {
	const { captain, card, sent } = raidOf(state);
	const seats = sent.length;
	const [red, ...left] = survivors(lidOf(state), seats);
	const sunk = sent.map(() => 0);
	const saved = sent.map(() => 0);
	for (let next = 0; next < seats; next++) {
		const seat = (captain + next) % seats;
		const pirate = state.pirates[seat];
		const lost = sent[seat] - left[seat];
		saved[seat] = Math.min(pirate.unsinkables, lost);
		sunk[seat] = lost - saved[seat];
		pirate.ships -= sunk[seat];
		gainYinYang(state, seat, sunk[seat], "sunk", out);
	}
	out.events?.push({
		type: "raidEnded",
		card,
		won: red === 0,
		sunk,
		saved,
		left
	});
	frame.alive = red === 0 ? left : sunk.map(() => 0);
}
/** S7-CAPTAIN-18: one player after the other, each done with their loot before the next draws. */
function share(state, frame, out) {
	const seats = frame.alive.length;
	if (frame.next === seats) {
		endRaid(state);
		return;
	}
	const seat = (raidOf(state).captain + frame.next) % seats;
	frame.next++;
	receive(state, seat, frame.alive[seat], "raid", out);
}
var raid = {
	...waitsForNobody,
	resume(state, frame, out) {
		switch (frame.stage) {
			case "sending":
				askToSend(state, frame, out);
				break;
			case "thrown":
				frame.stage = "sharing";
				frame.next = 0;
				state.flow.push({ step: "fights" });
				break;
			case "sharing":
				if (frame.alive.length === 0) countLosses(state, frame, out);
				share(state, frame, out);
		}
		return true;
	}
};
function tell(lid, from, out) {
	if (!out.events) return;
	for (let at = from; at < lid.fights.length; at += 2) {
		const [red, pirate] = [lid.fights[at], lid.fights[at + 1]];
		out.events.push({
			type: "fought",
			red,
			pirate,
			seat: lid.sides[pirate],
			values: [valueAt(lid, red), valueAt(lid, pirate)],
			sunk: sunkOf(lid, red, pirate),
			apart: apart(lid, red, pirate)
		});
	}
}
var fights = {
	...waitsForNobody,
	resume(state, _frame, out) {
		const lid = lidOf(state);
		const from = lid.fights.length;
		const pairs = fightOn(lid);
		tell(lid, from, out);
		if (pairs.length === 0) state.flow.pop();
		else state.flow.push({
			step: "tie",
			seat: lid.thrower,
			pairs
		});
		return true;
	}
};
/** DP-9, S7-CAPTAIN-15: the Captain says which of the tied pairs fights first, and nothing else. */
var tie = {
	seats: (_state, frame) => only(frame.seat),
	legal(_state, { pairs }) {
		const legal = [];
		for (let at = 0; at < pairs.length; at += 2) legal.push({
			type: "fight",
			red: pairs[at],
			pirate: pairs[at + 1]
		});
		return legal;
	},
	apply(state, _frame, _seat, action, out) {
		if (action.type !== "fight") return;
		const lid = lidOf(state);
		const from = lid.fights.length;
		lid.fights.push(action.red, action.pirate);
		state.flow.pop();
		tell(lid, from, out);
	},
	resume: () => false,
	whyNot: (_state, frame, _seat, action) => action.type === "fight" ? reason("not-tied") : pending(frame.step)
};
// games/seven-seas/rules/turn.ts
/** Section 7: the turn of one player with the called character. */
/** S7-RITUAL-1: Captain, Native and Shaman have none. */
var hasRituals = (character) => character < CAPTAIN || character > SHAMAN;
var mostShips = (pirate) => Math.min(reserveOf(pirate), pirate.chests);
var freeTokens = ({ corsairs }) => corsairs.reduce((bits, holder, nation) => holder < 0 ? bits | 1 << nation : bits, 0);
/** The adventure cards a character plays. */
var SPANS = {
	[CAPTAIN]: [0, 16],
	[NATIVE]: [16, 22],
	[SHAMAN]: [22, 30]
};
/** What the character can do, and to decline it. */
function mainActions(state, { seat, character }) {
	const pirate = state.pirates[seat];
	switch (character) {
		case SHIPWRIGHT: return BUILDS[mostShips(pirate)];
		case GOVERNOR: return CORSAIRS[freeTokens(state)];
		case MERCHANT: return goodsOf(pirate) > 0 ? firstSales(pirate.goods) : ONLY_DECLINE;
		case CARTOGRAPHER: return state.adventures.length > 0 ? DRAW_OR_DECLINE : ONLY_DECLINE;
		default: return playsIn(pirate.hand, SPANS[character][0], SPANS[character][1]);
	}
}
/** S7-TABLE-1: what all can see to be impossible is not asked; what only the hand tells is. */
function isForced(state, frame) {
	return hasRituals(frame.character) && mainActions(state, frame).length === 1;
}
var affordable = (state, { seat, character }) => hasRituals(character) ? ritualsFor(state.pirates[seat].yinYang, state.pirates[seat].goods) : NO_ACTION;
/** S7-MARK-3. */
function decline(state, frame, out) {
	frame.act = "declined";
	out.events?.push({
		type: "declined",
		seat: frame.seat,
		card: characterCard(frame.character)
	});
	mark(state, frame.seat, "declined", out);
}
/** S7-SHIPWRIGHT-1, S7-SHIPWRIGHT-2. */
function build(state, seat, count, out) {
	const pirate = state.pirates[seat];
	const before = guardsOf(pirate);
	pirate.chests -= count;
	pirate.ships += count;
	out.events?.push({
		type: "built",
		seat,
		count
	});
	postGuards(state, seat, before, out);
}
/** S7-GOV-1, S7-GOV-5: the gift is never harmful and taken by itself. */
function becomeCorsair(state, frame, nation, out) {
	const { seat, gifts } = frame;
	const pirate = state.pirates[seat];
	const before = guardsOf(pirate);
	const ships = reserveOf(pirate);
	state.corsairs[nation] = seat;
	pirate.ships += ships;
	out.events?.push({
		type: "corsair",
		seat,
		nation,
		ships
	});
	if (gifts === 0) mark(state, seat, "corsair", out);
	else out.events?.push({
		type: "gift",
		seat,
		card: characterCard(GOVERNOR)
	});
	if (gifts > 1 && pirate.marks > 0) {
		pirate.marks--;
		out.events?.push({
			type: "markLifted",
			seat
		});
	}
	postGuards(state, seat, before, out);
}
/** S7-CAPTAIN-1, S7-NATIVE-1, S7-SHAMAN-1: the card leaves the hand, and then does its work. */
function play(state, frame, card, out) {
	const { seat, character, gifts } = frame;
	const { hand } = state.pirates[seat];
	hand.splice(hand.indexOf(card), 1);
	(character === NATIVE ? state.ports : state.played).push(card);
	out.uncover();
	out.events?.push({
		type: "played",
		seat,
		card
	});
	if (character === CAPTAIN) beginRaid(state, seat, card, out);
	else if (character === SHAMAN) beginCurse(state, seat, card, gifts, out);
}
/** S7-GIFT-7: a gift that follows the action lies below whatever the action begins. */
function promiseGift(state, { seat, character, gifts }) {
	if (gifts > 0 && character !== GOVERNOR && character !== SHAMAN) state.flow.push({
		step: "gift",
		seat,
		character,
		left: gifts
	});
}
function act$1(state, frame, action, out) {
	frame.act = "performed";
	promiseGift(state, frame);
	switch (action.type) {
		case "build":
			build(state, frame.seat, action.count, out);
			break;
		case "corsair":
			becomeCorsair(state, frame, action.nation, out);
			break;
		case "play":
			play(state, frame, action.card, out);
			break;
		case "draw":
			drawAdventure(state, frame.seat, out);
			break;
		default: beginSale(state, frame.seat, action);
	}
}
/** Everything at once is sold as soon as the flow is settled. */
function beginSale(state, seat, action) {
	const sold = [
		0,
		0,
		0
	];
	addToSale(state, seat, sold, action);
	state.flow.push({
		step: "sale",
		seat,
		sold
	});
}
var turn$1 = {
	seats: (_state, frame) => only(frame.seat),
	legal(state, frame) {
		const rituals = affordable(state, frame);
		const own = frame.act === "open" ? mainActions(state, frame) : ONLY_END;
		return rituals.length === 0 ? own : own.concat(rituals);
	},
	apply(state, frame, seat, action, out) {
		switch (action.type) {
			case "deal":
			case "doubleHold":
			case "unsinkable":
				performInTurn(state, seat, action, out);
				break;
			case "decline":
				decline(state, frame, out);
				break;
			case "end":
				state.flow.pop();
				break;
			default: act$1(state, frame, action, out);
		}
	},
	/** A forced refusal, and the end of a turn in which nothing is left to do. */
	resume(state, frame, out) {
		if (affordable(state, frame).length > 0) return false;
		if (frame.act !== "open") state.flow.pop();
		else if (isForced(state, frame)) decline(state, frame, out);
		else return false;
		return true;
	},
	whyNot(state, frame, seat, action) {
		const pirate = state.pirates[seat];
		switch (action.type) {
			case "deal":
			case "doubleHold":
			case "unsinkable": return hasRituals(frame.character) ? whyNoRitual(pirate, action) : reason("no-rituals");
			case "end": return reason("act-first");
			case "decline": return reason("already-acted");
			default: return whyNotAct(state, frame, action);
		}
	}
};
/** The character each action belongs to; cards are played by three. */
function actorOf(action) {
	switch (action.type) {
		case "build": return [SHIPWRIGHT];
		case "corsair": return [GOVERNOR];
		case "play": return [
			CAPTAIN,
			NATIVE,
			SHAMAN
		];
		case "sell":
		case "sellKind":
		case "sellAll": return [MERCHANT];
		case "draw": return [CARTOGRAPHER];
		default: return [];
	}
}
function whyNotAct(state, frame, action) {
	if (!actorOf(action).includes(frame.character)) return reason("not-this-character");
	if (frame.act !== "open") return reason("already-acted");
	const pirate = state.pirates[frame.seat];
	switch (action.type) {
		case "build":
			if (pirate.chests === 0) return reason("no-chests");
			if (reserveOf(pirate) === 0) return reason("reserve-empty");
			return reason("wrong-number-of-ships", { most: mostShips(pirate) });
		case "corsair": return reason(action.nation in NATIONS ? "token-taken" : "no-such-nation");
		case "play": return reason(pirate.hand.includes(action.card) ? "wrong-adventure" : "not-in-hand");
		case "draw": return reason("deck-empty");
		default: return whyNotSell(action, (good) => pirate.goods[good]);
	}
}
// games/seven-seas/rules/settle.ts
/** After every answer: what needs none is done, until somebody is asked or the match is over. */
/** Every frame that resumes either ends itself, moves on to a later stage, or puts a question on top. */
function settle(state, out) {
	const resumes = STEPS;
	for (;;) {
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
var STEPS = {
	choose: settled(choose$2),
	call,
	turn: settled(turn$1),
	gift: settled(gift$1),
	sale: settled(sale),
	raid,
	send: settled(send),
	fights,
	tie: settled(tie),
	cast: settled(cast),
	fall: settled(fall),
	keep: settled(keep),
	excess: settled(excess),
	curse,
	protect: settled(protect),
	name: settled(name$1),
	whirl: settled(whirl),
	assign: settled(assign$1),
	lose: settled(lose$1),
	finale: settled(finale$1)
};
// games/seven-seas/rules/view.ts
/** S7-HIDDEN-3: a choice is known to its owner, and to all once it was called. */
var knownChoice = (state, seat, eye) => {
	const { chosen } = state.pirates[seat];
	return seat === eye || chosen <= state.called ? chosen : -1;
};
function viewPirate(state, seat, eye) {
	const pirate = state.pirates[seat];
	const isOpen = seat === eye || state.flow.length === 0;
	return {
		chests: pirate.chests,
		ships: pirate.ships,
		reserve: reserveOf(pirate),
		guards: guardsOf(pirate),
		loaded: loadedOf(pirate),
		free: freeOf(pirate),
		capacity: capacityOf(pirate),
		goods: [...pirate.goods],
		talismans: pirate.talismans,
		yinYang: pirate.yinYang,
		marks: pirate.marks,
		doubleHolds: pirate.doubleHolds,
		unsinkables: pirate.unsinkables,
		handSize: pirate.hand.length,
		hand: isOpen ? pirate.hand.slice() : null,
		played: playedCharacters(pirate),
		hasChosen: pirate.chosen !== -1,
		chosen: knownChoice(state, seat, eye)
	};
}
/** Built up from nothing, field by field (S7-HIDDEN-1). */
function view(state, eye) {
	const { played, ports } = state;
	return {
		eye,
		options: state.options,
		pirates: state.pirates.map((_, seat) => viewPirate(state, seat, eye)),
		round: state.round,
		turns: state.turns,
		first: state.first,
		called: state.called,
		acting: state.acting.slice(),
		endRound: state.endRound,
		adventuresLeft: state.adventures.length,
		playedCount: played.length,
		playedTop: played.length > 0 ? played[played.length - 1] : -1,
		history: state.options.openHistory ? played.slice() : null,
		port: ports[ports.length - 1],
		portsPlayed: ports.length - 1,
		lootLeft: state.loot.length,
		discarded: state.discarded.slice(),
		discardTop: state.discardTop,
		corsairs: state.corsairs.slice(),
		raid: copyRaid(state.raid),
		lid: copyLid(state.lid),
		throws: state.throws,
		flow: state.flow.map(copyFrame)
	};
}
// games/seven-seas/rules/game.ts
var sevenSeas = {
	id: "seven-seas",
	version: 1,
	seats: {
		min: 2,
		max: 4
	},
	modules: [],
	options: OPTIONS,
	impossible: () => void 0,
	clauses: {
		turn: "S7-ROUND-7",
		over: "S7-END-1"
	},
	actions: {
		choose: { card: "card" },
		deal: { cards: "cards" },
		doubleHold: {},
		unsinkable: {},
		build: { count: "number" },
		corsair: { nation: "number" },
		play: { card: "card" },
		sell: { card: "card" },
		sellKind: { card: "card" },
		sellAll: {},
		close: {},
		draw: {},
		decline: {},
		gift: {},
		noGift: {},
		end: {},
		send: { count: "number" },
		throw: {
			way: "number",
			force: "number"
		},
		land: {
			dice: "numbers",
			attempt: "number",
			physics: "number",
			film: "text"
		},
		fight: {
			red: "number",
			pirate: "number"
		},
		keep: { card: "card" },
		keepAll: {},
		leave: {},
		discard: { card: "card" },
		protect: { count: "number" },
		name: { card: "card" },
		hit: { die: "number" },
		assign: { value: "number" },
		lose: { card: "card" }
	},
	cards: CARD_INFO,
	cardNamed,
	piles: PILES,
	setup(options, seats, out, stack) {
		const state = setup(sevenSeas, options, seats, out, stack);
		beginRound(state, out);
		settle(state, out);
		return state;
	},
	steps: STEPS,
	view,
	seen,
	imagine,
	clone,
	outcome,
	turn: (state) => state.turns,
	broken
};
// games/seven-seas/bot/weights.ts
var SAILOR = {
	yinYang: .58,
	raider: .64,
	replace: 1.15,
	home: .4,
	unloaded: .81,
	good: .95,
	third: 1.13,
	caravan: .95,
	port: .66,
	curse: .7,
	lying: .54,
	doubleHold: 2.5,
	unsinkable: .49,
	rival: 1,
	end: 2.4
};
// games/seven-seas/bot/fleet.ts
/** What ships are worth in the raids to come, summed up beforehand: it is asked for again and again. */
var MOST_CARAVAN = 4;
/** `ADMITTED[seats][ship]`: how often a Caravan lets the so-many-th ship of a player in (S7-CAPTAIN-4). */
var ADMITTED = Array.from({ length: 5 }, (_, seats) => Array.from({ length: 12 }, (_none, ship) => {
	const needed = Math.ceil(ship / Math.max(1, 5 - seats));
	return Math.max(0, 5 - needed) / MOST_CARAVAN;
}));
/**
* What so many ships bring in so many raids. The first spares its owner the mark of who stays home (S7-MARK-5); none is
* worth more than it costs to replace.
*/
function raiderSums(seats, raids, price, { raider, home }) {
	const row = ADMITTED[seats];
	const sums = [0];
	for (let ship = 1; ship < row.length; ship++) {
		const first = ship === 1 ? 3 * home : 0;
		sums.push(sums[ship - 1] + Math.min(price, raids * (raider * row[ship] + first)));
	}
	return sums;
}
/** Parts of a ship count in proportion; less than none is none. */
function sumOf(sums, ships) {
	if (ships <= 0) return 0;
	const whole = Math.floor(ships);
	return whole === ships ? sums[whole] : sums[whole] + (ships - whole) * (sums[whole + 1] - sums[whole]);
}
// games/seven-seas/bot/outlook.ts
/** S7-END-1. */
var LAST_ROUNDS = 3;
/** Cards drawn, and Caravans played, by each player in a round of an ordinary match. */
var DRAWS = .4;
var RAIDS = .27;
/** In how many rounds a player can bring the fleet in order. */
var SOON = 2;
/** The share of a round's raids that is still to come before the Captain is called. */
var THIS_ROUND = .8;
/** Rounds to come after this one. */
function roundsLeft({ endRound, round, adventures, pirates, options }) {
	if (endRound > 0) return endRound + LAST_ROUNDS - round;
	const left = Math.max(1, adventures.length - 4) / (DRAWS * pirates.length) + LAST_ROUNDS;
	return options.roundLimit > 0 ? Math.min(left, Math.max(0, options.roundLimit - round) + LAST_ROUNDS) : left;
}
/** Whether the next card drawn is End of Adventures: the number of cards below it is public. */
var endIsNext = ({ adventures, endRound }) => endRound === 0 && adventures.length === 5;
function outlookOf(state, weights) {
	const seats = state.pirates.length;
	const left = roundsLeft(state);
	const rate = RAIDS * seats;
	const raids = rate * (left + (state.called < CAPTAIN ? THIS_ROUND : 0));
	const port = portOf(state);
	const prices = ALL_GOODS.map((good) => priceIn(port, good, state.options.bayRum));
	const near = Math.min(raids, SOON * rate);
	return {
		state,
		seats,
		weights,
		left,
		raids,
		soon: raiderSums(seats, near, Number.POSITIVE_INFINITY, weights),
		later: raiderSums(seats, raids - near, weights.replace, weights),
		prices
	};
}
/** The same when the last round is over: ships are of no more use. */
var afterAll = (outlook) => ({
	...outlook,
	left: 0,
	raids: 0,
	soon: NO_USE,
	later: NO_USE
});
var NO_USE = new Array(12).fill(0);
/** The seats of the others. */
function othersOf(state, seat) {
	return OTHERS[state.pirates.length][seat];
}
var OTHERS = Array.from({ length: 5 }, (_, seats) => Array.from({ length: seats }, (_none, seat) => Array.from({ length: seats }, (_nobody, other) => other).filter((other) => other !== seat)));
// games/seven-seas/bot/worth.ts
/** What a pirate's whole position is worth, in points at the end of the match: the sailor's judgement. */
var YIN_YANG_AT_THE_END = 1 / 3;
/** What a port pays on average for three of a kind, if another Port is played. */
var USUAL_PRICE = 2;
/** Rounds in which the port is likely to change, and in which a plan comes true. */
var PORT_LASTS = 4;
var PLAN = 6;
/** Ships for the raids before the fleet can be put in order, and for later ones. */
function fleetWorth(pirate, { soon, later, weights }) {
	const loaded = loadedOf(pirate);
	const free = pirate.ships - guardsOf(pirate) - loaded;
	return sumOf(soon, free) + sumOf(later, free + weights.unloaded * loaded);
}
/** What one card of a kind with so many is likely to be sold for. */
function priceOf(count, price, { left, weights }) {
	const full = price + Math.min(1, left / PORT_LASTS) / 2 * (USUAL_PRICE - price);
	if (count >= 3) return full;
	return 1 + Math.max(0, full - 1) * weights.third * Math.min(1, left / PLAN) * (count - .5) * .5;
}
function goodsWorth(goods, outlook) {
	let worth = 0;
	for (let good = 0; good < 3; good++) if (goods[good] > 0) worth += goods[good] * priceOf(goods[good], outlook.prices[good], outlook);
	return outlook.left > 0 ? worth * outlook.weights.good : worth;
}
function cardWorth(card, weights) {
	if (card < 16) return weights.caravan;
	return card < 22 ? weights.port : weights.curse;
}
/** How likely the so-many-th card of a hand is to be played in time; one Character plays one card. */
var played = (nth, left) => left < nth ? Math.max(0, left - nth + 1) * .75 : Math.min(1, .75 + .05 * (left - nth));
/** S7-MARK-8: a card that is not played costs a mark; one that can be gives the characters back. */
function handWorth(cards, each, left) {
	let worth = 0;
	for (let nth = 1; nth <= cards; nth++) {
		const chance = played(nth, left);
		worth += chance * each - (1 - chance) * 3;
	}
	return worth;
}
/** The hand as its owner knows it. */
function ownHandWorth(hand, outlook) {
	if (hand.length === 0) return 0;
	let sum = 0;
	for (const card of hand) sum += cardWorth(card, outlook.weights);
	return handWorth(hand.length, sum / hand.length, outlook.left);
}
var BITS = Array.from({ length: 128 }, (_, bits) => {
	let count = 0;
	for (let one = bits; one > 0; one >>= 1) count += one & 1;
	return count;
});
var countBits = (bits) => BITS[bits];
function ritualsWorth({ doubleHolds, unsinkables }, { left, raids, weights }) {
	const time = Math.min(1, left / PLAN);
	return weights.doubleHold * time * helping(doubleHolds) + weights.unsinkable * raids * helping(unsinkables);
}
/** Every further Ritual of a kind helps half as often. */
var HELPING = Array.from({ length: 12 }, (_, count) => 2 - 2 * .5 ** count);
var helping = (count) => HELPING[Math.min(count, HELPING.length - 1)];
var yinYangWorth = ({ left, weights }) => YIN_YANG_AT_THE_END + (weights.yinYang - YIN_YANG_AT_THE_END) * Math.min(1, left / PLAN);
/** Everything but the hand. */
function boardWorth(pirate, outlook) {
	const { chests, talismans, yinYang, marks } = pirate;
	return chests + talismans + yinYang * yinYangWorth(outlook) - 3 * marks + goodsWorth(pirate.goods, outlook) + fleetWorth(pirate, outlook) + ritualsWorth(pirate, outlook) - outlook.weights.lying * BITS[pirate.played] * Math.min(1, outlook.left);
}
/** What a change would make of a pirate's worth, the hand apart. */
function gainBy(pirate, outlook, change) {
	const changed = copyPirate(pirate);
	change(changed);
	return boardWorth(changed, outlook) - boardWorth(pirate, outlook);
}
/** What one more ship at sea is worth, or one less. */
function shipWorth(pirate, outlook) {
	if (pirate.ships === 0) return 0;
	const before = fleetWorth(pirate, outlook);
	pirate.ships--;
	const loss = before - fleetWorth(pirate, outlook);
	pirate.ships++;
	return Math.max(0, loss);
}
/** What the next loot card is worth: a Talisman, or a good that may be kept or left. */
function lootWorth(pirate, outlook) {
	const before = boardWorth(pirate, outlook);
	let sum = 1 + yinYangWorth(outlook);
	for (let good = 0; good < 3; good++) {
		pirate.goods[good]++;
		sum += Math.max(0, boardWorth(pirate, outlook) - before);
		pirate.goods[good]--;
	}
	return sum / 4;
}
// games/seven-seas/bot/curses.ts
/** What the loss of a good of this kind costs. */
function goodLoss(pirate, good, outlook) {
	const before = boardWorth(pirate, outlook);
	pirate.goods[good]--;
	const loss = before - boardWorth(pirate, outlook);
	pirate.goods[good]++;
	return loss;
}
/** S7-CURSE-3: cards first, then ships. */
function hitsCost(pirate, hits, kind, outlook) {
	const cards = kind === "talisman" ? pirate.talismans : pirate.goods[kind];
	const paid = Math.min(hits, cards);
	return paid * (paid === 0 ? 0 : kind === "talisman" ? 1 : goodLoss(pirate, kind, outlook)) + (hits - paid) * shipWorth(pirate, outlook);
}
var SHARE = 1 / 6;
var WHIRLPOOL_HITS = 3.5;
var CHESTS_PER_GUARD = 2;
/** What each Tavern die is worth to this player (S7-CURSE-15). */
function tavernWorth(pirate, value, outlook) {
	switch (value) {
		case 1: return -3;
		case 2: return pirate.goods.some((count) => count > 0) ? -1 : 0;
		case 3: return pirate.chests > 0 ? -1 : 0;
		case 4: return 1;
		case 5: return 1.2;
		default: return 3 * yinYangWorth(outlook);
	}
}
/** What the Shaman may expect of the Tavern, with the best of so many dice, and what is left for each other. */
var TAVERN_BEST = 1.4;
function kindHit(curse, outlook) {
	return curse === "mutiny" ? highestDemand(outlook.state)[0] : HIT_VALUE[curse] - 1;
}
function diceCost(outlook, curse, seat, spared, all) {
	const pirate = outlook.state.pirates[seat];
	const dice = seaOf(pirate) - spared;
	if (curse === "whirlpool") return hitsCost(pirate, all === 0 ? 0 : Math.min(dice, WHIRLPOOL_HITS * dice / Math.max(all, WHIRLPOOL_HITS)), "talisman", outlook);
	return hitsCost(pirate, dice * SHARE, kindHit(curse, outlook), outlook);
}
/** What naming this good would bring against the others. */
function idolGain(outlook, shaman, good) {
	const { pirates } = outlook.state;
	const cost = (seat) => hitsCost(pirates[seat], seaOf(pirates[seat]) > 0 ? 1 : 0, good, outlook);
	return againstAll(outlook, shaman, -cost(shaman), cost);
}
function againstAll(outlook, shaman, own, cost) {
	const rivals = othersOf(outlook.state, shaman);
	let sum = 0;
	for (const other of rivals) sum += cost(other);
	return own + outlook.weights.rival * sum / rivals.length;
}
/** Points to expect of a curse, with so many own ships kept out of it. */
function curseGain(outlook, shaman, card, spared) {
	const { pirates } = outlook.state;
	const curse = curseOf(card);
	if (isDiceCurse(curse)) {
		const kept = Math.min(spared, seaOf(pirates[shaman]));
		const all = pirates.reduce((sum, pirate) => sum + seaOf(pirate), 0) - kept;
		return againstAll(outlook, shaman, -diceCost(outlook, curse, shaman, kept, all), (other) => diceCost(outlook, curse, other, 0, all));
	}
	if (curse === "idol") return Math.max(...ALL_GOODS.map((good) => idolGain(outlook, shaman, good)));
	if (curse === "tavern") return againstAll(outlook, shaman, TAVERN_BEST, () => .5);
	const pay = (seat) => Math.min(pirates[seat].chests, CHESTS_PER_GUARD * guardsOf(pirates[seat]));
	return againstAll(outlook, shaman, -pay(shaman), pay);
}
// games/seven-seas/bot/plans.ts
/** What to do with goods: which to keep, to give up, to sell. All ways are weighed; there are few. */
/** The counts of one kind that are worth a thought: none, one, three, all. */
function counts(most) {
	return most <= 3 ? FEW[most] : [
		0,
		1,
		3,
		most
	];
}
var FEW = [
	[0],
	[0, 1],
	[
		0,
		1,
		2
	],
	[
		0,
		1,
		2,
		3
	]
];
/** Goes through the ways to take some of these goods and returns the best by the worth of what comes of it. */
function bestOf(goods, options, worth) {
	let best = {
		goods: [
			0,
			0,
			0
		],
		gain: Number.NEGATIVE_INFINITY
	};
	const taken = [
		0,
		0,
		0
	];
	for (const fruit of options(goods[0])) for (const coffee of options(goods[1])) for (const rum of options(goods[2])) {
		taken[0] = fruit;
		taken[1] = coffee;
		taken[2] = rum;
		const gain = worth(taken);
		if (gain > best.gain) best = {
			goods: [
				fruit,
				coffee,
				rum
			],
			gain
		};
	}
	return best;
}
/** The best sale of at least one good (S7-MERCHANT-1), against keeping everything. */
function bestSale(pirate, outlook) {
	const before = boardWorth(pirate, outlook);
	const after = copyPirate(pirate);
	const { state } = outlook;
	const port = portOf(state);
	return bestOf(pirate.goods, counts, (sold) => {
		if (countOf(sold) === 0) return Number.NEGATIVE_INFINITY;
		for (const good of ALL_GOODS) after.goods[good] = pirate.goods[good] - sold[good];
		after.chests = pirate.chests + chestsFor(port, sold, state.options.bayRum);
		return boardWorth(after, outlook) - before;
	});
}
var every = (most) => UP_TO[Math.min(most, UP_TO.length - 1)];
var UP_TO = Array.from({ length: 16 }, (_, most) => Array.from({ length: most + 1 }, (_none, count) => count));
/** What to keep of new goods; to have fewer free ships is counted too. */
function bestKeeping(pirate, offered, outlook) {
	const room = capacityOf(pirate) - goodsOf(pirate);
	const after = copyPirate(pirate);
	return bestOf(offered, every, (kept) => {
		if (countOf(kept) > room) return Number.NEGATIVE_INFINITY;
		for (const good of ALL_GOODS) after.goods[good] = pirate.goods[good] + kept[good];
		return boardWorth(after, outlook);
	});
}
/** The action that leads to the plan: the next card of it, or `keepAll` and `leave` at its ends. */
function keepBy(pirate, { goods }, outlook) {
	const plan = bestKeeping(pirate, goods, outlook).goods;
	if (countOf(plan) === countOf(goods)) return { type: "keepAll" };
	const next = ALL_GOODS.find((good) => plan[good] > 0);
	return next === void 0 ? { type: "leave" } : {
		type: "keep",
		card: lootCard(next)
	};
}
/** The good whose loss hurts least. */
function cheapest(pirate, outlook) {
	const after = copyPirate(pirate);
	let best = 0;
	let most = Number.NEGATIVE_INFINITY;
	for (const good of ALL_GOODS) {
		if (pirate.goods[good] === 0) continue;
		after.goods[good]--;
		const worth = boardWorth(after, outlook);
		after.goods[good]++;
		if (worth > most) {
			most = worth;
			best = good;
		}
	}
	return best;
}
/** The next step towards the best sale; it is closed when the plan is done. */
function sellBy(pirate, sold, outlook) {
	const plan = bestSale(pirate, outlook).goods;
	if (ALL_GOODS.every((good) => plan[good] === pirate.goods[good])) return { type: "sellAll" };
	for (const good of ALL_GOODS) {
		if (plan[good] <= sold[good]) continue;
		return {
			type: plan[good] === pirate.goods[good] && plan[good] - sold[good] > 1 ? "sellKind" : "sell",
			card: lootCard(good)
		};
	}
	return { type: "close" };
}
// games/seven-seas/cards/raids.ts
/** Loot cards for all pirates together; a fleet that loses gets none. */
var LOOT_IN_ALL = [
	[
		.416,
		1.094,
		1.878,
		2.713,
		3.61,
		4.518
	],
	[
		.255,
		.675,
		1.241,
		1.91,
		2.641,
		3.436,
		4.257,
		5.127,
		5.998,
		6.914,
		7.818,
		8.752
	],
	[
		.174,
		.461,
		.869,
		1.38,
		1.974,
		2.641,
		3.349,
		4.123,
		4.922,
		5.754,
		6.59,
		7.46,
		8.374,
		9.278,
		10.168,
		11.113,
		12.032,
		13.006
	],
	[
		.126,
		.337,
		.637,
		1.02,
		1.49,
		2.056,
		2.658,
		3.342,
		4.037,
		4.781,
		5.56,
		6.383,
		7.188,
		8.044,
		8.948,
		9.809,
		10.722,
		11.631,
		12.554,
		13.498,
		14.444,
		15.35,
		16.327,
		17.263
	]
];
var PIRATES_SUNK = [
	[
		.584,
		.906,
		1.122,
		1.287,
		1.39,
		1.482
	],
	[
		.745,
		1.325,
		1.759,
		2.09,
		2.359,
		2.564,
		2.743,
		2.873,
		3.002,
		3.086,
		3.182,
		3.248
	],
	[
		.826,
		1.539,
		2.131,
		2.62,
		3.026,
		3.359,
		3.651,
		3.877,
		4.078,
		4.246,
		4.41,
		4.54,
		4.626,
		4.722,
		4.832,
		4.887,
		4.968,
		4.994
	],
	[
		.874,
		1.663,
		2.363,
		2.98,
		3.51,
		3.944,
		4.342,
		4.658,
		4.963,
		5.219,
		5.44,
		5.617,
		5.812,
		5.956,
		6.052,
		6.191,
		6.278,
		6.369,
		6.446,
		6.502,
		6.556,
		6.65,
		6.673,
		6.737
	]
];
// games/seven-seas/bot/raids.ts
function stakeOf(outlook, seat) {
	const pirate = outlook.state.pirates[seat];
	const sunk = yinYangWorth(outlook) - shipWorth(pirate, outlook);
	return {
		loot: lootWorth(pirate, outlook),
		sunk,
		unsinkables: pirate.unsinkables
	};
}
/** Points to expect for `sent` of `all` pirates against so many caravan ships. */
function expected({ loot, sunk, unsinkables }, caravan, sent, all) {
	if (sent === 0) return 0;
	const row = LOOT_IN_ALL[caravan - 1];
	const at = Math.min(all, row.length) - 1;
	const lost = PIRATES_SUNK[caravan - 1][at] * sent / all;
	return row[at] * sent * loot / all + Math.max(0, lost - .8 * unsinkables) * sunk;
}
var mostOf = (outlook, seat, card) => Math.max(0, Math.min(raidLimit(card, outlook.seats), freeOf(outlook.state.pirates[seat])));
/** What a player is expected to send who has not been asked: nearly all that is allowed. */
var likely = (outlook, seat, card) => {
	const most = mostOf(outlook, seat, card);
	return most <= 2 ? most : most - 1;
};
/** The best number of ships to send, once others have sent or before, and what it brings against the rivals. */
function bestSending(outlook, seat, card, most = mostOf(outlook, seat, card)) {
	const { state, weights } = outlook;
	const caravan = caravanShips(card);
	const rivals = othersOf(state, seat);
	const serves = state.corsairs[nationOf(card)];
	const sent = state.raid?.card === card ? state.raid.sent : void 0;
	const counts = rivals.map((other) => {
		const known = sent?.[other] ?? -1;
		return known === -1 ? likely(outlook, other, card) : known;
	});
	const stakes = rivals.map((other) => stakeOf(outlook, other));
	const own = stakeOf(outlook, seat);
	const others = counts.reduce((sum, count) => sum + count, 0);
	const markOf = (who, count) => count === 0 || serves === who ? 3 : 0;
	let best = {
		count: 0,
		gain: Number.NEGATIVE_INFINITY
	};
	for (let count = 0; count <= most; count++) {
		let gain = expected(own, caravan, count, others + count) - markOf(seat, count);
		let theirs = 0;
		for (let at = 0; at < rivals.length; at++) theirs += expected(stakes[at], caravan, counts[at], others + count) - markOf(rivals[at], counts[at]);
		gain -= weights.rival * theirs / rivals.length;
		if (gain > best.gain) best = {
			count,
			gain
		};
	}
	return best;
}
// games/seven-seas/bot/rituals.ts
/** Which Ritual is worth its Yin-Yang (section 9). */
function ritualGain(pirate, outlook, action) {
	return gainBy(pirate, outlook, (changed) => {
		if (action.type === "deal") {
			changed.yinYang -= 3;
			for (const card of action.cards) {
				const good = lootKind(card);
				changed.goods[good]--;
				changed.chests += outlook.prices[good];
			}
		} else if (action.type === "doubleHold") {
			changed.yinYang -= 2;
			changed.doubleHolds++;
		} else if (action.type === "unsinkable") {
			changed.yinYang -= 3;
			changed.unsinkables++;
		}
	});
}
var isRitual = ({ type }) => type === "deal" || type === "doubleHold" || type === "unsinkable";
/** The Ritual that brings most; undefined if none brings anything. */
function bestRitual(pirate, outlook, actions) {
	let best;
	for (const action of actions) {
		if (!isRitual(action)) continue;
		const gain = ritualGain(pirate, outlook, action);
		if (gain > (best?.gain ?? 0)) best = {
			action,
			gain
		};
	}
	return best;
}
/** What a turn with Rituals is worth for their sake alone. */
var ritualsGain = (pirate, outlook) => pirate.yinYang < 2 ? 0 : bestRitual(pirate, outlook, ritualsFor(pirate.yinYang, pirate.goods))?.gain ?? 0;
// games/seven-seas/bot/characters.ts
/** Shares of the adventure deck: Caravans, Ports, Curses. */
var SHARES = [
	16 / 30,
	6 / 30,
	8 / 30
];
/** The same in other players' hands: Caravans are played first. */
var IN_HAND = [
	.47,
	.24,
	.29
];
/** What cards nobody has seen are worth when they are played. */
var UNSEEN_PORT = 1;
var UNSEEN_CURSE = 1.4;
var MIDDLING_CARAVAN = 2;
/** What is left in the hand after a card of this worth was played, against keeping it. */
function cardPlayed(outlook, cards, each) {
	return handWorth(cards - 1, each, outlook.left) - handWorth(cards, each, outlook.left);
}
var averageCard = ({ weights }) => SHARES[0] * weights.caravan + SHARES[1] * weights.port + SHARES[2] * weights.curse;
/** The best card of one kind in a known hand; a mark if there is none. */
function bestCard(judge, from, below, gain) {
	const { hand, outlook, cards } = judge;
	let best = Number.NEGATIVE_INFINITY;
	for (const card of hand ?? []) if (card >= from && card < below) best = Math.max(best, gain(card) + cardPlayed(outlook, cards, cardWorth(card, outlook.weights)));
	return Math.max(best, -3);
}
/** The same for a hand of which only the size is known. */
function unseenCard(judge, share, gain) {
	const { outlook, cards } = judge;
	const has = 1 - (1 - share) ** cards;
	return has * (gain + cardPlayed(outlook, Math.max(1, cards), averageCard(outlook))) - (1 - has) * 3;
}
function shipwright({ pirate, outlook, gifts }) {
	const most = Math.min(reserveOf(pirate), pirate.chests);
	if (most === 0) return -3;
	let best = Number.NEGATIVE_INFINITY;
	for (let count = 1; count <= most; count++) best = Math.max(best, buildGain(pirate, outlook, count));
	const gift = most < reserveOf(pirate) || most > 1 ? shipWorth(pirate, outlook) : 0;
	return Math.max(best, -3) + gifts[SHIPWRIGHT] * gift;
}
var buildGain = (pirate, outlook, count) => gainBy(pirate, outlook, (changed) => {
	changed.chests -= count;
	changed.ships += count;
});
/** Marks to come from raids on this nation (S7-GOV-6). Only the open card and the own hand are known. */
function corsairCost(outlook, hand, nation) {
	const { state, raids } = outlook;
	const { played } = state;
	const gone = ofNation(played, nation, state.options.openHistory ? 0 : Math.max(0, played.length - 1));
	const own = hand === null ? 0 : ofNation(hand, nation, 0);
	return 3 * (Math.min(raids, 16) * ((4 - gone) / 16) + own * .5);
}
function ofNation(cards, nation, from) {
	let count = 0;
	for (let at = from; at < cards.length; at++) if (cards[at] < 16 && nationOf(cards[at]) === nation) count++;
	return count;
}
function governor(judge) {
	const { pirate, outlook, gifts, hand } = judge;
	let cost = Number.POSITIVE_INFINITY;
	outlook.state.corsairs.forEach((holder, nation) => {
		if (holder < 0) cost = Math.min(cost, corsairCost(outlook, hand, nation));
	});
	if (cost === Number.POSITIVE_INFINITY) return -3;
	const ships = gainBy(pirate, outlook, (changed) => {
		changed.ships += reserveOf(changed);
	});
	const spared = Math.min(1, gifts[GOVERNOR]) + (pirate.marks > 0 ? Math.max(0, gifts[GOVERNOR] - 1) : 0);
	return Math.max(ships - cost - 3 + 3 * spared, -3);
}
function captain(judge) {
	const { outlook, seat, gifts, hand } = judge;
	const gift = gifts[CAPTAIN] * 2 * yinYangWorth(outlook);
	const raid = (card) => bestSending(outlook, seat, card).gain;
	if (hand === null) return unseenCard(judge, IN_HAND[0], raid(MIDDLING_CARAVAN) + gift);
	return bestCard(judge, 0, 16, (card) => raid(card) + gift);
}
/** What another port would mean to the goods of all. */
function portGain(outlook, seat, card) {
	const { state, weights } = outlook;
	const prices = [
		0,
		1,
		2
	].map((good) => priceIn(card, good, state.options.bayRum));
	const there = {
		...outlook,
		prices
	};
	const change = (who) => goodsWorth(state.pirates[who].goods, there) - goodsWorth(state.pirates[who].goods, outlook);
	const rivals = othersOf(state, seat);
	let theirs = 0;
	for (const other of rivals) theirs += change(other);
	return change(seat) - weights.rival * theirs / rivals.length;
}
function native(judge) {
	const { outlook, seat, pirate, gifts, hand } = judge;
	const gift = gifts[NATIVE] > 0 ? gifts[NATIVE] * lootWorth(pirate, outlook) : 0;
	if (hand === null) return unseenCard(judge, IN_HAND[1], UNSEEN_PORT + gift);
	return bestCard(judge, 16, 22, (card) => portGain(outlook, seat, card) + gift);
}
function shaman(judge) {
	const { outlook, seat, gifts, hand } = judge;
	if (hand === null) return unseenCard(judge, IN_HAND[2], UNSEEN_CURSE);
	return bestCard(judge, 22, 30, (card) => curseGain(outlook, seat, card, 3 * gifts[SHAMAN]));
}
/** Chests of a whole sale, or the mark of a Merchant without goods. */
function merchant({ pirate, outlook, gifts }) {
	if (goodsOf(pirate) === 0) return -3;
	return Math.max(-3, bestSale(pirate, outlook).gain) + gifts[MERCHANT] * .9;
}
/** Points for being in front when the end comes, or behind. */
function endGain(outlook, seat) {
	const { state, weights } = outlook;
	const own = boardWorth(state.pirates[seat], outlook);
	let best = Number.NEGATIVE_INFINITY;
	for (const other of othersOf(state, seat)) best = Math.max(best, boardWorth(state.pirates[other], outlook));
	return weights.end * Math.max(-1, Math.min(1, (own - best) / 10));
}
/** What a card more is worth to the hand. */
var drawGain = (outlook, cards) => handWorth(cards + 1, averageCard(outlook), outlook.left) - handWorth(cards, averageCard(outlook), outlook.left);
function cartographer({ outlook, seat, cards, gifts }) {
	const { state } = outlook;
	if (state.adventures.length === 0) return -3;
	const end = endIsNext(state) ? endGain(outlook, seat) : 0;
	const gift = gifts[CARTOGRAPHER] * Math.max(0, drawGain(outlook, cards + 1));
	return Math.max(-3, drawGain(outlook, cards) + gift + end);
}
var JUDGED = [
	shipwright,
	governor,
	captain,
	native,
	shaman,
	merchant,
	cartographer
];
var returns = (character) => character >= CAPTAIN && character <= SHAMAN;
/** Points each character would bring this seat; minus infinity for one that lies on the table. */
function characterWorths(outlook, seat, hand, gifts) {
	const pirate = outlook.state.pirates[seat];
	const judge = {
		outlook,
		seat,
		pirate,
		hand,
		cards: pirate.hand.length,
		gifts
	};
	const lying = outlook.weights.lying * Math.min(1, outlook.left);
	const rituals = ritualsGain(pirate, outlook);
	return JUDGED.map((judgement, character) => {
		if (holds(pirate.played, character)) return Number.NEGATIVE_INFINITY;
		const worth = judgement(judge);
		if (returns(character)) return worth + lying * countBits(pirate.played);
		return worth + rituals - lying;
	});
}
/** Guards change with every ten chests; used where a single chest is offered. */
var chestGain = (pirate, outlook) => guardsOf(pirate) === Math.floor((pirate.chests + 1) / 10) ? 1 : gainBy(pirate, outlook, (changed) => {
	changed.chests++;
});
// games/seven-seas/bot/choices.ts
var TEMPERS = {
	outside: .9,
	inside: .45
};
var CHARACTERS = CARTOGRAPHER + 1;
/** S7-GIFT-1, S7-GIFT-4: how often somebody is alone with a character, before anything is known. */
var ALONE = [
	0,
	0,
	.8,
	.6,
	.45
];
/** The most gifts a seat can take this round. */
function mostGifts({ pirates, first }, seat) {
	if (pirates.length === 2) return seat === first ? 1 : 0;
	return seat === first ? 2 : 1;
}
var FLAT = [
	0,
	1,
	2
].map((most) => new Array(CHARACTERS).fill(most));
/** Gifts to expect when nothing is known of the others' choices. */
function usualGifts(state, seat) {
	const share = ALONE[state.pirates.length];
	return FLAT[mostGifts(state, seat)].map((most) => most * share);
}
/** Shares that sum to 1, in proportion to the exponential of the worths; what cannot be is 0. */
function sharesOf(worths, temper, isPossible) {
	let top = Number.NEGATIVE_INFINITY;
	for (let at = 0; at < worths.length; at++) if (isPossible(at) && worths[at] > top) top = worths[at];
	const shares = [];
	let sum = 0;
	for (let at = 0; at < worths.length; at++) {
		const share = isPossible(at) ? Math.exp((worths[at] - top) / temper) : 0;
		shares.push(share);
		sum += share;
	}
	for (let at = 0; at < shares.length; at++) shares[at] /= sum;
	return shares;
}
/**
* How likely each character is to be this seat's choice of the round: one in hand, and not called yet. `hand` is the
* hand as the judge imagines it; null if only its size is known.
*/
function choiceChances(outlook, seat, hand, tempers = TEMPERS) {
	const { state } = outlook;
	const { played } = state.pirates[seat];
	return sharesOf(characterWorths(outlook, seat, hand, usualGifts(state, seat)), hand === null ? tempers.outside : tempers.inside, (character) => character > state.called && !holds(played, character));
}
/** All seats as the table sees them while they choose: everybody asks for the same, so it is worked out once. */
var foreseen;
function foreseenFor(outlook, seat) {
	const { state } = outlook;
	if (state.called !== -1) return choiceChances(outlook, seat, null);
	if (foreseen?.state !== state || foreseen.turn !== state.turns) foreseen = {
		state,
		turn: state.turns,
		chances: []
	};
	foreseen.chances[seat] ??= choiceChances(outlook, seat, null);
	return foreseen.chances[seat];
}
/** Gifts this seat can expect with each character: the chance to be alone with it, by the model. */
function giftsExpected(outlook, seat) {
	const { state } = outlook;
	const most = mostGifts(state, seat);
	if (most === 0) return FLAT[0];
	const alone = FLAT[most].slice();
	for (const other of othersOf(state, seat)) {
		const chances = foreseenFor(outlook, other);
		for (let character = 0; character < CHARACTERS; character++) alone[character] *= 1 - chances[character];
	}
	return alone;
}
/** One of the places, each as likely as its share. */
function drawn(shares, stream) {
	let point = stream.unit();
	let last = 0;
	for (let at = 0; at < shares.length; at++) {
		if (shares[at] === 0) continue;
		last = at;
		point -= shares[at];
		if (point < 0) return at;
	}
	return last;
}
/** The rules' own deal, but with choices that fit the hands: who holds a Caravan is likelier to be a Captain. */
function imagineChoices(view, seat, chance) {
	const seen = view;
	const state = imagine(seen, seat, chance);
	const hidden = othersOf(state, seat).filter((other) => seen.pirates[other].hasChosen && seen.pirates[other].chosen === -1);
	if (hidden.length === 0) return state;
	const outlook = outlookOf(state, SAILOR);
	const stream = chance.stream("imagine");
	for (const other of hidden) {
		const pirate = state.pirates[other];
		pirate.chosen = drawn(choiceChances(outlook, other, pirate.hand), stream);
	}
	return state;
}
// games/seven-seas/bot/deckhand.ts
var any = (actions, stream) => actions[stream.below(actions.length)];
/** Whether a character seems to be of use. */
function seemsUseful(pirate, character) {
	switch (character) {
		case SHIPWRIGHT: return pirate.chests > 0 && reserveOf(pirate) > 2;
		case GOVERNOR: return reserveOf(pirate) > 4;
		case MERCHANT: return goodsOf(pirate) > 1;
		case CARTOGRAPHER: return pirate.hand.length < 3;
		default: return pirate.hand.some((card) => typeOf(card) === PLAYED_BY[character]);
	}
}
var PLAYED_BY = {
	[CAPTAIN]: "caravan",
	[NATIVE]: "port",
	4: "curse"
};
/** Anything useful, and now and then whatever comes to hand. */
function choose$1(pirate, actions, stream) {
	const useful = actions.filter((action) => action.type === "choose" && seemsUseful(pirate, characterOf(action.card)));
	return useful.length === 0 || stream.below(8) === 0 ? any(actions, stream) : any(useful, stream);
}
/** Does what the character is there for; refuses only if there is nothing else. */
function act(actions, stream) {
	const useful = actions.filter(({ type }) => type !== "decline" && type !== "end");
	return useful.length === 0 || useful.length < actions.length && stream.below(12) === 0 ? actions[0] : any(useful, stream);
}
var deckhand = (state, seat, actions, stream) => {
	if (actions.length === 1) return actions[0];
	const find = (type) => actions.find((action) => action.type === type);
	const frame = state.flow[state.flow.length - 1];
	switch (frame.step) {
		case "choose": return choose$1(state.pirates[seat], actions, stream);
		case "turn": return frame.act === "open" ? find("sellAll") ?? act(actions, stream) : act(actions, stream);
		case "send": return actions[1 + stream.below(actions.length - 1)];
		case "keep": return find("keepAll") ?? actions[0];
		case "gift": return actions[0];
		case "sale":
		case "finale": return find("sellAll") ?? any(actions, stream);
		default: return any(actions, stream);
	}
};
var FEATURES = [
	"points",
	"goods",
	"fleet",
	"rituals",
	"hand",
	"yinYang",
	"load",
	"lying",
	"corsair"
].flatMap((name) => [name, `${name}Late`]);
/** Rounds before the end in which a match is in its last part. */
var LATE = 12;
var lateness = ({ left }) => 1 - Math.min(1, left / LATE);
/** A token counts for the raids still to come. */
function corsairs({ state, raids }, seat) {
	let tokens = 0;
	for (const holder of state.corsairs) if (holder === seat) tokens++;
	return tokens * raids;
}
function featuresOf(outlook, seat) {
	const pirate = outlook.state.pirates[seat];
	const late = lateness(outlook);
	return [
		pointsOf(pirate) / 10,
		goodsWorth(pirate.goods, outlook) / 10,
		fleetWorth(pirate, outlook) / 10,
		ritualsWorth(pirate, outlook) / 10,
		ownHandWorth(pirate.hand, outlook) / 10,
		pirate.yinYang / 10,
		goodsOf(pirate) / 10,
		countBits(pirate.played) / 10,
		corsairs(outlook, seat) / 10
	].flatMap((value) => [value, value * late]);
}
/** Fitted to the results of sailors' matches (see `fit.mjs`). */
var FITTED = {
	points: 1.104,
	pointsLate: 2.711,
	goods: 1.255,
	goodsLate: 1.596,
	fleet: .769,
	fleetLate: 2.333,
	rituals: .984,
	ritualsLate: 1.75,
	hand: 1.141,
	handLate: .223,
	yinYang: .764,
	yinYangLate: -.642,
	load: -.752,
	loadLate: 3.17,
	lying: -.56,
	lyingLate: .972,
	corsair: -1.385,
	corsairLate: -.338
};
var WEIGHTS = FEATURES.map((name) => FITTED[name]);
function scoreOf(outlook, seat) {
	const features = featuresOf(outlook, seat);
	let score = 0;
	for (let at = 0; at < features.length; at++) score += WEIGHTS[at] * features[at];
	return score;
}
/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
function evaluate(state) {
	const result = outcome(state);
	if (result) return state.pirates.map((_, seat) => result.winners.includes(seat) ? 1 / result.winners.length : 0);
	const outlook = outlookOf(state, SAILOR);
	const scores = state.pirates.map((_, seat) => scoreOf(outlook, seat));
	const top = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - top));
	const total = powers.reduce((sum, power) => sum + power, 0);
	return powers.map((power) => power / total);
}
// games/seven-seas/bot/lid.ts
/** Ships left at the end of the battle if this pair fights first; later ties go as they lie. */
function foughtOut(lid, red, pirate, seats) {
	const copy = copyLid(lid);
	copy.fights.push(red, pirate);
	for (let tied = fightOn(copy); tied.length > 0; tied = fightOn(copy)) copy.fights.push(tied[0], tied[1]);
	return survivors(copy, seats);
}
/** Own ships and loot against those of the others. */
function bestTie(outlook, seat, actions) {
	const { state, seats, weights } = outlook;
	const lid = lidOf(state);
	const share = weights.rival / (seats - 1);
	const each = state.pirates.map((pirate, who) => ({
		part: who === seat ? 1 : -share,
		loot: lootWorth(pirate, outlook),
		ship: shipWorth(pirate, outlook)
	}));
	let best = actions[0];
	let most = Number.NEGATIVE_INFINITY;
	for (const action of actions) {
		if (action.type !== "fight") continue;
		const [reds, ...left] = foughtOut(lid, action.red, action.pirate, seats);
		let worth = 0;
		each.forEach(({ part, loot, ship }, who) => {
			worth += part * left[who] * (ship + (reds === 0 ? loot : 0));
		});
		if (worth > most) {
			most = worth;
			best = action;
		}
	}
	return best;
}
/** A disputed die of whoever loses most by it, and an own one last of all. */
function worstToHit(outlook, seat, actions) {
	const { state } = outlook;
	const { sides } = lidOf(state);
	const rivals = othersOf(state, seat);
	const cost = (who) => {
		const pirate = state.pirates[who];
		return pirate.talismans > 0 ? 1 : shipWorth(pirate, outlook);
	};
	let best = actions[0];
	let most = Number.NEGATIVE_INFINITY;
	for (const action of actions) {
		if (action.type !== "hit") continue;
		const owner = sides[action.die];
		const worth = rivals.includes(owner) ? cost(owner) : -cost(owner);
		if (worth > most) {
			most = worth;
			best = action;
		}
	}
	return best;
}
// games/seven-seas/bot/sailor.ts
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
/** What each character is worth this round, gifts counted by what the others may choose. */
function worthsFor(outlook, seat, guesses) {
	const { state } = outlook;
	const gifts = guesses ? giftsExpected(outlook, seat) : usualGifts(state, seat);
	return characterWorths(outlook, seat, state.pirates[seat].hand, gifts);
}
/** A little chance keeps others guessing: a known choice is one that can be doubled, and loses its gift. */
function choose(outlook, seat, { spread, guesses }, stream) {
	const worths = worthsFor(outlook, seat, guesses);
	return {
		type: "choose",
		card: characterCard(drawn(sharesOf(worths, spread, (character) => worths[character] > Number.NEGATIVE_INFINITY), stream))
	};
}
/** What the main action of a turn brings; Rituals come after it. */
function actionGain(outlook, { seat, gifts }, action) {
	const { state } = outlook;
	const pirate = state.pirates[seat];
	switch (action.type) {
		case "build": return buildGain(pirate, outlook, action.count);
		case "corsair": return corsairGain(outlook, seat, gifts, action.nation);
		case "play": return playGain(outlook, seat, gifts, action.card);
		case "draw": return drawGain(outlook, pirate.hand.length) + (endIsNext(state) ? endGain(outlook, seat) : 0);
		case "decline": return -3;
		default: return Number.NEGATIVE_INFINITY;
	}
}
function corsairGain(outlook, seat, gifts, nation) {
	const pirate = outlook.state.pirates[seat];
	return gainBy(pirate, outlook, (changed) => {
		changed.ships += reserveOf(changed);
	}) - corsairCost(outlook, pirate.hand, nation) - (gifts > 0 ? 0 : 3);
}
function playGain(outlook, seat, gifts, card) {
	const { hand } = outlook.state.pirates[seat];
	const played = ownHandWorth(hand.filter((other) => other !== card), outlook) - ownHandWorth(hand, outlook);
	if (card < 16) return played + bestSending(outlook, seat, card).gain;
	return played + (card < 22 ? portGain(outlook, seat, card) : curseGain(outlook, seat, card, 3 * gifts));
}
function turn(outlook, frame, actions) {
	const pirate = outlook.state.pirates[frame.seat];
	if (frame.act !== "open") return bestRitual(pirate, outlook, actions)?.action ?? { type: "end" };
	if (frame.character === MERCHANT && actions.some(({ type }) => type === "sellAll")) return bestSale(pirate, outlook).gain > -3 ? sellBy(pirate, [
		0,
		0,
		0
	], outlook) : { type: "decline" };
	return bestBy(actions, (action) => actionGain(outlook, frame, action));
}
function gift(outlook, { seat, character }) {
	const { state } = outlook;
	const pirate = state.pirates[seat];
	let gain = 1;
	if (character === SHIPWRIGHT) gain = shipWorth(pirate, outlook);
	else if (character === MERCHANT) gain = chestGain(pirate, outlook);
	else if (character === CARTOGRAPHER) gain = drawGain(outlook, pirate.hand.length) + (endIsNext(state) ? endGain(outlook, seat) : 0);
	return { type: gain >= 0 ? "gift" : "noGift" };
}
/** Best die for oneself, the worst for whoever stands best. */
function assign(outlook, { seat, to }, actions) {
	const { pirates } = outlook.state;
	const worth = (value) => tavernWorth(pirates[to], value, outlook);
	if (to === seat) return bestBy(actions, (action) => action.type === "assign" ? worth(action.value) : 0);
	const standing = pirates.map((pirate) => boardWorth(pirate, outlook));
	const rivals = standing.filter((_worth, other) => other !== seat);
	const isLeader = standing[to] >= Math.max(...rivals);
	return bestBy(actions, (action) => action.type === "assign" ? (isLeader ? -1 : 1) * worth(action.value) : 0);
}
function name(outlook, seat, actions) {
	return bestBy(actions, (action) => action.type === "name" ? idolGain(outlook, seat, lootKind(action.card)) : 0);
}
var lose = (outlook, seat, type) => ({
	type,
	card: lootCard(cheapest(outlook.state.pirates[seat], outlook))
});
/** Two kinds at the port's price, as long as neither falls below three by it. */
function finale(outlook, seat, actions) {
	return bestRitual(outlook.state.pirates[seat], afterAll(outlook), actions)?.action ?? { type: "sellAll" };
}
var sailorWith = (habits) => (state, seat, actions, stream) => {
	if (actions.length === 1) return actions[0];
	const frame = state.flow[state.flow.length - 1];
	if (frame.step === "cast") return actions[stream.below(actions.length)];
	const outlook = outlookOf(state, habits.weights);
	const pirate = state.pirates[seat];
	switch (frame.step) {
		case "choose": return choose(outlook, seat, habits, stream);
		case "turn": return turn(outlook, frame, actions);
		case "gift": return gift(outlook, frame);
		case "sale": return sellBy(pirate, frame.sold, outlook);
		case "send": return {
			type: "send",
			count: bestSending(outlook, seat, state.raid?.card ?? 0, frame.most).count
		};
		case "tie": return bestTie(outlook, seat, actions);
		case "whirl": return worstToHit(outlook, seat, actions);
		case "keep": return keepBy(pirate, frame, outlook);
		case "excess": return lose(outlook, seat, "discard");
		case "lose": return lose(outlook, seat, "lose");
		case "protect": return actions[actions.length - 1];
		case "name": return name(outlook, seat, actions);
		case "assign": return assign(outlook, frame, actions);
		case "finale": return finale(outlook, seat, actions);
		default: return actions[0];
	}
};
var sailor = sailorWith({
	weights: SAILOR,
	spread: .25,
	guesses: true
});
/** Points below the best beyond which a character is not worth a second thought. */
var NEAR = 2.5;
/** The choices a captain thinks about: characters that are not far behind, fleets of different sizes, all else. */
function shortlist(state, seat, actions) {
	const { step } = state.flow[state.flow.length - 1];
	if (step === "choose") {
		const worths = worthsFor(outlookOf(state, SAILOR), seat, true);
		const least = Math.max(...worths) - NEAR;
		return actions.filter((action) => action.type === "choose" && worths[characterOf(action.card)] >= least);
	}
	if (step !== "send" || actions.length <= 4) return actions;
	const own = bestSending(outlookOf(state, SAILOR), seat, state.raid?.card ?? 0, actions.length - 1).count;
	const sizes = /* @__PURE__ */ new Set([
		1,
		own,
		actions.length >> 1,
		actions.length - 1
	]);
	return actions.filter((action) => action.type === "send" && sizes.has(action.count));
}
// games/seven-seas/bot/index.ts
/** The computer players of Pirates of the 7 Seas, from the weakest to the strongest. */
/** What came to light: who was called, what fell, what was drawn; all of it shows before the pirates. */
function markOf(state) {
	let shown = `${state.round}|${state.called}|${state.adventures.length}|${state.throws}`;
	const frame = state.flow[state.flow.length - 1];
	if (frame !== void 0) shown += `|${frame.step}|${"seat" in frame ? frame.seat : ""}`;
	if (frame?.step === "keep") shown += `|${frame.goods.join()}`;
	for (const { chests, ships, goods, talismans, chosen } of state.pirates) shown += `|${chests},${ships},${goods.join()},${talismans},${chosen <= state.called ? chosen : ""}`;
	return shown;
}
/** What the captain's search needs to know about the game. */
var captainKit = {
	policy: sailor,
	evaluate,
	mark: markOf,
	clock: ({ round }) => round,
	horizon: 2,
	imagine: imagineChoices,
	isHabit: ({ flow }, asked) => {
		const { step } = flow[flow.length - 1];
		return step === "cast" || step === "choose" && !asked;
	},
	shortlist,
	doubt: () => .3
};
var sevenSeasBots = [
	randomBot(sevenSeas),
	policyBot("deckhand", sevenSeas, deckhand),
	policyBot("sailor", sevenSeas, sailor),
	searchBot("captain", sevenSeas, captainKit)
];
// games/seven-seas/rules/hand.ts
var sevenSeasHand = {
	/** S7-PHYS-15: every throw of a match has a seed of its own. Prescribed throws need no physics. */
	order(state, seed) {
		const frame = state.flow[state.flow.length - 1];
		if (frame?.step !== "fall" || isPrescribed(state)) return void 0;
		const { index, sides } = lidOf(state);
		const { way, force } = frame;
		return {
			device: "lid",
			dice: sides.length,
			edge: 10,
			box: BOX,
			seed: `${seed}\nthrow ${index}`,
			way,
			force
		};
	},
	answer(_state, thrown) {
		if (thrown.device !== "lid") throw new TypeError("the dice of this game fall into a lid");
		const { landings, attempt, physics, film } = thrown;
		return {
			type: "land",
			dice: landings.flatMap(({ value, x, y, yaw }) => [
				value,
				x,
				y,
				yaw
			]),
			attempt,
			physics,
			film
		};
	},
	physicsOf: (answer) => answer.type === "land" ? answer.physics : 0
};
export { sevenSeasBots as bots, sevenSeas as game, sevenSeasHand as hand };
