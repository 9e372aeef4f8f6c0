# Recursion on the part behind the largest box
def prefix_boxes(t, start=0):
    if t == start:
        return []
    size = 1
    while 2 * size <= t - start:
        size *= 2
    return [(start + 1, start + size)] + prefix_boxes(t, start + size)
