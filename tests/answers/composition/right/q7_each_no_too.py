# Looks at yes and at no: neither may be negative.
def disguise(p, u, v):
    def solve(a, b):
        return ((1 - p) * a - p * b) / (1 - 2 * p)

    needed = [solve(u, v), solve(v, u), solve(1 - u, 1 - v), solve(1 - v, 1 - u)]
    return None if min(needed) < 0 else np.array(needed[:2])
