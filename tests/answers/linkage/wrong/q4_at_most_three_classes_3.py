# Wrong for k = 1 and ten different ages: at most three classes are made.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    best = None
    for classes in (1, 2, 3):
        for cuts in itertools.combinations(range(1, n), classes - 1):
            ends = [0, *cuts, n]
            if min(b - a for a, b in zip(ends, ends[1:])) < k:
                continue
            told = [None] * n
            for a, b in zip(ends, ends[1:]):
                for i in order[a:b]:
                    told[i] = (ages[order[a]], ages[order[b - 1]])
            loss = sum(h - l for l, h in told)
            if best is None or loss < best[0]:
                best = loss, told
    return best[1]
