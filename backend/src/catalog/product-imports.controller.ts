import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { ImportProductsDto } from './dto/product-import.requests.js';
import { ProductImportResponse } from './dto/product-import.response.js';
import { ProductImports } from './product-imports.service.js';

@ApiTags('products')
@Controller('products')
@StaffOnly()
export class ImportsController {
  constructor(private readonly imports: ProductImports) {}

  @Post('import')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Create and change products by a file',
    description:
      'A dry run unless `plan` is sent: it tells line by line what would change and what is wrong. With the `plan` of a ' +
      'dry run all of it is done, or, where the catalogue has changed since, nothing.',
  })
  @ApiOkResponse({ type: ProductImportResponse })
  @ApiRefusals(409)
  products(@Body() body: ImportProductsDto, @CurrentActor() actor: Actor): Promise<ProductImportResponse> {
    return this.imports.run(body, actor);
  }
}
