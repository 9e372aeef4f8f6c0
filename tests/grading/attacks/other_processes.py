"""Other processes: their arguments, environments, memory and files."""

ANSWERS = {
    "q1": r"""
import os
for n in [d for d in os.listdir("/proc") if d.isdigit()]:
    for name in ("cmdline", "environ", "maps", "stat"):
        try: print(n, open(f"/proc/{n}/{name}", errors="replace").read()[:500])
        except OSError as error: print(n, error)
    try: print(os.listdir(f"/proc/{n}/fd"), os.listdir(f"/proc/{n}/root"))
    except OSError: pass
""",
}
