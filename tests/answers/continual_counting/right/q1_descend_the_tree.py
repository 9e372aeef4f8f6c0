# Descends in a tree over the next power of two: take the left half or go into it.
def prefix_boxes(t):
    t = int(t)

    def inside(first, size):
        if first > t:
            return ()
        if first + size - 1 <= t:
            return ([first, first + size - 1],)
        half = size // 2
        return inside(first, half) + inside(first + half, half)

    size = 1
    while size < t:
        size += size
    return inside(1, size)
