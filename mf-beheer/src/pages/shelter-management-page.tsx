import { PageTitle } from '@portal/shared/ui';

/** `asiels/beheer/:id`: the animals of a shelter (BE-001). */
export function ShelterManagementPage() {
  return <PageTitle title="Dieren overzicht" documentTitle="Dieren overzicht" />;
}
