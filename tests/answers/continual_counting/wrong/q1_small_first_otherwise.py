# Places the small boxes first.
def prefix_boxes(t):
    out, start = [], 0
    for k in range(t.bit_length()):
        if t >> k & 1:
            out.append((start + 1, start + 2**k))
            start += 2**k
    return out
