# Wrong where outputs are named in another order: the probabilities are paired by place.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for u, v in itertools.zip_longest(table[x].values(), table[y].values(), fillvalue=0):
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
