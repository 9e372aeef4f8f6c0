"""A PostgreSQL of the tests' own: in a temporary folder, on a socket there, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

PLACES = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt"]


def binaries():
    """The folder of PostgreSQL's programs, of the newest version; None if it is not installed."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).parent
    servers = [path for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    return max(servers, key=lambda path: path.parts).parent if servers else None


def user():
    """PostgreSQL refuses to run as root: then it runs as the user that its package makes."""
    return "postgres" if os.geteuid() == 0 else None


@contextmanager
def server():
    """The address of a database, for SQLAlchemy, as long as the block runs."""
    programs = binaries()
    # A short path: that of a socket may have about a hundred characters.
    folder = Path(tempfile.mkdtemp(prefix="dpedu-pg-", dir="/tmp"))
    data = folder / "data"
    try:
        if user():
            shutil.chown(folder, user())
        run(programs / "initdb", "-D", data, "-U", "dpedu", "-A", "trust", "-E", "UTF8",
            "--locale=C.UTF-8", "--no-sync")  # fmt: skip
        options = f"-c listen_addresses='' -k {folder} -c max_connections=60 -c fsync=off"
        run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://dpedu@/postgres?host={folder}"
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def restart(address):
    """Stop a server in the middle of whatever it does, and start it again."""
    folder = Path(address.rpartition("host=")[2])
    program, data = binaries() / "pg_ctl", folder / "data"
    run(program, "-D", data, "-l", folder / "log", "-m", "immediate", "-w", "restart")


def run(*command):
    subprocess.run(
        list(map(str, command)), user=user(), cwd="/", check=True, timeout=120,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
