# Wrong for t = 2**49 - 1: math.log2 rounds up to 49.0, so the box is longer than the past (right: 49 boxes, the first 1 to 2**48).
def prefix_boxes(t):
    if t > 2**53:
        return [(1, 2**53)] + [(a + 2**53, b + 2**53) for a, b in prefix_boxes(t - 2**53)]
    out, start = [], 0
    while start < t:
        size = 2 ** int(math.log2(t - start))
        size = min(size, t - start)
        out.append((start + 1, start + size))
        start += size
    return out
