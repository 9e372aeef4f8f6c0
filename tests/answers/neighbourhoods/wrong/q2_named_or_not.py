# A zero that one data set names and the other leaves out: taken for a proof.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            if set(table[x]) != set(table[y]):
                return math.inf
            for a, u in table[x].items():
                v = table[y][a]
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
