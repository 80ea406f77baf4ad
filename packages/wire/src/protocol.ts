/**
 * Versions of the protocol between a client and the server. A client names the one it speaks as the subprotocol of its
 * WebSocket; one that names none is served version 1.
 */
export const PROTOCOL = 'broadside.v2';
export const PROTOCOL_V1 = 'broadside.v1';
