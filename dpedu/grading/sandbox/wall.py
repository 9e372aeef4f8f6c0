"""The outer wall: bubblewrap, around the template and all that is forked from it.

What is bound into it is the Python environment and what the system's libraries need, all of it
read-only. No course, no gradebook, no submission and no network is there: what is marked comes
through a socket, and so do the marks.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from dpedu.grading.messages.wire import Channel, Gone, Late
from dpedu.grading.sandbox.groups import make_groups, remove_group
from dpedu.grading.sandbox.jail import HOME, Bounds

HOW = (
    "Marking runs the code of strangers, and no sandbox can be had here: {why}.\n"
    "On Debian or Ubuntu: apt-get install bubblewrap. In a container: allow it user namespaces "
    "(Docker: --security-opt seccomp=unconfined --security-opt apparmor=unconfined).\n"
    "For a class whose code you trust, --no-sandbox does without."
)
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64")
_ETC = (
    "ld.so.cache",
    "ld.so.conf",
    "ld.so.conf.d",
    "fonts",
    "alternatives",
    "localtime",
    "timezone",
)
_PARTS = ("bin", "lib", "lib64", "pyvenv.cfg")
_OTHER_USER = 2_000_000_000
_libc = ctypes.CDLL(None, use_errno=True)


PREFIX = "dpedu-marking-"
JUST_MADE = 60.0  # seconds in which a folder may not be held yet


class NoSandbox(Exception):
    """Strangers' code cannot be run safely here."""


@dataclass(frozen=True)
class Options:
    """How a template is made. Equal options share one."""

    sandbox: bool = True
    bounds: Bounds = field(default_factory=Bounds)
    preload: tuple[str, ...] = ()
    public: tuple[str, ...] = ()  # cells that students see: workers may remember having run them
    tests: tuple[str, ...] = ()  # the instructor's notebook: judges may, and workers may not


class Sandbox:
    """A template and the wall around it, for all threads of this process."""

    def __init__(self, options: Options) -> None:
        self.options = options
        _sweep()
        self._folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        self._address = self._folder / "socket"
        self._groups: list[Path] = []
        self._errors = open(self._folder / "errors", "w+b")  # noqa: SIM115  (closed in close)
        fcntl.flock(self._errors, fcntl.LOCK_EX)  # says that somebody is here
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)
        self._start()

    def _start(self) -> None:
        self._address.unlink(missing_ok=True)
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listener.bind(str(self._address))
        listener.listen(64)
        listener.set_inheritable(True)
        options, work = self.options, "/run/judges" if self.options.sandbox else str(self._folder)
        if options.sandbox and not self._groups:
            self._groups = list(make_groups())
        inside = [f"/run/dpedu/{number}" for number in range(len(self._groups))]
        fonts = _fonts()
        given = {
            "listen": listener.fileno(),
            "bounds": asdict(options.bounds),
            "sandbox": options.sandbox,
            "groups": inside,
            "work": work,
            "preload": list(options.preload),
            "warm": list(options.public),
            "fonts": fonts.name if fonts else "",
        }
        here = Path(__file__).resolve().parents[2]
        place = "/opt/dpedu" if options.sandbox else str(here.parent)
        program = (
            f"import sys; sys.path.insert(0, {place!r})\n"
            "from dpedu.grading.sandbox.template import main; main()"
        )
        command = [sys.executable, "-I", "-c", program]
        environment = {
            "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "HOME": "/run" if options.sandbox else str(self._folder),
            "USER": "student",
            "OPENBLAS_NUM_THREADS": "1",
            "OMP_NUM_THREADS": "1",
            "MKL_NUM_THREADS": "1",
            "MPLBACKEND": "module://matplotlib_inline.backend_inline",
            "MPLCONFIGDIR": "/run/matplotlib" if options.sandbox else str(self._folder / "mpl"),
            "IPYTHONDIR": "/run/ipython" if options.sandbox else str(self._folder / "ipython"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NBGRADER_EXECUTION": "autograde",
        }
        passed = [listener.fileno()]
        with contextlib.ExitStack() as stack:
            if options.sandbox:
                users = stack.enter_context(_users())
                passed += users
                command = [*_bubblewrap(here, self._groups, inside, users, fonts), "--", *command]
            try:
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                    pass_fds=passed,
                    env=environment,
                    start_new_session=True,
                )
            except FileNotFoundError:
                raise NoSandbox(HOW.format(why="bubblewrap (bwrap) is not installed")) from None
            finally:
                listener.close()
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.write(json.dumps(given).encode() + b"\n")
                self._process.stdin.flush()
            said = self._process.stdout.readline()
        if said != b"ready\n":
            self._process.wait()
            raise NoSandbox(HOW.format(why=self.said() or "bubblewrap ended at once"))
        if options.tests:
            self._warm(list(options.tests))

    def _warm(self, tests: list[str]) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as talk:
            talk.connect(str(self._address))
            talk.send(b"warm")
            _, ends, _, _ = socket.recv_fds(talk, 100, 1)
            channel = Channel(ends[0], ends[0])
            with contextlib.suppress(Gone, Late):
                channel.send(tests)
                channel.receive(time.monotonic() + 300)
            channel.close()

    def said(self) -> str:
        """The last line that came out of the sandbox on its error stream."""
        self._errors.flush()
        lines = Path(self._folder, "errors").read_text("utf-8", "replace").strip().splitlines()
        return lines[-1][:300] if lines else ""

    def connect(self) -> socket.socket:
        """A conversation with the template, which is started again if it has ended."""
        with self._lock:
            if self._process is None or self._process.poll() is not None:
                self._start()
            talk = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            talk.connect(str(self._address))
            return talk

    def close(self) -> None:
        """End everything."""
        with self._lock:
            atexit.unregister(self.close)
            if self._process is not None:
                assert self._process.stdin is not None
                assert self._process.stdout is not None
                self._process.stdin.close()
                try:
                    self._process.wait(5)
                except subprocess.TimeoutExpired:
                    self._process.kill()
                    self._process.wait()
                self._process.stdout.close()
                self._process = None
            self._errors.close()
            for group in self._groups:
                remove_group(group)
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def processes(self) -> int:
        """The number of the outermost process, for whoever measures."""
        assert self._process is not None
        return self._process.pid


def _sweep() -> None:
    """Remove the folders of runs that were killed: nobody holds them any more."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):
            if time.time() - folder.stat().st_mtime < JUST_MADE:
                continue
            with open(folder / "errors", "rb") as errors:
                fcntl.flock(errors, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)


_lock = threading.Lock()
_one: list[Sandbox] = []


def shared(options: Options) -> Sandbox:
    """The sandbox of this process: one, made anew if it has to be another."""
    with _lock:
        if _one and _one[0].options != options:
            _one.pop().close()
        if not _one:
            _one.append(Sandbox(options))
        return _one[0]


def close() -> None:
    """End the sandbox of this process."""
    with _lock:
        while _one:
            _one.pop().close()


def _bubblewrap(
    package: Path,
    groups: Sequence[Path],
    inside: Sequence[str],
    users: list[int],
    fonts: Path | None,
) -> list[str]:
    program = shutil.which("bwrap")
    if program is None:
        raise NoSandbox(HOW.format(why="bubblewrap (bwrap) is not installed"))
    command = [program, "--die-with-parent", "--new-session", "--cap-add", "ALL"]
    if users:
        command += ["--userns", str(users[0])]
    else:
        command += ["--unshare-user", "--uid", "0", "--gid", "0"]
    command += ["--unshare-pid", "--unshare-ipc", "--unshare-net", "--unshare-uts"]
    command += ["--unshare-cgroup-try", "--hostname", "notebook"]
    bound: dict[str, None] = {}
    for path in _SYSTEM:
        if os.path.islink(path):
            command += ["--symlink", os.readlink(path), path]
        elif os.path.isdir(path):
            bound[path] = None
    for path in (f"/etc/{name}" for name in _ETC):
        if os.path.exists(path):
            bound[path] = None
    for prefix in dict.fromkeys((sys.base_prefix, sys.prefix, os.path.realpath(sys.prefix))):
        if prefix != "/usr":
            for part in _PARTS:
                if os.path.exists(os.path.join(prefix, part)):
                    bound[os.path.join(prefix, part)] = None
    command += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/dev/shm"]
    command += ["--size", str(16 * 2**20), "--perms", "0755", "--tmpfs", "/tmp", "--dir", HOME]
    above = {
        str(each) for path in (*bound, "/opt/dpedu/x", "/run/x") for each in Path(path).parents
    }
    for path in sorted(above - {"/", "/tmp"}):
        if not any(Path(path).is_relative_to(each) for each in bound):
            command += ["--perms", "0755", "--dir", path]
    for path in bound:
        command += ["--ro-bind", path, path]
    command += ["--ro-bind", str(package), "/opt/dpedu/dpedu"]
    if fonts is not None:
        command += ["--ro-bind", str(fonts), "/run/fonts.json"]
    command += ["--size", str(256 * 2**20), "--perms", "0700", "--tmpfs", "/run/judges"]
    command += ["--tmpfs", "/run/dpedu"]
    for group, path in zip(groups, inside, strict=True):
        command += ["--bind", str(group), path]
    return command


@contextlib.contextmanager
def _users() -> Iterator[list[int]]:
    """For root: a space of users with one more in it, who owns nothing anywhere."""
    if os.getuid() != 0:
        yield []
        return
    ready, go = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.write(ready[1], b"." if _libc.unshare(0x10000000) == 0 else b"!")
        os.read(go[0], 1)
        os._exit(0)
    try:
        if os.read(ready[0], 1) != b".":
            raise NoSandbox(HOW.format(why="the system allows no user namespaces"))
        lines = f"0 0 1\n1000 {_OTHER_USER + os.getpid() % 1_000_000} 1\n"
        Path(f"/proc/{child}/gid_map").write_text(lines)
        Path(f"/proc/{child}/uid_map").write_text(lines)
        space = os.open(f"/proc/{child}/ns/user", os.O_RDONLY)
    except OSError as error:
        raise NoSandbox(HOW.format(why=f"no users could be mapped ({error})")) from None
    finally:
        os.write(go[1], b".")
        os.waitpid(child, 0)
        for end in (*ready, *go):
            os.close(end)
    try:
        yield [space]
    finally:
        os.close(space)


def _fonts() -> Path | None:
    """The list of fonts that matplotlib made here, so that the sandbox need not make it."""
    root = Path(os.environ.get("MPLCONFIGDIR") or Path.home() / ".cache" / "matplotlib")
    found = sorted(root.glob("fontlist-*.json"))
    return found[-1] if found else None
