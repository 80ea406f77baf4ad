/**
 * Versions of the protocol between a client and the server. A client names those it speaks as subprotocols of its
 * WebSocket; one that names none is served version 1.
 */
export const PROTOCOL = 'broadside.v3';
/** Whole view updates only. */
export const PROTOCOL_V2 = 'broadside.v2';
export const PROTOCOL_V1 = 'broadside.v1';
