import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AnswersPdf, type PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { PreviewSettingsDto, UpdateSettingsDto } from './dto/settings.requests.js';
import { SettingsResponse } from './dto/settings.response.js';
import { SettingsEditing } from './settings-editing.service.js';
import { toSettings } from './settings.mapper.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
@StaffOnly('settings.read')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly editing: SettingsEditing,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The settings of the shop',
    description: 'Those of the environment, in version 0, until they are saved for the first time.',
  })
  @ApiOkResponse({ type: SettingsResponse })
  async get(): Promise<SettingsResponse> {
    return toSettings(await this.settings.load(null));
  }

  @Put()
  @StaffOnly('settings.write')
  @ApiOperation({
    summary: 'Change the settings',
    description: 'Documents that were issued before stay as they are.',
  })
  @ApiOkResponse({ type: SettingsResponse })
  update(@Body() body: UpdateSettingsDto, @CurrentActor() actor: Actor): Promise<SettingsResponse> {
    return this.editing.update(body, actor);
  }

  @Post('preview')
  @StaffOnly('settings.read')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'A quotation with made-up content, as PDF, with these settings',
    description: 'Takes the body of the PUT and stores nothing.',
  })
  @AnswersPdf()
  show(
    @Body() body: PreviewSettingsDto,
    @Query() { language }: PdfQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<PdfFile> {
    return this.editing.printPreview(body, actor, language);
  }
}
