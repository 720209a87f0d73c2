import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicWithoutSession } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { SettingsService } from '../settings.service.js';
import { ShopResponse, toShop } from './shop.response.js';

@ApiTags('shop')
@Controller('shop')
export class ShopController {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @PublicWithoutSession()
  @ApiOperation({ summary: 'Get the name, address and contact details of the shop' })
  @ApiOkResponse({ type: ShopResponse })
  get() {
    return toShop(this.settings.current(), this.clock.now());
  }
}
