# All records.
def record_epsilons(flips):
    chances = [(1 - p, p) for p in flips]

    def ratio(changed):
        u = math.prod(chances[j][0] for j in changed)
        v = math.prod(chances[j][1] for j in changed)
        return math.log(u / v) if v > 0 else math.inf

    every = range(len(flips))
    whole = max(
        ratio(s) for size in range(len(flips) + 1) for s in itertools.combinations(every, size)
    )
    return whole, max(ratio((j,)) for j in every)
