export * from '@nestjs/mongoose';
