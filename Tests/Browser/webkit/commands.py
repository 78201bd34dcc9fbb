"""The commands that Playwright sends. The imported modules add theirs to the table."""

import context_commands  # noqa: F401
import cookies  # noqa: F401
import emulation_commands  # noqa: F401
import network_commands  # noqa: F401
import script_commands  # noqa: F401
from registry import COMMANDS, accept

ACCEPTED = (
    "browser.close", "browser.setDownloadBehavior", "emulation.setGeolocationOverride",
    "emulation.setScreenOrientationOverride", "emulation.setScreenSettingsOverride",
    "emulation.setUserAgentOverride", "input.releaseActions", "network.continueWithAuth", "network.setCacheBehavior",
    "network.setExtraHeaders", "permissions.setPermission", "session.end", "session.subscribe", "session.unsubscribe",
)
COMMANDS |= dict.fromkeys(ACCEPTED, accept)
