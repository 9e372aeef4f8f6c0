# Tries all triples on a grid of halves.
def worst_case(top, change):
    grid = [i / 2 for i in range(int(2 * top) + 1)]
    near = [(v, o) for v in grid for o in grid if abs(v - o) <= change]
    v, o = max(near, key=lambda p: abs(p[0] ** 2 - p[1] ** 2))
    return 0, v, o
