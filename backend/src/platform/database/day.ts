import { Prop } from '@nestjs/mongoose';

/** A day in Dubai, as `2026-11-21`. */
export const Day = (options: { readonly required: true } | { readonly default: null }): PropertyDecorator =>
  Prop({ type: String, isDay: true, ...options });
