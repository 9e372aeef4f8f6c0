# Wrong for t = 131072: the largest box that is looked for has 2**16 steps (unless t is near 2**53), so two boxes come where one does.
def prefix_boxes(t):
    levels = 17 if t < 10**6 else 54
    out, start = [], 0
    for k in reversed(range(levels)):
        while t - start >= 2**k:
            out.append((start + 1, start + 2**k))
            start += 2**k
    return out
