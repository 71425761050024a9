import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Only what an authenticator sends: small numbers, bytes, text and maps (RFC 8949). */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    const type = major << 5;
    if (length < 24) return Buffer.from([type | length]);
    if (length < 256) return Buffer.from([type | 24, length]);
    return Buffer.from([type | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [
    cbor(key),
    cbor(item as Parameters<typeof cbor>[0]),
  ]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Ceremony {
  challenge: string;
  origin: string;
  /** Whether it has checked who holds it. */
  verified?: boolean;
}

/** A passkey in software, which answers as browsers do (Web Authentication, level 3). */
export function createAuthenticator(rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  const answer = <Response>(response: Response) => {
    const encoded = id.toString('base64url');
    const type = 'public-key' as const;
    return { id: encoded, rawId: encoded, type, clientExtensionResults: {}, response };
  };

  return {
    create(ceremony: Ceremony) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const present = ceremony.verified === false ? 0x41 : 0x45;
      const data = Buffer.concat([
        authenticatorData(present),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    get(ceremony: Ceremony) {
      const data = authenticatorData(ceremony.verified === false ? 0x01 : 0x05);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
