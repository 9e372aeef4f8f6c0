"""The environment changed for processes that come later."""

ANSWERS = {
    "q1": r"""
import os
os.environ.update(PYTHONSTARTUP="/student/evil.py", PYTHONPATH="/student", LD_PRELOAD="/student/evil.so", PATH="/student")
for name in ("sitecustomize.py", "usercustomize.py", ".bashrc", ".pythonrc", "ipython_config.py"):
    open(os.path.join(os.path.expanduser("~"), name), "w").write("raise SystemExit")
""",
}
