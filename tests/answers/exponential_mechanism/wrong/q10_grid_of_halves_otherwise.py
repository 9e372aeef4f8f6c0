# Searches a grid of halves, on which the ends of the range need not lie.
def worst_case(top, change):
    grid = [i / 2 for i in range(int(2 * top) + 1)]
    if len(grid) > 60:
        grid = grid[:30] + grid[-30:]
    triples = [
        (abs((v - a) ** 2 - (w - a) ** 2), a, v, w)
        for a in (grid[0], grid[-1])
        for v in grid
        for w in grid
        if abs(v - w) <= change
    ]
    return max(triples)[1:]
