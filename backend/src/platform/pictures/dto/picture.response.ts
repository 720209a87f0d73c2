import { ApiProperty } from '@nestjs/swagger';
import { ApiWholeNumber } from '../../openapi/response-fields.js';

const EXAMPLE = '/media/6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d';

class PictureSizeResponse {
  @ApiProperty({ example: `${EXAMPLE}-320.webp` })
  url: string;

  @ApiWholeNumber({ minimum: 1, description: 'Width in pixels', example: 320 })
  width: number;
}

export class PictureResponse {
  @ApiProperty({ description: 'Value for `images` of a product and `image` of a category', example: `${EXAMPLE}.webp` })
  url: string;

  @ApiWholeNumber({ minimum: 1, description: 'Width in pixels', example: 1600 })
  width: number;

  @ApiWholeNumber({ minimum: 1, description: 'Height in pixels', example: 1200 })
  height: number;

  @ApiProperty({
    type: [PictureSizeResponse],
    description: 'Narrower versions of the image; their addresses have `-320` and `-800` before the extension',
  })
  sizes: PictureSizeResponse[];
}
