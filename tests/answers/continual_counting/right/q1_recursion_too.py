# Another way: recursion.
def prefix_boxes(t):
    def after(start, size, rest):
        if rest == 0:
            return ()
        if size > rest:
            return after(start, size // 2, rest)
        return ((start + 1, start + size),) + after(start + size, size // 2, rest - size)

    return after(0, 2**60, t)
