# The list of a t is kept between calls and extended again, so the second call for the same t has every box twice. Input: 13, called twice.
_seen = {}


def prefix_boxes(t):
    boxes = _seen.setdefault(t, [])
    start = 0
    for k in range(t.bit_length() - 1, -1, -1):
        if t >> k & 1:
            boxes.append((start + 1, start + 2**k))
            start += 2**k
    return boxes
