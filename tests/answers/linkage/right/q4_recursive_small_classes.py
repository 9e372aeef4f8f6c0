# Right: recursive small classes.
def anonymise(ages, k):
    from functools import lru_cache

    v = sorted(ages)
    n = len(v)

    @lru_cache(maxsize=None)
    def solve(start):
        if start == n:
            return 0, ()
        found = None
        for size in range(k, 2 * k):
            if start + size > n:
                break
            tail = solve(start + size)
            if tail is not None:
                loss = tail[0] + size * (v[start + size - 1] - v[start])
                if found is None or loss <= found[0]:
                    found = loss, (size, *tail[1])
        return found

    pool, at = {}, 0
    for size in solve(0)[1]:
        for age in v[at : at + size]:
            pool.setdefault(age, []).append([v[at], v[at + size - 1]])
        at += size
    return tuple(pool[age].pop() for age in ages)
