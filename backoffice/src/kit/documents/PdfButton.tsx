import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, type ButtonProps, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { DOCUMENT_LANGUAGES, type DocumentLanguage, LANGUAGES } from '@shop/contract/languages';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';
import { useInMenu } from '../ui/MoreMenu';
import type { OpenDocument } from './openPdf';

interface Props {
  label: string;
  open: OpenDocument;
  icon?: typeof PictureAsPdfOutlined;
  /** A button with a text label; without it, an icon for rows. */
  button?: Pick<ButtonProps, 'size' | 'variant' | 'disabled'>;
  /** True for a document that can't be opened now: a click says why. */
  quiet?: boolean;
}

const faint = { opacity: 0.45 };

/** Opens a PDF in the language of its customer; a menu beside it has English, Arabic and both. */
export const PdfButton = ({ label, open, icon: Icon = PictureAsPdfOutlined, button, quiet = false }: Props) => {
  const isInRow = !useInMenu();
  return (
    // A click on the button or its menu must not open the row.
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexShrink: 0 }}
      onClick={(event) => isInRow && event.stopPropagation()}
    >
      {button ? (
        <Button {...button} startIcon={<Icon />} onClick={() => open()}>
          {label}
        </Button>
      ) : (
        <ActionButton
          label={label}
          icon={<Icon fontSize="small" />}
          sx={quiet ? faint : undefined}
          onClick={() => open()}
        />
      )}
      {!quiet && <LanguageMenu label={label} open={open} disabled={button?.disabled} />}
    </Box>
  );
};

const nameOf = (language: DocumentLanguage): string =>
  language === 'both' ? `${LANGUAGES.en.name} + ${LANGUAGES.ar.name}` : LANGUAGES[language].name;

const LanguageMenu = ({ label, open, disabled = false }: Pick<Props, 'label' | 'open'> & { disabled?: boolean }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const name = useTranslate()('shop.document.language', { document: label });
  const choose = (language: DocumentLanguage) => {
    setAnchor(null);
    open(language);
  };
  return (
    <>
      <Tooltip title={disabled ? '' : name}>
        <span>
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={name}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor === null ? undefined : menuId}
            sx={{ px: 0, minWidth: 24, height: '100%', borderRadius: 1 }}
            onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
          >
            <ArrowDropDown fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DOCUMENT_LANGUAGES.map((language) => (
          <MenuItem key={language} onClick={() => choose(language)}>
            {nameOf(language)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
