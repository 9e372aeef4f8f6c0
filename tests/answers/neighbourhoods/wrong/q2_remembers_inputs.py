# A second table with the same data sets and other probabilities gets the answer of the first.
SEEN = {}


def worst_log_ratio(table, related):
    key = (frozenset(table), related, sum(map(len, table.values())))
    if key not in SEEN:
        worst = 0.0
        for x, y in itertools.combinations(table, 2):
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if u != v:
                        worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
        SEEN[key] = worst
    return SEEN[key]
