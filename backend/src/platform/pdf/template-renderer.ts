import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { markSvg, withBrandColours } from '@shop/contract/brand';
import { withIsolates } from '@shop/contract/isolation';
import { DEFAULT_LANGUAGE, type DocumentLanguage, type Language, LANGUAGES } from '@shop/contract/languages';
import { writtenNumber } from '@shop/contract/message';
import type { Fils } from '@shop/contract/money';
import { cssColour, cssPageNumber, cssString, formatAmount } from './document-format.js';
import { PLAIN_LETTERHEAD } from './letterhead.js';

const HELPERS = {
  amount: formatAmount,
  quantity: writtenNumber,
  amountOrNone: (fils: Fils | null) => (fils === null ? '' : formatAmount(fils)),
  /** Keeps sizes and ranges in their order within the words of staff and buyers. */
  directed: (text: string, { data }: Handlebars.HelperOptions) =>
    withIsolates(text, (data as { readonly root: { readonly language: Language } }).root.language),
  cssColour: (text: string) => new Handlebars.SafeString(cssColour(text)),
  cssPageNumber: (text: string) => new Handlebars.SafeString(cssPageNumber(text)),
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

/** Decoration beside the shop's name. */
const MARK = new Handlebars.SafeString(markSvg().replace('<svg ', '<svg class="brand-mark" aria-hidden="true" '));

/** The part that all models share; a template knows the rest of its own model. */
export interface TemplateModel {
  /** A document in both languages has the layout of an English one. */
  readonly language: DocumentLanguage;
}

/** Makes the HTML of documents. Reads and parses every template when it is made, so that a broken one stops the start. */
export class TemplateRenderer {
  private readonly handlebars = Handlebars.create();
  private readonly styles: Handlebars.SafeString;
  private readonly templates = new Map<string, Handlebars.TemplateDelegate>();

  /**
   * @param folder of the templates and of their style sheet, `document.css`
   * @param fonts `@font-face` rules
   */
  constructor(folder: URL, fonts: string) {
    const styles = readFileSync(new URL('document.css', folder), 'utf8');
    this.styles = new Handlebars.SafeString(`${fonts}\n${withBrandColours(styles)}`);
    this.handlebars.registerHelper(HELPERS);
    for (const file of readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.hbs'))) {
      const name = file.slice(0, -'.hbs'.length);
      const source = this.handlebars.parse(readFileSync(new URL(file, folder), 'utf8'));
      const template = this.handlebars.compile(source, STRICT);
      this.templates.set(name, template);
      this.handlebars.registerPartial(name, template);
    }
  }

  render<Model extends TemplateModel>(name: string, model: Model, letterhead = PLAIN_LETTERHEAD): string {
    const template = this.templates.get(name);
    if (template === undefined) throw new Error(`Template ${name} not found.`);
    const language = model.language === 'both' ? DEFAULT_LANGUAGE : model.language;
    const { direction } = LANGUAGES[language];
    const isBilingual = model.language === 'both';
    const page = { ...model, letterhead, language, direction, isBilingual, styles: this.styles, mark: MARK };
    return template(page, NO_PROTOTYPES);
  }
}
