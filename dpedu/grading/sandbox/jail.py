"""The inner wall: what a process does to itself before a student's code runs in it.

Inside bubblewrap, every submission gets spaces of its own: processes, files, network, messages,
users. No privilege is left when this is done, and none can be had again.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import resource
import signal
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

HOME = "/student"
_libc = ctypes.CDLL(None, use_errno=True)
_NEWNS, _NEWUTS, _NEWIPC, _NEWUSER = 0x00020000, 0x04000000, 0x08000000, 0x10000000
_NEWPID, _NEWNET, _NEWCGROUP = 0x20000000, 0x40000000, 0x02000000
_NOSUID, _NODEV, _NOEXEC, _RDONLY = 2, 4, 8, 1
_REC, _PRIVATE = 0x4000, 0x40000
_DETACH = 2
_PDEATHSIG, _DUMPABLE, _SECCOMP, _CAPBSET_DROP, _NO_NEW_PRIVS = 1, 4, 22, 24, 38


UNTOUCHED = 64  # times the memory that may be asked for, if it is never touched


class NoJail(OSError):
    """A wall could not be built. Nothing of a student's runs then."""


@dataclass(frozen=True)
class Bounds:
    """How much one submission may use."""

    memory: int = 1024  # MiB on top of what the process has when it begins
    processes: int = 64
    files: int = 256  # open at a time
    disk: int = 64  # MiB, in memory


def _check(result: int, what: str) -> None:
    if result != 0:
        raise NoJail(ctypes.get_errno(), f"{what}: {os.strerror(ctypes.get_errno())}")


def leave_others() -> None:
    """New spaces, for this process's files and messages and for the processes it starts."""
    flags = _NEWNS | _NEWUTS | _NEWIPC | _NEWPID | _NEWNET | _NEWCGROUP
    _check(_libc.unshare(flags), "unshare")


def _mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    given = (source.encode(), target.encode(), kind.encode(), flags, options.encode())
    _check(_libc.mount(*given), f"mount {target}")


def close_in(bounds: Bounds, *, keep: set[int], groups: list[str]) -> None:
    """Build all walls around this process, the first of its process space."""
    kinds = ("memory.max", "memory.limit_in_bytes")
    counted = any(Path(group, kind).exists() for group in groups for kind in kinds)
    for group in groups:
        Path(group, "cgroup.procs").write_text("0")
    _check(_libc.mount(None, b"/", None, _REC | _PRIVATE, None), "mount /")
    _check(_libc.umount2(b"/run/dpedu", _DETACH), "umount")  # where the groups are
    room = f"size={bounds.disk}m,nr_inodes=20000"
    if not Path(sys.prefix).is_relative_to("/tmp"):
        _mount("tmpfs", "/tmp", "tmpfs", _NOSUID | _NODEV, f"{room},mode=1777")
    _mount("tmpfs", "/dev/shm", "tmpfs", _NOSUID | _NODEV, "size=16m,mode=1777")
    _libc.umount2(b"/dev/pts", _DETACH)  # it is one for all workers: terminals would be too
    _mount("tmpfs", HOME, "tmpfs", _NOSUID | _NODEV, f"{room},mode=0777")
    _mount("proc", "/proc", "proc", _NOSUID | _NODEV | _NOEXEC)
    _libc.sethostname(b"notebook", 8)
    Path("/proc/self/oom_score_adj").write_text("1000")
    _become_nobody()
    os.chdir(HOME)
    _close_all_but(keep)
    _limit(bounds, counted=counted)
    drop_privileges()
    _filter_calls()


def close_loosely(bounds: Bounds, *, keep: set[int], folder: str) -> None:
    """What can be done without a sandbox: limits, and a folder of its own."""
    os.setsid()
    os.makedirs(folder)
    os.chdir(folder)
    _close_all_but(keep)
    _limit(bounds)
    _check(_libc.prctl(_PDEATHSIG, signal.SIGKILL, 0, 0, 0), "prctl")


def _become_nobody() -> None:
    if len(Path("/proc/self/uid_map").read_text().splitlines()) > 1:  # there is a user to become
        os.setgroups([])
        os.setresgid(1000, 1000, 1000)
        os.setresuid(1000, 1000, 1000)
        _check(_libc.prctl(_DUMPABLE, 1, 0, 0, 0), "prctl")
    user, group = os.getuid(), os.getgid()
    _check(_libc.unshare(_NEWUSER), "unshare user")
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"1000 {user} 1")
    Path("/proc/self/gid_map").write_text(f"1000 {group} 1")
    Path("/proc/sys/user/max_user_namespaces").write_text("0")


def _close_all_but(keep: set[int]) -> None:
    nothing = os.open("/dev/null", os.O_RDWR)
    for end in range(3):
        os.dup2(nothing, end)
    place = 3
    for end in sorted(keep):
        os.closerange(place, end)
        place = end + 1
    os.closerange(place, 65536)
    for end in keep:
        os.set_inheritable(end, False)


def _limit(bounds: Bounds, *, counted: bool = False) -> None:
    """Limit this process. Where its group counts what is touched, more may be asked for."""
    now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    size = now + bounds.memory * 2**20 * (UNTOUCHED if counted else 1)
    limits = {
        resource.RLIMIT_AS: size,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: bounds.disk * 2**20,
        resource.RLIMIT_NOFILE: bounds.files,
        resource.RLIMIT_NPROC: bounds.processes,
        resource.RLIMIT_MEMLOCK: 65536,
        resource.RLIMIT_MSGQUEUE: 0,
        resource.RLIMIT_STACK: 8 * 2**20,
    }
    for which, most in limits.items():
        _, hard = resource.getrlimit(which)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(which, (most, most))


def drop_privileges() -> None:
    """Nothing is allowed any more, and nothing can be allowed again."""
    for capability in range(64):
        _libc.prctl(_CAPBSET_DROP, capability, 0, 0, 0)
    header = struct.pack("=II", 0x20080522, 0)
    nothing = struct.pack("=IIIIII", 0, 0, 0, 0, 0, 0)
    _check(_libc.capset(header, nothing), "capset")
    _check(_libc.prctl(_NO_NEW_PRIVS, 1, 0, 0, 0), "prctl")
    _check(_libc.prctl(_PDEATHSIG, signal.SIGKILL, 0, 0, 0), "prctl")


# Calls of the kernel that no notebook needs, by their numbers: x86-64, then the rest of the world.
_CALLS = {
    "socket": (41, 198), "ptrace": (101, 117), "mount": (165, 40), "umount2": (166, 39),
    "pivot_root": (155, 41), "chroot": (161, 51), "setns": (308, 268), "unshare": (272, 97),
    "keyctl": (250, 219), "add_key": (248, 217), "request_key": (249, 218), "bpf": (321, 280),
    "perf_event_open": (298, 241), "userfaultfd": (323, 282), "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426), "io_uring_register": (427, 427), "kexec_load": (246, 104),
    "init_module": (175, 105), "finit_module": (313, 273), "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271), "open_by_handle_at": (304, 265), "fsopen": (430, 430),
    "fsmount": (432, 432), "move_mount": (429, 429), "open_tree": (428, 428),
    "mount_setattr": (442, 442), "swapon": (167, 224), "reboot": (169, 142), "acct": (163, 89),
    "personality": (135, 92), "quotactl": (179, 60), "fanotify_init": (300, 262),
}  # fmt: skip


def _filter_calls() -> None:
    """Refuse rare calls of the kernel: those are where its own faults are found."""
    machine = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}.get(platform.machine())
    if machine is None:
        return
    column, architecture = machine
    numbers = sorted(each[column] for each in _CALLS.values())
    load_architecture, load_number = (0x20, 0, 0, 4), (0x20, 0, 0, 0)
    refuse, allow = (0x06, 0, 0, 0x00050000 | 1), (0x06, 0, 0, 0x7FFF0000)
    program = [load_architecture, (0x15, 1, 0, architecture), (0x06, 0, 0, 0x80000000), load_number]
    if column == 0:
        program.append((0x35, len(numbers) + 1, 0, 0x40000000))  # calls of the x32 kind
    for place, number in enumerate(numbers):
        program.append((0x15, len(numbers) - place, 0, number))
    program += [allow, refuse]
    raw = b"".join(struct.pack("=HBBI", *each) for each in program)
    kept = ctypes.create_string_buffer(raw, len(raw))
    filled = struct.pack("@HxxxxxxP", len(program), ctypes.addressof(kept))
    _check(_libc.prctl(_SECCOMP, 2, filled, 0, 0), "seccomp")
