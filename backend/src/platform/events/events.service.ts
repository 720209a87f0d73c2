import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ClientSession } from 'mongoose';
import type { ChangeContext } from '../database/record-store.js';
import { type DomainEvent, type DomainQuery, handlersOf, type Signal, type Wiring } from './events.js';

export const WIRING_LIST = Symbol('list of who handles which event');

type Handler = (payload: unknown, context: unknown) => Promise<unknown>;

/**
 * Publishes events to the modules below and sends them queries. Handlers run one after the other, in the order of the
 * list and in the caller's transaction. onModuleInit must not publish: the list is read there.
 */
@Injectable()
export class Events implements OnModuleInit {
  private readonly handlers = new Map<Signal, readonly Handler[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(WIRING_LIST) private readonly wiring: Wiring,
  ) {}

  /** @throws Error where the list and the decorated methods of the listeners differ */
  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }): unknown => instance);
    for (const [signal, ...listeners] of this.wiring) {
      if (this.handlers.has(signal)) throw new Error(`wiring.ts lists '${signal.name}' twice`);
      this.handlers.set(
        signal,
        listeners.map((listener) => handlerOf(signal, listener, instances)),
      );
    }
    for (const instance of instances) this.requireListed(instance);
  }

  async publish<Payload, Context extends ChangeContext>(
    signal: DomainEvent<Payload, Context>,
    payload: Payload,
    by: Context,
  ): Promise<void> {
    for (const handle of this.handlersFor(signal)) await handle(payload, by);
  }

  /** @returns the answers of all listeners, in the order of the list */
  async query<Question, Answer, Session extends ClientSession | null>(
    signal: DomainQuery<Question, Answer, Session>,
    question: Question,
    session: Session,
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const handle of this.handlersFor(signal)) answers.push((await handle(question, session)) as Answer);
    return answers;
  }

  /** True if any listener returns true; the listeners after it are not called. */
  async isTrueForAny<Question, Session extends ClientSession | null>(
    signal: DomainQuery<Question, boolean, Session>,
    question: Question,
    session: Session,
  ): Promise<boolean> {
    for (const handle of this.handlersFor(signal)) if ((await handle(question, session)) === true) return true;
    return false;
  }

  private handlersFor(signal: Signal): readonly Handler[] {
    const handlers = this.handlers.get(signal);
    if (handlers === undefined) throw new Error(`wiring.ts does not list '${signal.name}'`);
    return handlers;
  }

  private requireListed(instance: unknown): void {
    if (typeof instance !== 'object' || instance === null) return;
    const listener = instance.constructor as Type<object>;
    for (const [signal, method] of handlersOf(listener)) {
      const isListed = this.wiring.some(([listed, ...listeners]) => listed === signal && listeners.includes(listener));
      if (!isListed) throw new Error(`wiring.ts does not list ${listener.name}.${method} for '${signal.name}'`);
    }
  }
}

function handlerOf(signal: Signal, listener: Type<object>, instances: readonly unknown[]): Handler {
  const instance = instances.find((one) => one instanceof listener) as Record<string, Handler> | undefined;
  if (instance === undefined) throw new Error(`${listener.name} in wiring.ts is provided by no module`);
  const method = handlersOf(listener).get(signal);
  const handle = method === undefined ? undefined : instance[method];
  if (handle === undefined) throw new Error(`${listener.name} has no method for '${signal.name}'`);
  return handle.bind(instance);
}
