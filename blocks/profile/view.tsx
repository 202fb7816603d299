import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormActions, FormDone } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { BirthdateField, NameFields, PhoneField, useProfileLabels } from "#blocks/kit/profile-fields.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { CheckIsland } from "./check-island.tsx";
import type { profileDefinition } from "./definition.ts";

/** What the customer told of themselves, to be changed; the address is what the account is known by. */
export function ProfileView({
  id,
  props,
  data,
  query,
  href,
  said,
}: BlockViewProps<typeof profileDefinition>): ReactNode {
  const labels = useProfileLabels();
  const { user, parameters } = data;
  const asksBirthdate = isOn(parameters, "ASK_BIRTHDATE") || Boolean(user?.birthdate);
  return (
    <FormSection block={id} title={props.title}>
      {query["state"] === "done" && said === null && (
        <FormDone>
          <FormattedMessage id="account.saved" />
        </FormDone>
      )}
      {user === null ? (
        <AccountElsewhere />
      ) : (
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
    </FormSection>
  );
}
