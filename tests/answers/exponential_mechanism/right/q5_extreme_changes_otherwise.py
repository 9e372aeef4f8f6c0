# Only the candidates with the largest rise and the largest fall can be the worst.
def worst_ratio(table, base):
    def total(row):
        return sum(n * base**u for u, n in [(u, row.count(u)) for u in set(row)])

    def pair(before, after):
        changes = [v - u for u, v in zip(before, after)]
        sums = total(before) / total(after)
        return max(base ** max(changes) * sums, 1 / (base ** min(changes) * sums))

    return max(itertools.starmap(pair, itertools.pairwise(table)))
