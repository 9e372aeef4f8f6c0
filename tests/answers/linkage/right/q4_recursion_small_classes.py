# Recursion small classes.
def anonymise(ages, k):
    v = sorted(ages)

    def solve(start):
        """The least loss from here on, and the class of each place."""
        left = len(v) - start
        if left == 0:
            return 0, []
        found = (math.inf, [])
        for size in range(k, min(left, 2 * k - 1) + 1):  # larger ones can be cut in two
            width = v[start + size - 1] - v[start]
            loss, rest = solve(start + size)
            found = min(found, (loss + size * width, [(v[start], v[start] + width)] * size + rest))
        return found

    told = {}
    for age, interval in zip(v, solve(0)[1]):
        told.setdefault(age, []).append(interval)
    return [told[age].pop() for age in ages]
