import { CARD_LIMITS, FIELD_WORDS, type SingleField } from '#contracts/rules/cards/card-content.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import type { CardPicture } from '../upload-picture.ts';
import { ContactFields } from './contact-fields.tsx';
import { FieldLine } from './field-line.tsx';
import styles from './fields.module.css';
import { PictureField } from './picture-field.tsx';
import { PrivacySelect } from './privacy-select.tsx';
import { SectionFields } from './section-fields.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { CardEditing } from './use-card-draft.ts';
import { WorksField } from './works-field.tsx';

const SLUG_MOST = 32;
const PLACEHOLDERS: Readonly<Partial<Record<SingleField, string>>> = {
  motto: '例如：把值得留下的事，印成一本书',
  website: 'www.example.com',
};

/** The fields of a card, in the order in which the card shows them. */
export function EditorFields({ editing }: { editing: CardEditing }) {
  const { base, draft, change, changeContent, problemOf } = editing;
  const { content } = draft;

  function single(name: SingleField) {
    const { label, most } = FIELD_WORDS[name];
    const field = content[name];
    return (
      <FieldLine
        name={name}
        label={label}
        text={field.text}
        most={most}
        placeholder={PLACEHOLDERS[name]}
        problem={problemOf(name)}
        onChange={(text) => changeContent({ [name]: { ...field, text } })}
        after={
          <PrivacySelect
            of={label}
            privacy={field.privacy}
            onChange={(privacy) => changeContent({ [name]: { ...field, privacy } })}
          />
        }
      />
    );
  }

  function picture(which: CardPicture, label: string) {
    const name = which === 'photo' ? 'photo' : 'wechatPicture';
    const path = which === 'photo' ? base.photoPath : base.wechatPath;
    return (
      <PictureField
        cardID={base.ID}
        picture={which}
        label={label}
        path={draft.without.includes(which) ? '' : path}
        privacy={content[name]}
        onPrivacy={(privacy) => changeContent({ [name]: privacy })}
        onUploaded={(card) => editing.showPicture(card, which)}
        onRemove={() => change({ without: [...draft.without, which] })}
      />
    );
  }

  return (
    <>
      <Sheet title="外观与地址">
        <div className={styles.group}>
          <ThemeChoice theme={draft.theme} onChange={(theme) => change({ theme })} />
          <FieldLine
            name="slug"
            label="名片地址"
            text={draft.slug}
            most={SLUG_MOST}
            prefix="/card/"
            problem={problemOf('slug')}
            onChange={(slug) => change({ slug })}
          />
          <Note size={12}>改地址后旧链接失效；二维码和印好的名片不受影响。</Note>
        </div>
      </Sheet>
      <Sheet title="身份">
        <div className={styles.group}>
          <FieldLine
            name="name"
            label="姓名"
            text={content.name}
            most={CARD_LIMITS.name}
            problem={problemOf('name')}
            onChange={(name) => changeContent({ name })}
          />
          {single('title')}
          {single('company')}
          {single('motto')}
          <Stack gap={24} columns="two" className={styles.pictures}>
            {picture('photo', '头像照片')}
            {picture('wechat', '微信二维码')}
          </Stack>
        </div>
      </Sheet>
      <Sheet title="联系方式">
        <div className={styles.group}>
          <ContactFields
            name="mobile"
            what="电话"
            fields={content.mobiles}
            problemOf={problemOf}
            onChange={(mobiles) => changeContent({ mobiles })}
          />
          <ContactFields
            name="email"
            what="邮箱"
            fields={content.emails}
            problemOf={problemOf}
            onChange={(emails) => changeContent({ emails })}
          />
          {single('wechat')}
          {single('website')}
          {single('address')}
        </div>
      </Sheet>
      <Sheet title="栏目">
        <SectionFields
          sections={content.sections}
          problemOf={problemOf}
          onChange={(sections) => changeContent({ sections })}
        />
      </Sheet>
      <Sheet title="作品">
        <WorksField
          works={draft.works}
          privacy={content.works.privacy}
          onPrivacy={(privacy) => changeContent({ works: { ...content.works, privacy } })}
          onChange={(works) => change({ works })}
        />
      </Sheet>
    </>
  );
}
