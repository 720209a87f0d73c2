import { Inject, Injectable } from '@nestjs/common';
import { Seal } from '../../platform/auth/sealing.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { SESSION_SECRET } from '../../platform/config/config.module.js';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import { isSignedBy, type KeyPair, newKeyPair, signatureOf } from './domain/pack-signing.js';
import type { PackKeysResponse } from './dto/supplier-pack.response.js';
import { PackKey } from './pack-key.schema.js';

/** A slower server uses the key that the fastest one created. */
const ATTEMPTS = 3;

/**
 * The keys that sign packs: created on first use, and again once the secret of the shop no longer decrypts the last
 * one.
 */
@Injectable()
export class PackKeys {
  private readonly seal: Seal;

  constructor(
    @InjectStore(PackKey) private readonly keys: PlainStore<PackKey>,
    @Inject(SESSION_SECRET) secret: string,
    private readonly clock: Clock,
  ) {
    this.seal = new Seal(secret, 'supplier pack');
  }

  /** The key that signs new packs. */
  async current(): Promise<KeyPair> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [last] = await this.all();
      const privateKey = last ? this.seal.open(last.sealed) : null;
      if (last && privateKey !== null) return { ...last, privateKey };
      await this.make((last?._id ?? 0) + 1);
    }
    throw new Error('The key of the supplier pack could not be made');
  }

  sign(bytes: Uint8Array, { privateKey }: KeyPair): Buffer {
    return signatureOf(bytes, privateKey);
  }

  /** @returns the fingerprint of the key that signed the bytes; null if no key of the shop did */
  async signerOf(bytes: Uint8Array, signature: Uint8Array): Promise<string | null> {
    const keys = await this.all();
    return keys.find(({ publicKey }) => isSignedBy(bytes, signature, publicKey))?.fingerprint ?? null;
  }

  async published(): Promise<PackKeysResponse> {
    const keys = (await this.all()).map(({ fingerprint, publicKey, madeAt }) => ({
      fingerprint,
      publicKey,
      madeAt: madeAt.toISOString(),
    }));
    return { algorithm: 'Ed25519', keys };
  }

  /** All keys, the latest first. */
  private all(): Promise<PackKey[]> {
    return this.keys.reads.find().sort({ _id: -1 }).lean<PackKey[]>();
  }

  private async make(_id: number): Promise<void> {
    const { fingerprint, publicKey, privateKey } = newKeyPair();
    const sealed = this.seal.close(privateKey);
    try {
      await this.keys.insert({ _id, fingerprint, publicKey, sealed, madeAt: this.clock.now() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
