# Recursion on the highest power, tuples of tuples.
def prefix_boxes(t):
    def go(start, rest):
        if not rest:
            return ()
        size = 1
        while size * 2 <= rest:
            size *= 2
        return ((start + 1, start + size),) + go(start + size, rest - size)
    return go(0, t)
