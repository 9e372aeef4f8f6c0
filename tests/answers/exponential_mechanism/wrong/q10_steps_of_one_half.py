# Only multiples of 1/2 are tried, which misses the worst case for change = 0.3.
def worst_case(top, change):
    """An answer and two values in [0, top], `change` apart, whose squared errors differ the most."""
    grid = np.arange(0, top + 1e-9, 0.5).tolist()
    triples = (
        (answer, value, other)
        for answer in (grid[0], grid[-1])
        for value in grid
        for other in grid
        if abs(value - other) <= change
    )
    return max(triples, key=lambda s: abs((s[1] - s[0]) ** 2 - (s[2] - s[0]) ** 2))
