import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { ShopSettings, TradeEnvironment } from './shop-variables.js';
import { ChangeFeed } from '../../platform/history/change-feed.service.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { addressLine } from '../../documents/parties/shop-details.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { Sender, type SenderLook } from '../../platform/mail/sender.js';
import { Letterhead, type LetterheadLook, PLAIN_LETTERHEAD } from '../../platform/pdf/letterhead.js';
import { Settings, SETTINGS_OBJECT_ID, type SettingsRecord } from './settings.schema.js';

/** The same on each server: lines of the bank refer to it. */
const FIRST_BANK_ACCOUNT_ID = new Types.ObjectId('000000000000000000000001');

/**
 * The settings until staff save them for the first time: values of the environment, in a
 * version that is not stored. The other settings have the defaults of the schema.
 */
export function firstSettings(shop: ShopSettings): Partial<SettingsRecord> {
  const { name, legalName, address, trn, vatRegisteredSince, email, whatsapp, supplierChatUrl, invoiceTermsDays } =
    shop;
  return {
    _id: SETTINGS_OBJECT_ID,
    name,
    legalName,
    trn,
    vatRegisteredSince,
    email,
    supplierChatUrl,
    invoiceTermsDays,
    whatsapp: [...whatsapp],
    address: { ...address },
    licenceNumber: shop.licenceNumber,
    licenceAuthority: shop.licenceAuthority,
    bankAccounts: shop.bankAccounts.map((account) => ({ ...account, _id: FIRST_BANK_ACCOUNT_ID })),
    version: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}

export type { SettingsRecord };

/** Pixels: three times the size on paper. */
const LOGO_BOUNDS = { width: 720, height: 200 };

/** The identity of the shop and its terms of sale. */
@Injectable()
export class SettingsService extends Sender implements Letterhead, OnModuleInit {
  private readonly logger = new Logger(SettingsService.name);
  private latest: SettingsRecord;
  private logo: Buffer | null = null;
  private loadCount = 0;
  private lastTaken = 0;

  constructor(
    @InjectModel(Settings.name) private readonly model: Model<Settings>,
    private readonly feed: ChangeFeed,
    @Inject(ENVIRONMENT) private readonly environment: TradeEnvironment,
    private readonly pictures: Pictures,
  ) {
    super();
    this.latest = this.first();
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.feed.onChange(async (changes) => {
      if (changes === null || changes.some(({ resource }) => resource === 'settings')) await this.refresh();
    });
  }

  @AnswersQuery(SHOWN_PICTURES)
  async shownPictures(): Promise<readonly string[]> {
    return [(await this.load(null)).logo];
  }

  /** The cached settings of this server, for pages and emails; a change on another server arrives within a second. */
  current(): SettingsRecord {
    return this.latest;
  }

  look(): SenderLook {
    const { name, legalName, legalNameAr, address, email, accentColour } = this.latest;
    return {
      name,
      legalName,
      legalNameAr,
      address: addressLine(address),
      email,
      accent: accentColour,
      logo: this.logo,
    };
  }

  letterhead(): LetterheadLook {
    return { logo: dataAddress(this.logo), accent: this.latest.accentColour };
  }

  async letterheadOf({ logo, accentColour }: Pick<Settings, 'logo' | 'accentColour'>): Promise<LetterheadLook> {
    return { logo: dataAddress(await this.pictureOf(logo)), accent: accentColour };
  }

  /** The settings in the transaction, for data that is stored. */
  async load(session: ClientSession | null): Promise<SettingsRecord> {
    const record = await this.model.findById(SETTINGS_OBJECT_ID).session(session).lean<SettingsRecord | null>();
    return record ?? this.first();
  }

  /** The settings until staff save them for the first time. */
  private first(): SettingsRecord {
    return new this.model(firstSettings(this.environment.shop)).toObject<SettingsRecord>();
  }

  /** A response is ignored if a later request has already been answered. */
  private async refresh(): Promise<void> {
    const turn = (this.loadCount += 1);
    const settings = await this.load(null);
    const logo = await this.pictureOf(settings.logo);
    if (turn < this.lastTaken) return;
    this.lastTaken = turn;
    this.latest = settings;
    this.logo = logo;
  }

  /** A document is printed without its picture rather than not at all. */
  private async pictureOf(address: string): Promise<Buffer | null> {
    if (address === '') return null;
    try {
      return await this.pictures.asPng(address, LOGO_BOUNDS);
    } catch (error) {
      this.logger.warn(`Failed to load the logo ${address}: ${errorMessage(error)}`);
      return null;
    }
  }
}

const dataAddress = (png: Buffer | null): string =>
  png === null ? PLAIN_LETTERHEAD.logo : `data:image/png;base64,${png.toString('base64')}`;
