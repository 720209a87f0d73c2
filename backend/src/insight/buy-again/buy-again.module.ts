import { Module } from '@nestjs/common';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { PurchasesController } from './buy-again.controller.js';
import { BuyAgainService } from './buy-again.service.js';

@Module({
  imports: [OrdersModule, UsersModule, CompaniesModule],
  controllers: [PurchasesController],
  providers: [BuyAgainService],
})
export class BuyAgainModule {}
