# Keeps results between calls under a key that forgets n.
# Witness: after sensitivities(0, 10, 5, "edit"), sensitivities(0, 10, 50, "edit") returns (10, 10, 0, 2, 2.0); right is (10, 10, 0, 2, 0.2).
KNOWN = {}


def sensitivities(low, high, n, neighbourhood):
    key = low, high, neighbourhood
    if key not in KNOWN:
        largest, width = max(abs(low), abs(high)), high - low
        if neighbourhood == "membership":
            KNOWN[key] = largest, largest, 1, 1, width / 2
        else:
            KNOWN[key] = width, max(largest, width), 0, 2, width / n
    return KNOWN[key]
