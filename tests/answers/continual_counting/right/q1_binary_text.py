# Binary text.
def prefix_boxes(t):
    digits = f"{t:b}"
    sizes = [2 ** (len(digits) - 1 - i) for i, d in enumerate(digits) if d == "1"]
    lasts = list(itertools.accumulate(sizes))
    return tuple((last - size + 1, last) for size, last in zip(sizes, lasts))
