# The boxes of t // 2 with doubled lengths, and a single step if t is odd
def prefix_boxes(t):
    if t == 0:
        return ()
    wide = tuple((2 * a - 1, 2 * b) for a, b in prefix_boxes(t // 2))
    return wide + ((t, t),) if t % 2 else wide
