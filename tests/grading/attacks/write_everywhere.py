"""Files changed outside: the gradebook, sources, releases, classmates."""

ANSWERS = {
    "q1": r"""
import glob, os, sys
import dpedu
done = []
for folder in ("..", "../..", "../../..", "/", "/opt/dpedu/dpedu", os.path.dirname(dpedu.__file__), sys.prefix, "/usr/bin", "/run", "/etc"):
    for name in ("gradebook.db", "hacked.txt", "source/bank/bank.ipynb", "sitecustomize.py"):
        try:
            open(os.path.join(folder, name), "a").write("HACKED"); done.append((folder, name))
        except OSError: pass
print(done)
""",
}
