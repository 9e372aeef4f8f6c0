# Unordered pairs, logarithm of 0 taken as minus infinity, generator with a default.
def worst_log_ratio(table, related):
    def log(u):
        return math.log(u) if u else -math.inf

    return max(
        (
            abs(log(one.get(a, 0)) - log(other.get(a, 0)))
            for (x, one), (y, other) in itertools.combinations(table.items(), 2)
            if related(x, y)
            for a in [*one, *other]
            if one.get(a, 0) != other.get(a, 0)
        ),
        default=0,
    )
