"""JupyterLab in a folder, with settings and a home of its own."""

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

OWN = ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR", "HOME")


@contextlib.contextmanager
def jupyterlab(folder: Path, scratch: Path):
    """Its address, while it runs."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {name: str(scratch / name) for name in OWN}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    (scratch / "HOME").mkdir()
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
               "--IdentityProvider.token=", "--ServerApp.ip=127.0.0.1"]  # fmt: skip
    with open(scratch / "lab.log", "wb") as log:
        running = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/api", timeout=5).close()
                break
            assert running.poll() is None, (scratch / "lab.log").read_text()
            time.sleep(0.2)
        yield address
    finally:
        running.terminate()
        running.wait(30)
