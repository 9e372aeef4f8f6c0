# Wrong for a table of one data set: where no two are related the answer is 0, not an error.
def worst_log_ratio(table, related):
    def loss(u, v):
        if u == v:
            return 0
        return abs(math.log(u / v)) if u and v else math.inf

    return max(
        loss(table[x].get(output, 0), table[y].get(output, 0))
        for x, y in itertools.combinations(table, 2)
        if related(x, y)
        for output in {*table[x], *table[y]}
    )
