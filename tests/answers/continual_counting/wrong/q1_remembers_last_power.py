# Goes on from the last power of two it was asked for, though the two boxes may not be the fewest any more
# Witness: called for 8 before 20; (prefix_boxes(8), prefix_boxes(20))[1] gives [(1, 8), (9, 16), (17, 20)], right is [(1, 16), (17, 20)]
_known = {}


def prefix_boxes(t):
    start = max([k for k in _known if k <= t], default=0)
    boxes = list(_known.get(start, []))
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        boxes.append((start + 1, start + size))
        start += size
    if t & (t - 1) == 0:
        _known[t] = list(boxes)
    return boxes
