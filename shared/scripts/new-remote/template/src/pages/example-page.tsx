import { PageTitle } from '@portal/shared/ui';
import { Intro } from '../features/intro/intro';
import { messages } from '../features/intro/messages';

/** `example-path`: the first page of this remote. */
export function ExamplePage() {
  return (
    <>
      <PageTitle title={messages.title} />
      <Intro />
    </>
  );
}
