# Walks down the tree and takes whole boxes.
def prefix_boxes(t):
    def inside(first, size):
        if first + size - 1 <= t:
            return [(first, first + size - 1)]
        if first > t:
            return []
        return inside(first, size // 2) + inside(first + size // 2, size // 2)

    return inside(1, 2 ** t.bit_length())
