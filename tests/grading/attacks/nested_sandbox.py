"""Users and groups changed, set-user-id programs, capabilities."""

ANSWERS = {
    "q1": r"""
import os, subprocess
for do in (lambda: os.setuid(0), lambda: os.setgid(0), lambda: os.chown("/student", 0, 0), lambda: os.setgroups([0])):
    try: do(); print("DONE")
    except OSError as error: print(error)
for command in (["su", "-c", "id"], ["unshare", "-Ur", "id"], ["bwrap", "--ro-bind", "/", "/", "id"], ["mount"]):
    try: print(subprocess.run(command, capture_output=True, timeout=5).stdout[:100])
    except (OSError, subprocess.SubprocessError) as error: print(error)
""",
}
