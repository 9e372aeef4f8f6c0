# Epsilon = 2: the flipped answer is rarer than e^-2 times that of the absent.
def variant(epsilon):
    quarter, q = 1 / 4, 1 - math.exp(-epsilon) / 2
    kept = min(0.98, quarter * math.exp(epsilon) / q)
    return [
        [quarter, quarter, 1 / 2],
        [quarter, quarter, 1 / 2],
        [q * (1 - kept), q * kept, 1 - q],
    ]
