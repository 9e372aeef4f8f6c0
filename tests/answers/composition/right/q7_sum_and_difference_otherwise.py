# The sum of both is u + v and the difference (v - u)/(1 - 2p).
def disguise(p, u, v):
    gap = (v - u) / (1 - 2 * p)
    pair = [(u + v - gap) / 2, (u + v + gap) / 2]
    if any(r < 0 or r > 1 for r in pair):
        return None
    return pair
