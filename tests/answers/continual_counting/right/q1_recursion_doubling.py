# The boxes of t are those of t // 2 stretched by two, and a single step if t is odd.
def prefix_boxes(t):
    if t == 0:
        return []
    wide = [(2 * a - 1, 2 * b) for a, b in prefix_boxes(t // 2)]
    return wide + [(t, t)] if t % 2 else wide
