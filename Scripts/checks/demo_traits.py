"""The traits with which the demos are built: each needs a library that may not be installed."""

from . import postgresql, sodium


def options():
    """Returns the options for builds of the demos, with the traits whose libraries are installed."""
    names = [*(["Accounts"] if sodium.has_headers() else []), *(["PostgreSQL"] if postgresql.has_headers() else [])]
    return ["--traits", ",".join(names)] if names else []


def package_options():
    """Returns the options for builds of the package, with the traits that the demos enable."""
    return ["--traits", ",".join(["Hummingbird", *(["Sodium"] if sodium.has_headers() else [])])]


def install_missing(seconds):
    """Installs the libraries that are missing with apt, where that is possible."""
    sodium.install_missing(seconds)
    postgresql.install_missing(seconds)


def reasons_to_skip():
    """Returns which traits the demos are built without, and how to install their libraries."""
    return [
        *([] if sodium.has_headers() else [f"the trait Accounts: {sodium.HOW}"]),
        *([] if postgresql.has_headers() else [f"the trait PostgreSQL: {postgresql.HOW}"]),
    ]
