import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/auth/access.decorators.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import { ShopResponse, toShop } from './shop.response.js';

@ApiTags('shop')
@Controller('shop')
export class ShopController {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Who the shop is and how to reach it' })
  @ApiOkResponse({ type: ShopResponse })
  get(): ShopResponse {
    return toShop(this.environment.shop);
  }
}
