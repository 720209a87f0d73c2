import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import type { Provider } from '@nestjs/common';
import type { ChangeContext } from '../database/record-store.js';
import { AnswersQuery, event, OnEvent, query, type Wiring } from './events.js';
import { EventsModule } from './events.module.js';
import { Events } from './events.service.js';

const SENT = event<string>('letter sent');
const READERS = query<string, string, null>('readers of a letter');
const IS_OPEN = query<string, boolean, null>('letter is open');

class Archive {
  readonly received: string[] = [];

  @OnEvent(SENT)
  keep(letter: string): Promise<void> {
    this.received.push(`archive ${letter}`);
    return Promise.resolve();
  }

  @AnswersQuery(IS_OPEN)
  isOpen(letter: string): Promise<boolean> {
    this.received.push(`asked for ${letter}`);
    return Promise.resolve(true);
  }
}

class Mailroom {
  constructor(private readonly archive: Archive) {}

  @OnEvent(SENT)
  stamp(letter: string): Promise<void> {
    this.archive.received.push(`mailroom ${letter}`);
    if (letter === 'torn') throw new Error('A torn letter is refused');
    return Promise.resolve();
  }

  @AnswersQuery(READERS)
  readers(letter: string): Promise<string> {
    return Promise.resolve(`reader of ${letter}`);
  }

  @AnswersQuery(IS_OPEN)
  isOpen(letter: string): Promise<boolean> {
    return Promise.resolve(letter === 'open');
  }
}

const BY = {} as ChangeContext;
const PROVIDERS: Provider[] = [
  Archive,
  { provide: Mailroom, useFactory: (archive: Archive) => new Mailroom(archive), inject: [Archive] },
];
const WIRING: Wiring = [
  [SENT, Mailroom, Archive],
  [READERS, Mailroom],
  [IS_OPEN, Mailroom, Archive],
];

async function start(wiring: Wiring = WIRING, providers = PROVIDERS) {
  const module = await Test.createTestingModule({ imports: [EventsModule.forRoot(wiring)], providers }).compile();
  await module.init();
  return { events: module.get(Events), received: module.get(Archive, { strict: false }).received };
}

describe('an event', () => {
  it('reaches all listeners, in the order of the list', async () => {
    const { events, received } = await start();
    await events.publish(SENT, 'first', BY);
    expect(received).toEqual(['mailroom first', 'archive first']);
  });

  it('does not reach later listeners if one refuses it', async () => {
    const { events, received } = await start();
    await expect(events.publish(SENT, 'torn', BY)).rejects.toThrow('A torn letter is refused');
    expect(received).toEqual(['mailroom torn']);
  });

  it('is an error if it is not listed', async () => {
    const { events } = await start();
    await expect(events.publish(event('unlisted'), null, BY)).rejects.toThrow("wiring.ts does not list 'unlisted'");
  });
});

describe('a query', () => {
  it('collects the answers of all listeners', async () => {
    const { events } = await start();
    await expect(events.query(READERS, 'one', null)).resolves.toEqual(['reader of one']);
  });

  it('stops at the first true answer if any is sufficient', async () => {
    const { events, received } = await start();
    await expect(events.isTrueForAny(IS_OPEN, 'open', null)).resolves.toBe(true);
    expect(received).toEqual([]);
    await expect(events.isTrueForAny(IS_OPEN, 'closed', null)).resolves.toBe(true);
    expect(received).toEqual(['asked for closed']);
  });
});

describe('a start', () => {
  it.each<[string, Wiring, string]>([
    ['fails for an event that is listed twice', [...WIRING, [SENT, Mailroom]], "wiring.ts lists 'letter sent' twice"],
    [
      'fails for a listener without such a method',
      [
        [SENT, Mailroom, Archive],
        [READERS, Archive],
        [IS_OPEN, Mailroom, Archive],
      ],
      "Archive has no method for 'readers of a letter'",
    ],
    [
      'fails for a method that is not listed',
      [
        [SENT, Mailroom],
        [READERS, Mailroom],
        [IS_OPEN, Mailroom, Archive],
      ],
      "wiring.ts does not list Archive.keep for 'letter sent'",
    ],
  ])('%s', async (_, wiring, message) => {
    await expect(start(wiring)).rejects.toThrow(message);
  });

  it('fails if no module provides a listener', async () => {
    await expect(start(WIRING, [Archive])).rejects.toThrow('Mailroom in wiring.ts is provided by no module');
  });
});
