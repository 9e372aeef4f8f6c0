# One comprehension over ordered pairs.
def least_kappa(table, related):
    return max(
        (
            math.fsum(float(u) * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.permutations(table, 2)
            if related(x, y)
        ),
        default=0.0,
    )
