import { portalPath, ToastType, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { logError, useToast, useUser } from '@portal/shared/session';
import { useNavigate } from 'react-router-dom';
import { ThemeField } from '../features/layout/theme-field';
import { useUserMenu } from '../features/layout/use-user-menu';
import { MembersFrame } from '../features/members/members-frame';
import { messages as membersMessages } from '../features/members/messages';
import { EmailSection } from '../features/profile/email-section';
import { LeaveSection } from '../features/profile/leave-section';
import { MailSection } from '../features/profile/mail-section';
import { messages } from '../features/profile/messages';
import { NamesSection } from '../features/profile/names-section';
import { PasswordSection } from '../features/profile/password-section';
import { ProvidersSection } from '../features/profile/providers-section';
import { Section, Sections } from '../features/profile/section';
import { SessionsSection } from '../features/profile/sessions-section';
import { VerifyNotice } from '../features/profile/verify-notice';
import { useSignOut } from '../features/session/sign-out-context';

/** `/mijn-{p}/profiel` (SH-042, C14): the own account, for every type of user. */
export function ProfilePage() {
  const user = useUser();
  const menu = useUserMenu();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const showToast = useToast();
  const leave = async (restoreDays: number) => {
    // The token is refused from now on: nothing may be asked with it any more.
    await signOut().catch((error: unknown) => logError('The session of a closed account could not be ended.', error));
    navigate(portalPath.home(), { replace: true });
    showToast({ type: ToastType.success, message: messages.leave.closed(restoreDays) });
  };
  if (!user) return null;
  return (
    <MembersFrame title={membersMessages.profile} {...menu}>
      {!user.email_verified && <VerifyNotice email={user.email} />}
      <Sections>
        <NamesSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <ProvidersSection user={user} />
        {userTypeOf(user.usertype) === UserType.default && <MailSection />}
        <SessionsSection />
        <Section title={messages.theme.title} text={messages.theme.text}>
          <ThemeField />
        </Section>
        <LeaveSection onClosed={leave} />
      </Sections>
    </MembersFrame>
  );
}
