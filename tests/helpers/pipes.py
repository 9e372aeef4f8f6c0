"""What an attempt to cheat needs to write to every pipe of its process."""

PIPES = r"""
import json, os, struct
def frame(message):
    text = json.dumps(message).encode()
    body = struct.pack("!II", len(text), 0) + text
    return struct.pack("!I", len(body)) + body
def pipes():
    for n in map(int, os.listdir("/proc/self/fd")):
        try:
            if "pipe" in os.readlink(f"/proc/self/fd/{n}"): yield n
        except OSError: pass
def send(data):
    for n in pipes():
        try: os.write(n, data)
        except OSError: pass
"""
