import { object, type ObjectShape } from "yup";

/** An object whose keys are exactly the named ones: an unknown key is an error, not dropped (design §4). */
export function shape<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown().required();
}
