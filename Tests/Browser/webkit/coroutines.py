"""Coroutines in the main loop of GLib."""

import traceback

# A coroutine that waits can have references only from what it waits for, which can have references only from it.
RUNNING = set()


class Future:
    """A result that arrives later, for which one or more coroutines wait."""

    def __init__(self):
        self._is_done = False
        self._result = None
        self._error = None
        self._waiting = []

    def set_result(self, result=None):
        self._finish(result, None)

    def set_error(self, error):
        self._finish(None, error)

    def _finish(self, result, error):
        if self._is_done:
            return
        self._is_done, self._result, self._error = True, result, error
        for resume in self._waiting:
            resume()

    def when_done(self, resume):
        if self._is_done:
            resume()
        else:
            self._waiting.append(resume)

    def __await__(self):
        if not self._is_done:
            yield self
        if self._error:
            raise self._error
        return self._result


def start(coroutine):
    """Runs a coroutine until its end, and returns the future of its result."""
    future = Future()
    RUNNING.add(coroutine)

    def resume():
        try:
            waited = coroutine.send(None)
        except StopIteration as stop:
            RUNNING.remove(coroutine)
            future.set_result(stop.value)
        except Exception as error:
            RUNNING.remove(coroutine)
            future.set_error(error)
        else:
            waited.when_done(resume)

    resume()
    return future


def start_alone(coroutine):
    """Runs a coroutine for whose result nobody waits, and prints its error."""

    async def report():
        try:
            await coroutine
        except Exception:
            traceback.print_exc()

    start(report())


async def finish(begin, end, *arguments):
    """Calls an asynchronous function of Gio, which takes a callback last, and returns its result."""
    future = Future()

    def finished(_, result):
        try:
            future.set_result(end(result))
        except Exception as error:
            future.set_error(error)

    begin(*arguments, finished)
    return await future
