"""Connections to the world, the loopback interface and its servers."""

ANSWERS = {
    "q1": r"""
import socket
for address in (("127.0.0.1", 5432), ("127.0.0.1", 8888), ("10.0.2.2", 80), ("::1", 22)):
    try:
        s = socket.socket(socket.AF_INET6 if ":" in address[0] else socket.AF_INET)
        s.settimeout(1); s.connect(address); print("CONNECTED", address)
    except OSError as error: print(error)
try:
    u = socket.socket(socket.AF_UNIX); u.bind("\0shared"); print("BOUND")
except OSError as error: print(error)
""",
}
