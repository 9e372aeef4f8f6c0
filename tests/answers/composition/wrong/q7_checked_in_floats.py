# Wrong where a probability is exactly 0 or 1: 3/10, 7/25, 3/25 gives None and not (2/5, 0).
def disguise(p, u, v):
    a, b, c = float(p), float(u), float(v)
    if not 0 <= (b - a * b - a * c) / (1 - 2 * a) <= 1:
        return None
    if not 0 <= ((1 - a) * c - a * b) / (1 - 2 * a) <= 1:
        return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
