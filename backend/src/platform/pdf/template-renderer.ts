import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { LANGUAGES } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import { templateFolder } from '../config/paths.js';
import { cssString, formatAmount, formatQuantity } from './document-format.js';
import type { InvoiceModel, QuoteModel, StatementModel } from './document-model.js';

const TEMPLATES = templateFolder('pdf');

const HELPERS = {
  amount: formatAmount,
  quantity: formatQuantity,
  amountOrNone: (fils: Fils | null) => (fils === null ? '' : formatAmount(fils)),
  cssString: (text: string) => new Handlebars.SafeString(cssString(text)),
};

/** A misspelt field or helper is an error, not a gap in the document. */
const STRICT: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(HELPERS).map((name) => [name, true])),
};

const NO_PROTOTYPES: Handlebars.RuntimeOptions = {
  allowProtoPropertiesByDefault: false,
  allowProtoMethodsByDefault: false,
};

/** Makes the HTML of documents. Reads and parses every template when it is made, so that a broken one stops the start. */
export class TemplateRenderer {
  private readonly handlebars = Handlebars.create();
  private readonly styles: Handlebars.SafeString;
  private readonly templates = new Map<string, Handlebars.TemplateDelegate>();

  /** @param fonts `@font-face` rules */
  constructor(fonts: string) {
    const styles = readFileSync(new URL('document.css', TEMPLATES), 'utf8');
    this.styles = new Handlebars.SafeString(`${fonts}\n${styles}`);
    this.handlebars.registerHelper(HELPERS);
    for (const file of readdirSync(fileURLToPath(TEMPLATES)).filter((name) => name.endsWith('.hbs'))) {
      const name = file.slice(0, -'.hbs'.length);
      const source = this.handlebars.parse(readFileSync(new URL(file, TEMPLATES), 'utf8'));
      const template = this.handlebars.compile(source, STRICT);
      this.templates.set(name, template);
      this.handlebars.registerPartial(name, template);
    }
  }

  quote(model: QuoteModel): string {
    return this.render('quote', model);
  }

  invoice(model: InvoiceModel): string {
    return this.render('invoice', model);
  }

  statement(model: StatementModel): string {
    return this.render('statement', model);
  }

  private render(name: string, model: QuoteModel | StatementModel): string {
    const template = this.templates.get(name);
    if (template === undefined) throw new Error(`There is no template ${name}.`);
    const { direction } = LANGUAGES[model.language];
    return template({ ...model, direction, styles: this.styles }, NO_PROTOTYPES);
  }
}
