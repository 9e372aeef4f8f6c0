# Recursion over people: for each a coin, what was kept goes on.
def sampled_table(table, rate):
    def mix(kept, rest, a):
        if not rest:
            return table[kept][a]
        return (1 - rate) * mix(kept, rest[1:], a) + rate * mix(kept + rest[:1], rest[1:], a)

    return {x: {a: mix((), x, a) for a in row} for x, row in table.items()}
