"""All the memory."""

ANSWERS = {
    "q1": r"""
kept = []
while True: kept.append(bytearray(10**7))
""",
}
