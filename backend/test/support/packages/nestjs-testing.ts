export * from '@nestjs/testing';
