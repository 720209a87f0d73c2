/** The key under which `ApiProperty` of Nest's Swagger stores the names of the fields of a class. */
const DESCRIBED = 'swagger/apiModelPropertiesArray';

/** The documented fields of a class and of its base classes. */
export function describedFields({ prototype }: abstract new () => object): Set<string> {
  const described = Reflect.getMetadata(DESCRIBED, prototype as object) as string[];
  return new Set(described.map((field) => field.slice(1)));
}
