import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PRODUCT_TYPES } from '../catalog/domain/product-types.js';
import { Public } from '../common/auth/access.decorators.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';

export class ShopResponse {
  @ApiProperty({ example: 'Press & Pack Supplies' })
  name: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  legalName: string;

  @ApiProperty({ example: 'Warehouse 7, Al Quoz 3, Dubai' })
  address: string;

  @ApiProperty({ description: 'Tax registration number', example: '100000000000003' })
  trn: string;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ description: 'Where suppliers start a chat', example: 'https://wa.me/971500000001' })
  supplierChatUrl: string;

  @ApiProperty({ type: [String], example: [...PRODUCT_TYPES] })
  productTypes: string[];

  @ApiProperty({ enum: ['AED'], example: 'AED' })
  currency: 'AED';
}

@ApiTags('shop')
@Controller('shop')
export class ShopController {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Who the shop is and how to reach it' })
  @ApiOkResponse({ type: ShopResponse })
  get(): ShopResponse {
    const { name, legalName, address, trn, email, whatsapp, supplierChatUrl } = this.environment.shop;
    const contact = { name, legalName, address, trn, email, whatsapp: [...whatsapp], supplierChatUrl };
    return { ...contact, productTypes: [...PRODUCT_TYPES], currency: 'AED' };
  }
}
