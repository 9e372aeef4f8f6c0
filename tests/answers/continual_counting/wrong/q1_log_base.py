# Takes the logarithm to base 2 as a float, which is rounded up just below a power.
def prefix_boxes(t):
    start, out = 0, []
    while start < t:
        size = 2 ** int(math.log(t - start, 2))
        out.append((start + 1, start + size))
        start += size
    return out
