import { string } from "yup";

import { type AdministratorRole, administratorRoles } from "../../content/people.ts";
import { shape } from "../shapes/shape.ts";

const role = string<AdministratorRole>().oneOf(administratorRoles).required();

/** What `invitePerson` takes: what an address is, the server says under its key. */
export const invitationBody = shape({
  email: string().max(254).defined(),
  firstname: string().max(100).defined(),
  lastname: string().max(100).defined(),
  role,
});

/** What `changePersonRole` takes. */
export const roleBody = shape({ role });
