# Wrong where the pair with the largest total variation is not the one with the largest KL.
def least_kappa(table, related):
    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    if not pairs:
        return 0
    x, y = max(
        pairs,
        key=lambda pair: sum(abs(table[pair[0]][a] - table[pair[1]][a]) for a in table[pair[0]]),
    )
    return max(
        sum(u * math.log(u / table[t][a]) for a, u in table[s].items()) for s, t in ((x, y), (y, x))
    )
