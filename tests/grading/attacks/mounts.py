"""Mounts, new roots and namespaces."""

ANSWERS = {
    "q1": r"""
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
done = [libc.mount(b"proc", b"/student", b"proc", 0, None), libc.mount(b"/", b"/student", None, 4096, None),
        libc.chroot(b"/student"), libc.umount2(b"/opt/dpedu/dpedu", 2)]
done += [libc.unshare(flag) for flag in (0x10000000, 0x20000, 0x10000000 | 0x20000)]
done += [libc.setns(os.open("/proc/1/ns/" + n, os.O_RDONLY), 0) for n in ("mnt", "pid", "net")]
print("DONE" if 0 in done else "refused", done)
""",
}
