# By numpy matrix.
def sampled_table(table, rate):
    sets = sorted(table, key=lambda x: (len(x), x))
    outputs = list(next(iter(table.values())))
    place = {x: i for i, x in enumerate(sets)}
    old = np.array([[table[x][a] for a in outputs] for x in sets], dtype=object)
    mix = np.full((len(sets), len(sets)), Fraction(0), dtype=object)
    for x in sets:
        for coins in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod([rate if c else 1 - rate for c in coins], start=Fraction(1))
            mix[place[x], place[tuple(itertools.compress(x, coins))]] += chance
    new = mix.dot(old)
    return {x: dict(zip(outputs, new[place[x]].tolist())) for x in sets}
