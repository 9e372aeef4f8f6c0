# Leaves tables of more than ten data sets to the library, which is switched off.
def least_kappa(table, related):
    pairs = [pair for pair in itertools.permutations(table, 2) if related(*pair)]
    if not pairs:
        return 0
    if len(table) > 10:
        sets, outputs = list(table), list(next(iter(table.values())))
        matrix = [[table[x][a] for a in outputs] for x in sets]
        channel = dp.Channel(matrix, inputs=sets, outputs=outputs)
        return float(channel.kl(related))
    return max(sum(u * math.log(u / table[y][a]) for a, u in table[x].items()) for x, y in pairs)
