# The middle stays, and the gap is stretched.
def disguise(p, u, v):
    middle, gap = (u + v) / 2, (u - v) / (2 - 4 * p)
    pair = middle + gap, middle - gap
    return None if any(r != min(max(r, 0), 1) for r in pair) else pair
