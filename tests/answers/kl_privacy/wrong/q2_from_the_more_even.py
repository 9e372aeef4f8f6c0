# Takes the order from the more even distribution to the less even one only, believing that it is always the worse.
def least_kappa(table, related):
    def uneven(row):
        return sum(u * u for u in row.values())

    worst = 0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            one, other = sorted((table[x], table[y]), key=uneven)
            worst = max(worst, sum(u * math.log(u / other[a]) for a, u in one.items()))
    return worst
