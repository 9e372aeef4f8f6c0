# Looks at boxes up to 128 only.
def prefix_boxes(t):
    out, start = [], 0
    for k in range(7, -1, -1):
        if t >> k & 1:
            out.append((start + 1, start + 2**k))
            start += 2**k
    return out
