# The extreme changes of utility of each pair and the ratio of the sums are enough.
def worst_ratio(table, base):
    def total(row):
        return sum((base**u for u in row), Fraction(0))

    found = []
    for before, after in itertools.pairwise(table):
        changes = [v - u for u, v in zip(before, after)]
        sums = total(before) / total(after)
        up, down = base ** max(changes) * sums, base ** -min(changes) / sums
        found += [up, down]
    return max(found)
