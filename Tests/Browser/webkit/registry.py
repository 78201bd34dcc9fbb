"""The table of the protocol's commands, to which the modules of commands add theirs."""

COMMANDS = {}


def command(method):
    """Adds a function, which takes the contexts and the command's parameters, as the command `method`."""

    def register(function):
        COMMANDS[method] = function
        return function

    return register


async def accept(contexts, params):
    """Answers a command that needs no action."""


def targets(contexts, params):
    """Returns the user contexts and the pages that a command names."""
    users = [contexts.user(each) for each in params.get("userContexts", []) if each in contexts.users]
    pages = [contexts.page(each) for each in params.get("contexts", [])]
    return users, pages + [page for user in users for page in contexts.pages_of(user)]
