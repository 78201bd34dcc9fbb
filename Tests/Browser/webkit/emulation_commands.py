"""Commands for what a context pretends to be."""

from registry import command, targets


@command("emulation.setMediaFeaturesOverride")
async def set_media_features(contexts, params):
    scheme = params["features"].get("prefers-color-scheme")
    await set_preference(contexts, params, "PrefersColorScheme", "Dark" if scheme == "dark" else "Light")


async def set_preference(contexts, params, name, value):
    users, pages = targets(contexts, params)
    for user in users:
        user.preferences[name] = value
    for page in pages:
        await page.set_preference(name, value)


@command("emulation.setLocaleOverride")
async def set_locale(contexts, params):
    for user in targets(contexts, params)[0]:
        user.languages = [params["locale"]]


@command("emulation.setTimezoneOverride")
async def set_time_zone(contexts, params):
    for user in targets(contexts, params)[0]:
        user.time_zone = params["timezone"]


async def use_options(contexts, user, options):
    user.allows_scripts = options.get("java_script_enabled", True)
    if motion := options.get("reduced_motion"):
        value = "Reduce" if motion == "reduce" else "NoPreference"
        await set_preference(contexts, {"userContexts": [user.id]}, "PrefersReducedMotion", value)
