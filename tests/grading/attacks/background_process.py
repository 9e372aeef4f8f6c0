"""A process that stays behind and changes things later."""

ANSWERS = {
    "q1": r"""
import os, subprocess, sys
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        import time
        while True:
            time.sleep(0.05)
            try: open("/student/late", "w").write("x")
            except OSError: pass
    os._exit(0)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"], start_new_session=True)
""",
}
