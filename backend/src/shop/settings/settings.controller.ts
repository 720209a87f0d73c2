import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
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
    summary: 'Get the settings',
    description: 'Returns the values of the environment, version 0, until the settings are saved.',
  })
  @ApiOkResponse({ type: SettingsResponse })
  async get() {
    return toSettings(await this.settings.load(null));
  }

  @Put()
  @StaffOnly('settings.write')
  @ApiOperation({
    summary: 'Update the settings',
    description: 'Issued documents don’t change.',
  })
  @ApiOkResponse({ type: SettingsResponse })
  update(@Body() body: UpdateSettingsDto, @CurrentActor() actor: Actor) {
    return this.editing.update(body, actor);
  }

  @Post('preview')
  @StaffOnly('settings.read')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Download a sample quotation with these settings as PDF',
    description: 'Takes the body of the PUT and stores nothing.',
  })
  @AnswersPdf()
  show(@Body() body: PreviewSettingsDto, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.editing.printPreview(body, actor, language);
  }
}
