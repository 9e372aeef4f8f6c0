# Pairs once only, and the largest of a generator.
def worst_log_ratio(table, related):
    def log(u):
        return math.log(u) if u else -math.inf

    return max(
        (
            abs(log(table[x].get(a, 0)) - log(table[y].get(a, 0)))
            for x, y in itertools.combinations(table, 2)
            if related(x, y)
            for a in {**table[x], **table[y]}
            if table[x].get(a, 0) or table[y].get(a, 0)
        ),
        default=0,
    )
