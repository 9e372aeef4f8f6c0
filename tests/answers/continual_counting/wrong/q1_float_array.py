# Wrong for t above 2**53: the ends are rounded to floats before they become whole again.
def prefix_boxes(t):
    powers = 2.0 ** np.arange(59, -1, -1)
    digits = np.array([int(d) for d in f"{t:060b}"])
    sizes = powers[digits == 1]
    lasts = np.cumsum(sizes)
    return [(int(last - size) + 1, int(last)) for size, last in zip(sizes, lasts)]
