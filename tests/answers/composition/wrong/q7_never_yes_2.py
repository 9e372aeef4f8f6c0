# Returns None if both numbers are 0, as for u = v = 0.
def disguise(p, u, v):
    q = 1 - p
    pair = (q * u - p * v) / (q - p), (q * v - p * u) / (q - p)
    possible = all(0 <= r <= 1 for r in pair)
    return pair if possible and any(pair) else None
