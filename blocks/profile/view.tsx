import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountSection } from "#blocks/kit/account-section.tsx";
import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { BirthdateField, NameFields, PhoneField, useProfileLabels } from "#blocks/kit/profile-fields.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { CheckIsland } from "./check-island.tsx";
import type { profileDefinition } from "./definition.ts";

/** What the customer told of themselves, to be changed; the address is what the account is known by. */
export function ProfileView(block: BlockViewProps<typeof profileDefinition>): ReactNode {
  const { id, data, href, said } = block;
  const labels = useProfileLabels();
  const { parameters } = data;
  const asksBirthdate = isOn(parameters, "ASK_BIRTHDATE") || Boolean(data.user?.birthdate);
  return (
    <AccountSection block={block} done={<FormattedMessage id="account.saved" />} known={data.user}>
      {(user) => (
        <CheckedForm
          action="/account/profil"
          form="profile"
          block={id}
          schema="profile"
          check={CheckIsland}
          parameters={parameters}
          back={href({ state: null })}
          said={said}
          labels={labels}
          values={{
            firstname: user.firstname,
            lastname: user.lastname,
            phone: user.phone ?? "",
            birthdate: user.birthdate ?? "",
          }}
        >
          <p className={layout.meta}>
            <FormattedMessage id="profile.email" values={{ email: <strong>{user.email}</strong> }} />
          </p>
          <NameFields />
          <PhoneField parameters={parameters} />
          {asksBirthdate && <BirthdateField />}
          <FormActions send={<FormattedMessage id="account.save" />} />
        </CheckedForm>
      )}
    </AccountSection>
  );
}
