# The absent answer evenly; a 0 and a 1 lean to their own output, four outputs in all.
def variant(epsilon):
    up = math.exp(min(epsilon, 1)) - 1
    lean = min(up, 1 - math.exp(-epsilon)) / 4
    quarter = 1 / 4
    return [
        [quarter] * 4,
        [quarter + lean, quarter - lean, quarter, quarter],
        [quarter, quarter, quarter + lean, quarter - lean],
    ]
