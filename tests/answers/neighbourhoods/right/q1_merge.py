# Merges the two sorted tuples.
def group_bounds(x, y, epsilon):
    def walk(a, b):
        if not a or not b:
            return len(a) + len(b)
        if a[0] == b[0]:
            return walk(a[1:], b[1:])
        return 1 + (walk(a[1:], b) if a[0] < b[0] else walk(a, b[1:]))

    steps = walk(sorted(x), sorted(y))
    return epsilon * steps, math.inf if len(x) - len(y) else Fraction(steps, 2) * Fraction(epsilon)
