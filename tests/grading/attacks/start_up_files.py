"""Start-up files of IPython, Python and shells in the submission."""

FILES = {
    ".ipython/profile_default/startup/a.py": "raise SystemExit(0)",
    ".ipython/profile_default/ipython_config.py": "raise SystemExit(0)",
    "ipython_config.py": "raise SystemExit(0)",
    "nbgrader_config.py": "raise SystemExit(0)",
    "usercustomize.py": "raise SystemExit(0)",
    "conftest.py": "raise SystemExit(0)",
    ".env": "raise SystemExit(0)",
    "pyvenv.cfg": "raise SystemExit(0)",
}
