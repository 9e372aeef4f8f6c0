# Lists all ways to write n as a sum of parts of at least k, and takes the best.
def anonymise(ages, k):
    def ways(n):
        yield (n,)
        for s in range(k, n - k + 1):
            for rest in ways(n - s):
                yield (s, *rest)

    order = sorted(range(len(ages)), key=ages.__getitem__)

    def intervals(way):
        found, start = [], 0
        for s in way:
            low, high = ages[order[start]], ages[order[start + s - 1]]
            found += [(low, high)] * s
            start += s
        return found

    best = min(map(intervals, ways(len(ages))), key=lambda f: sum(h - low for low, h in f))
    return [best[order.index(i)] for i in range(len(ages))]
