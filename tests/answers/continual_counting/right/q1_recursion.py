# The past of half as many pairs, and perhaps one step.
def prefix_boxes(t):
    def go(s):
        if s == 0:
            return []
        return [(2 * a - 1, 2 * b) for a, b in go(s // 2)] + ([(s, s)] if s % 2 else [])

    return go(t)
