# Goes through the outputs, and for each through the related pairs.
def worst_log_ratio(table, related):
    pairs = [(x, y) for x in table for y in table if related(x, y)]
    losses = [0.0]
    for a in {a for row in table.values() for a in row}:
        for x, y in pairs:
            u, v = table[x].get(a, 0), table[y].get(a, 0)
            if u > v == 0:
                losses.append(math.inf)
            elif u > v:
                losses.append(math.log(u) - math.log(v))
    return max(losses)
