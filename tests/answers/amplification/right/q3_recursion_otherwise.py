# Decides person after person.
def sampled_table(table, rate):
    def go(chosen, rest, a):
        if not rest:
            return table[chosen][a]
        return (1 - rate) * go(chosen, rest[1:], a) + rate * go(chosen + rest[:1], rest[1:], a)

    return {x: {a: go((), x, a) for a in row} for x, row in table.items()}
