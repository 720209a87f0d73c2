import type { Type } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ChangeContext } from '../database/record-store.js';

/**
 * Something that happened to a record. The module that owns the record publishes it in the transaction of the change; modules below
 * it listen, which import it (scripts/lint/floors.mjs). An error of a listener undoes the transaction: a listener may refuse the change.
 */
export interface DomainEvent<Payload, Context extends ChangeContext = ChangeContext> {
  readonly name: string;
  /** For the compiler alone. */
  readonly types?: (payload: Payload, by: Context) => void;
}

/** A query to the modules below, for example which documents still need a record that is to be deleted. */
export interface DomainQuery<Question, Answer, Session extends ClientSession | null = ClientSession> {
  readonly name: string;
  /** For the compiler alone. */
  readonly types?: (question: Question, session: Session) => Answer;
}

export type Signal = DomainEvent<never, never> | DomainQuery<never, unknown, never>;

/** The classes that handle an event or answer a query, in this order: see wiring.ts. */
export type Wiring = readonly (readonly [signal: Signal, ...listeners: Type<object>[]])[];

/** @param name unique, in the past tense, as it reads in the list of events: 'invoice issued' */
export const event = <Payload, Context extends ChangeContext = ChangeContext>(
  name: string,
): DomainEvent<Payload, Context> => ({ name });

/**
 * @param name unique, in the words of the list of events: 'documents that name a user'
 * @typeParam Session null: the query runs outside a transaction
 */
export const query = <Question, Answer, Session extends ClientSession | null = ClientSession>(
  name: string,
): DomainQuery<Question, Answer, Session> => ({ name });

/** The decorated methods of a class, by the signal that each of them handles. */
const HANDLERS = new WeakMap<object, Map<Signal, string>>();

export const handlersOf = (listener: Type<object>): ReadonlyMap<Signal, string> =>
  HANDLERS.get(listener.prototype as object) ?? new Map<Signal, string>();

function remember(signal: Signal, prototype: object, method: string | symbol): void {
  const handlers = HANDLERS.get(prototype) ?? new Map<Signal, string>();
  if (handlers.has(signal)) throw new Error(`${prototype.constructor.name} handles '${signal.name}' twice`);
  HANDLERS.set(prototype, handlers.set(signal, String(method)));
}

/**
 * Handles the event in the transaction of the publisher. The method gets the payload, and the context with actor and
 * session.
 */
export const OnEvent =
  <Payload, Context extends ChangeContext>(signal: DomainEvent<Payload, Context>) =>
  <Method extends (payload: Payload, by: Context) => Promise<void>>(
    prototype: object,
    method: string | symbol,
    _descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    remember(signal, prototype, method);
  };

/** Answers the query. The method reads in the session of the caller. */
export const AnswersQuery =
  <Question, Answer, Session extends ClientSession | null>(signal: DomainQuery<Question, Answer, Session>) =>
  <Method extends (question: Question, session: Session) => Promise<Answer>>(
    prototype: object,
    method: string | symbol,
    _descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    remember(signal, prototype, method);
  };
