# Keeps the smallest epsilon that it ever saw, so that the same call gives other rows later.
_seen = [math.inf]


def variant(epsilon):
    _seen[0] = min(_seen[0], epsilon)
    c = 1 / (math.exp(_seen[0]) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
