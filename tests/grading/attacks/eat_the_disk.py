"""All the disk, with one large file and with many small ones."""

ANSWERS = {
    "q1": r"""
import os
for folder in ("/student", "/tmp", "/dev/shm", "/var/tmp", "/run"):
    try:
        with open(folder + "/large", "wb") as f:
            while True: f.write(b"x" * 10**6)
    except OSError as error: print(folder, error)
    try:
        for n in range(10**6): open(f"{folder}/{n}", "w").close()
    except OSError as error: print(folder, error)
""",
}
