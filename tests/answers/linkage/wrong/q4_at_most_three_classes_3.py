# Wrong for k = 1 and ten different ages: at most three classes are made.
def anonymise(ages, k):
    from functools import lru_cache

    people = sorted((age, i) for i, age in enumerate(ages))
    n = len(people)

    @lru_cache(maxsize=None)
    def go(start):
        if start == n:
            return 0, ()
        options = []
        for size in range(k, min(2 * k, n - start + 1)):
            rest = go(start + size)
            if rest is not None:
                width = people[start + size - 1][0] - people[start][0]
                options.append((size * width + rest[0], (size, *rest[1])))
        return min(options) if options else None

    out, at = {}, 0
    for size in go(0)[1]:
        block = people[at : at + size]
        for _, i in block:
            out[i] = [float(block[0][0]), float(block[-1][0])]
        at += size
    return tuple(out[i] for i in range(n))
